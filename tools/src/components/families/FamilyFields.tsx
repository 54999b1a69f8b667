import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import type { FamilyField } from '../../model/families/family-values.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
import style from './Families.module.css';

/** Where a family stands, and what it is called in names and addresses. */
export function FamilyFields({ form }: { form: EditFormState<FamilyField> }) {
  const words = useWords();
  return (
    <>
      <div className={style['category']}>
        <SelectField {...form.field('category')}>
          {CATEGORIES.filter((category) => category !== 'LATEST').map((category) => (
            <option key={category} value={category}>
              {words(`category.${category}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TranslatedFields stem="name" label={words('family.name')} form={form} />
      <TranslatedFields
        stem="slug"
        label={words('family.slug')}
        hint={words('family.slugHint')}
        form={form}
      />
    </>
  );
}
