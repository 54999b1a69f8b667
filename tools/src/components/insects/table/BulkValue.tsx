import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import type { BulkField } from '@vitrine/shared/contract/tools/bulk';
import type { InsectChoices } from '@vitrine/shared/contract/tools/catalogue';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import type { ReactNode } from 'react';
import { useWords } from '../../../model/use-words.ts';
import { FamilyOptions } from '../FamilyOptions.tsx';

interface BulkValueProps {
  field: BulkField;
  value: string;
  choices: InsectChoices;
  onChange(value: string): void;
}

/** What a choice begins with; what is typed begins empty. */
export function firstValue(field: BulkField): string {
  if (field === 'quality') return 'A1';
  return field === 'published' || field === 'repair' || field === 'mixed' ? 'yes' : '';
}

/** The value of a change: typed, or chosen from what there is. */
export function BulkValue(props: BulkValueProps) {
  const words = useWords();
  switch (props.field) {
    case 'price-percent':
      return <Typed {...props} hint={words('bulk.hint.percent')} />;
    case 'price-amount':
      return <Typed {...props} hint={words('bulk.hint.amount')} />;
    case 'locality':
      return <Typed {...props} />;
    default:
      return (
        <Chosen {...props}>
          <Options {...props} />
        </Chosen>
      );
  }
}

function Typed({ value, hint, onChange }: BulkValueProps & { hint?: string }) {
  const words = useWords();
  return (
    <Field
      name="value"
      label={words('bulk.value')}
      hint={hint}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Chosen({ value, onChange, children }: BulkValueProps & { children: ReactNode }) {
  const words = useWords();
  return (
    <SelectField
      name="value"
      label={words('bulk.value')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </SelectField>
  );
}

function Options({ field, choices: { families, countries } }: BulkValueProps) {
  const words = useWords();
  const locale = useLocale();
  if (field === 'family') {
    return (
      <>
        <option value="" />
        <FamilyOptions families={families} />
      </>
    );
  }
  if (field === 'country') {
    return (
      <>
        <option value="" />
        {sortCountries(countries, locale).map((code) => (
          <option key={code} value={code}>
            {formatCountry(code, locale)}
          </option>
        ))}
      </>
    );
  }
  if (field === 'quality') {
    return QUALITIES.map((quality) => (
      <option key={quality} value={quality}>
        {quality}
      </option>
    ));
  }
  return (['yes', 'no'] as const).map((answer) => (
    <option key={answer} value={answer}>
      {words(`bulk.${answer}`)}
    </option>
  ));
}
