import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { sortCountries } from '@vitrine/shared/i18n/sort-countries';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { FillSelect, type FillSelectProps } from './FillSelect.tsx';

interface CountrySelectProps extends FillSelectProps {
  /** ISO codes. */
  countries: readonly string[];
}

/** Countries by their names in the language of the page. */
export function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const locale = useLocale();
  // Server and browser know some countries by different names: only one of them draws the list.
  const shown = useIsDrawn() ? sortCountries(countries, locale) : [];
  return (
    <FillSelect {...select}>
      {shown.map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </FillSelect>
  );
}
