import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { formatCountry, sortCountries } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';

interface CountrySelectProps {
  label: string;
  /** That the shop says something of. The chosen one is offered though it is none of them: it is told so. */
  countries: readonly string[];
  chosen: string;
  onChoose(country: string): void;
}

/** Where the parcel goes. */
export function CountrySelect({ label, countries, chosen, onChoose }: CountrySelectProps) {
  const locale = useLocale();
  return (
    <SelectField
      label={label}
      name="shipTo"
      autoComplete="shipping country"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {sortCountries([...new Set([...countries, chosen])], locale).map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}
