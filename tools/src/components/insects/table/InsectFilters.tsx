import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { INSECT_STATES, type InsectChoices } from '@vitrine/shared/contract/tools/catalogue';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { useListAddress } from '../../../model/lists/list-address.ts';
import { useWords } from '../../../model/use-words.ts';
import { FilterBar } from '../../list/FilterBar.tsx';
import { FamilyOptions } from '../FamilyOptions.tsx';
import style from './Insects.module.css';

const NAMES = ['q', 'state', 'category', 'family', 'priceFrom', 'priceTo'] as const;

/** What the list of lots is narrowed by. */
export function InsectFilters({ families }: Pick<InsectChoices, 'families'>) {
  const words = useWords();
  const { get } = useListAddress();
  return (
    <FilterBar
      names={NAMES}
      label={words('insects.filter')}
      first={{
        name: 'q',
        field: (
          <div className={style['search']}>
            <Field
              name="q"
              type="search"
              label={words('insects.q')}
              defaultValue={get('q')}
              autoComplete="off"
            />
          </div>
        ),
      }}
    >
      <SelectField name="state" label={words('insects.state')} defaultValue={get('state')}>
        <option value="">{words('insects.any')}</option>
        {INSECT_STATES.map((state) => (
          <option key={state} value={state}>
            {words(`insects.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="category" label={words('insects.category')} defaultValue={get('category')}>
        <option value="">{words('insects.any')}</option>
        {CATEGORIES.filter((category) => category !== 'LATEST').map((category) => (
          <option key={category} value={category}>
            {words(`category.${category}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="family" label={words('insects.family')} defaultValue={get('family')}>
        <option value="">{words('insects.any')}</option>
        <FamilyOptions families={families} />
      </SelectField>
      <div className={style['bounds']}>
        <Field
          name="priceFrom"
          inputMode="decimal"
          label={words('insects.priceFrom')}
          defaultValue={get('priceFrom')}
        />
        <Field
          name="priceTo"
          inputMode="decimal"
          label={words('insects.priceTo')}
          defaultValue={get('priceTo')}
        />
      </div>
    </FilterBar>
  );
}
