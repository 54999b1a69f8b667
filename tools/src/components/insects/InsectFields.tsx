import type { ReactNode } from 'react';
import { FACT_GROUPS } from '@vitrine/shared/contract/facts/fact';
import { FACT_LIST, optionWord, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { staffHint, staffName } from '@vitrine/shared/contract/facts/staff-words';
import { FACT_FIELDS, type FactField } from '@vitrine/shared/contract/facts/schemas';
import type { InsectChoices } from '@vitrine/shared/contract/tools/catalogue';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import type { InsectField } from '../../model/insects/insect-values.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useWords } from '../../model/use-words.ts';
import { TranslatedFields } from '../form/TranslatedFields.tsx';
import { FamilyOptions } from './FamilyOptions.tsx';
import style from './InsectForm.module.css';
import { ProposeDescription } from './ProposeDescription.tsx';
import { NewPriceField } from './NewPriceField.tsx';
import { CountryField, LocalityField, SpeciesField } from './KnownFields.tsx';

interface InsectFieldsProps {
  form: EditFormState<InsectField>;
  choices: InsectChoices;
  /** A new lot says how many there are; later that is a move of stock. */
  isNew: boolean;
}

/** All that is said of a lot, by the groups and in the order of the list of facts. */
export function InsectFields(props: InsectFieldsProps) {
  const words = useWords();
  return FACT_GROUPS.map((group) => (
    <fieldset key={group} className={style['group']}>
      <legend>{words(`insect.group.${group}`)}</legend>
      <div className={style['fields']}>
        {FACT_LIST.filter((fact) => fact.group === group).map((fact) => (
          <FactInput key={fact.key} fact={fact} {...props} />
        ))}
      </div>
    </fieldset>
  ));
}

interface FactInputProps extends InsectFieldsProps {
  fact: NamedFact;
}

/** The field of a fact: some know what the shop holds already, the others are what their kind is. */
function FactInput(props: FactInputProps) {
  const { fact, form, choices, isNew } = props;
  switch (fact.key) {
    case 'name':
      return (
        <Wide>
          <SpeciesField form={form} />
        </Wide>
      );
    case 'country':
      return <CountryField form={form} name="country" countries={choices.countries} />;
    case 'locality':
      return (
        <Wide>
          <LocalityField form={form} />
        </Wide>
      );
    case 'stock':
      return isNew && <KindInput {...props} />;
    case 'price':
      return isNew ? <NewPriceField form={form} /> : <KindInput {...props} />;
    case 'documentKind':
    case 'documentDate':
    case 'documentNumber':
    case 'documentAuthority':
    case 'citesCertificate':
    case 'certificateDate':
    case 'certificateAuthority':
      return isLawShown(form) && <KindInput {...props} />;
    case 'documentCountry':
    case 'certificateCountry':
      return isLawShown(form) && <CountryField form={form} name={fact.key} countries={choices.countries} />;
    default:
      return <KindInput {...props} />;
  }
}

/** Few lots are protected: the fields of papers come with an annex, and stay as long as one of them says something. */
const isLawShown = ({ values }: EditFormState<InsectField>): boolean =>
  [values.citesAnnex, values.citesCertificate, values.documentKind, values.documentNumber].some(
    (value) => value !== '' && value !== undefined,
  );

const Wide = ({ children }: { children: ReactNode }) => <div className={style['wide']}>{children}</div>;

function KindInput({ fact, form, choices }: FactInputProps) {
  const words = useWords();
  const locale = useLocale();
  const name = fieldOf(fact);
  const hint = staffHint(fact, locale);
  switch (fact.kind) {
    case 'names':
    case 'texts':
      return (
        <div className={style['whole']}>
          <TranslatedFields
            stem={stemOf(fact)}
            label={staffName(fact, locale)}
            form={form}
            rows={fact.kind === 'texts' ? 6 : undefined}
          />
          {fact.kind === 'texts' && <ProposeDescription form={form} />}
        </div>
      );
    case 'flag':
      return <CheckField {...form.tick(name)} />;
    case 'family':
      return (
        <SelectField {...form.field(name)}>
          <option value="">{words('insect.noFamily')}</option>
          <FamilyOptions families={choices.families} />
        </SelectField>
      );
    case 'choice':
      return (
        <SelectField {...form.field(name)} required={!fact.mayBeNothing}>
          {fact.mayBeNothing && <option value="">{words('insect.none')}</option>}
          {!fact.mayBeNothing && form.values[name] === '' && (
            <option value="">{words('insect.choose')}</option>
          )}
          {fact.options.map((option) => (
            <option key={option} value={option}>
              {upperFirst(optionWord(fact, option, locale))}
            </option>
          ))}
        </SelectField>
      );
    case 'whole':
    case 'stock':
      return <Field {...form.field(name)} hint={hint} inputMode="numeric" />;
    case 'money':
      return <Field {...form.field(name)} required={fact.isRequired} hint={hint} inputMode="decimal" />;
    case 'code':
      return (
        <Field
          {...form.field(name)}
          required={fact.isRequired}
          autoCapitalize="characters"
          spellCheck={false}
        />
      );
    default:
      return <Field {...form.field(name)} required={fact.isRequired} hint={hint} />;
  }
}

/** The field of a fact that has one. */
function fieldOf({ key }: NamedFact): FactField {
  return FACT_FIELDS.find((field) => field === key) ?? 'name';
}

const stemOf = ({ key }: NamedFact) => (key === 'common' ? 'common' : 'description');

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
