import { staffHint } from '@vitrine/shared/contract/facts/staff-words';
import type { KnownLocality, KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { suggestLocalities, suggestSpecies } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { InsectField } from '../../model/insects/insect-values.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { useWords } from '../../model/use-words.ts';
import { SuggestField } from './SuggestField.tsx';
import style from './SuggestField.module.css';

interface KnownFieldProps {
  form: EditFormState<InsectField>;
}

/** The name: a species that the shop had before brings its author, common names and family along. */
export function SpeciesField({ form }: KnownFieldProps) {
  const api = toolsApi(useRemote().browserApi);
  const { name, label, value } = form.field('name');
  const suggest = async (text: string) => {
    const answer = await suggestSpecies(api, text);
    return answer.ok ? answer.value : [];
  };
  return (
    <SuggestField
      {...{ name, label, value, suggest }}
      required
      hint={staffHint({ key: 'name' }, useLocale())}
      textOf={(species) => species.name}
      draw={(species) => <LatinName name={species.name} authority={species.authority} />}
      onType={(text) => typeName(form, text)}
      onChoose={(species) => fillIn(form, species)}
    />
  );
}

/** Genus and species follow the name as long as nobody wrote them otherwise. */
function typeName(form: EditFormState<InsectField>, text: string) {
  const [genus, species] = partsOf(form.values.name);
  const follows = form.values.genus === genus && form.values.species === species;
  form.set('name', text);
  if (!follows || form.values.isMixed === 'yes') return;
  const [newGenus, newSpecies] = partsOf(text);
  form.set('genus', newGenus);
  form.set('species', newSpecies);
}

function partsOf(name: string): [string, string] {
  const [genus = '', ...rest] = name.trim().split(/\s+/);
  return [genus, rest.join(' ')];
}

/** What the shop knows of a species. */
export function fillIn(form: EditFormState<InsectField>, known: KnownSpecies) {
  form.set('name', known.name);
  form.set('genus', known.genus);
  form.set('species', known.species);
  form.set('authority', known.authority);
  form.set('common.en', known.common.en);
  form.set('common.nl', known.common.nl);
  form.set('common.fr', known.common.fr);
  form.set('citesAnnex', known.citesAnnex ?? '');
  if (known.familyId !== null) form.set('familyId', String(known.familyId));
}

/** A place on the label: one that is known brings its country along. */
export function LocalityField({ form }: KnownFieldProps) {
  const locale = useLocale();
  const api = toolsApi(useRemote().browserApi);
  const { name, label, value } = form.field('locality');
  const suggest = async (text: string) => {
    const answer = await suggestLocalities(api, text, form.values.country);
    return answer.ok ? answer.value : [];
  };
  const choose = ({ locality, country }: KnownLocality) => {
    form.set('locality', locality);
    form.set('country', country);
  };
  return (
    <SuggestField
      {...{ name, label, value, suggest }}
      textOf={({ locality }) => locality}
      draw={({ locality, country }) => (
        <>
          {locality} <span className={style['detail']}>{formatCountry(country, locale)}</span>
        </>
      )}
      onType={(text) => form.set('locality', text)}
      onChoose={choose}
    />
  );
}

/** Server and browser may call a country otherwise, so all of them are drawn in the browser alone. */
export function CountryField({
  form,
  name,
  countries,
}: KnownFieldProps & {
  name: 'country' | 'documentCountry' | 'certificateCountry';
  countries: readonly string[];
}) {
  const words = useWords();
  const locale = useLocale();
  const { value } = form.field(name);
  const shown = useIsDrawn() ? sortCountries(countries, locale) : [value].filter(Boolean);
  return (
    <SelectField {...form.field(name)}>
      <option value="">{words('insect.noCountry')}</option>
      {shown.map((code) => (
        <option key={code} value={code} suppressHydrationWarning>
          {formatCountry(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}
