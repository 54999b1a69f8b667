import type { ReactNode } from 'react';
import { CheckField } from '@vitrine/shared/ui/CheckField';
import { Field } from '@vitrine/shared/ui/Field';
import { QUALITIES, genderSchema, spreadSchema } from '@vitrine/shared/contract/catalogue';
import type { InsectChoices } from '@vitrine/shared/contract/tools-catalogue';
import { SelectField } from '@vitrine/shared/ui/SelectField';
import type { InsectField } from '../../model/insects/insect-values.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
import { FamilyOptions } from './FamilyOptions.tsx';
import style from './InsectForm.module.css';
import { CountryField, LocalityField, SpeciesField } from './KnownFields.tsx';

interface InsectFieldsProps {
  form: EditFormState<InsectField>;
  choices: InsectChoices;
  /** A new lot says how many there are; later that is a move of stock. */
  isNew: boolean;
}

const ANNEXES = ['A', 'B', 'C', 'D'] as const;

/** All that is said of a lot, in the order in which lots are entered: what it is, then what its label says, its price. */
export function InsectFields(props: InsectFieldsProps) {
  const words = useWords();
  const { form } = props;
  return (
    <>
      <Group title="insect.group.what">
        <Species {...props} />
        <div className={style['whole']}>
          <TranslatedFields stem="common" label={words('insect.common')} form={form} />
        </div>
      </Group>
      <Group title="insect.group.origin">
        <Label {...props} />
      </Group>
      <Group title="insect.group.state">
        <Specimen {...props} />
      </Group>
      <Group title="insect.group.sale">
        <Sale {...props} />
      </Group>
      <Group title="insect.group.law">
        <Protection {...props} />
      </Group>
      <Group title="insect.group.text">
        <div className={style['whole']}>
          <TranslatedFields stem="description" label={words('insect.description')} form={form} rows={6} />
        </div>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const words = useWords();
  return (
    <fieldset className={style['group']}>
      <legend>{words(title)}</legend>
      <div className={style['fields']}>{children}</div>
    </fieldset>
  );
}

function Species({ form, choices: { families } }: InsectFieldsProps) {
  const words = useWords();
  return (
    <>
      <div className={style['wide']}>
        <SpeciesField form={form} />
      </div>
      <Field {...form.field('authority')} />
      <SelectField {...form.field('familyId')}>
        <option value="">{words('insect.noFamily')}</option>
        <FamilyOptions families={families} />
      </SelectField>
      <Field {...form.field('genus')} />
      <Field {...form.field('species')} />
      <CheckField {...form.tick('isMixed')} />
    </>
  );
}

function Label({ form, choices }: InsectFieldsProps) {
  const words = useWords();
  return (
    <>
      <CountryField form={form} countries={choices.countries} />
      <div className={style['wide']}>
        <LocalityField form={form} />
      </div>
      <Field {...form.field('caughtOn')} hint={words('insect.caughtHint')} />
    </>
  );
}

function Specimen({ form }: InsectFieldsProps) {
  const words = useWords();
  return (
    <>
      <SelectField {...form.field('gender')}>
        {genderSchema.options.map((gender) => (
          <option key={gender} value={gender}>
            {words(`insect.gender.${gender}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('quality')}>
        {QUALITIES.map((quality) => (
          <option key={quality} value={quality}>
            {quality}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('spread')}>
        {spreadSchema.options.map((spread) => (
          <option key={spread} value={spread}>
            {words(`insect.spread.${spread}`)}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('sizeMm')} inputMode="numeric" />
      <CheckField {...form.tick('isRepair')} />
    </>
  );
}

function Sale({ form, isNew }: InsectFieldsProps) {
  return (
    <>
      <Field {...form.field('reference')} required autoCapitalize="characters" spellCheck={false} />
      <Field {...form.field('price')} required inputMode="decimal" />
      <Field {...form.field('weightGrams')} inputMode="numeric" />
      {isNew && <Field {...form.field('stock')} inputMode="numeric" />}
      <CheckField {...form.tick('isPublished')} />
    </>
  );
}

function Protection({ form }: InsectFieldsProps) {
  const words = useWords();
  return (
    <>
      <SelectField {...form.field('citesAnnex')}>
        <option value="">{words('insect.noAnnex')}</option>
        {ANNEXES.map((annex) => (
          <option key={annex} value={annex}>
            {annex}
          </option>
        ))}
      </SelectField>
      {(form.values.citesAnnex !== '' || form.values.citesCertificate !== '') && (
        <div className={style['wide']}>
          <Field {...form.field('citesCertificate')} hint={words('insect.certificateHint')} />
        </div>
      )}
    </>
  );
}
