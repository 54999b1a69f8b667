import type { ComponentProps } from 'react';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { byCountryName } from '../../model/insects/country-names.ts';
import { useIsDrawn } from '../../model/use-is-drawn.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Tidy.module.css';

interface CountrySelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** ISO codes. */
  countries: readonly string[];
  onChoose(code: string): void;
}

/** Countries by their names in the language of the page. */
export function CountrySelect({ countries, onChoose, ...select }: CountrySelectProps) {
  const words = useWords();
  const locale = useLocale();
  // Server and browser know some countries by different names: only one of them draws the list.
  const shown = useIsDrawn() ? byCountryName(countries, locale) : [];
  return (
    <select
      {...select}
      className={style['field']}
      data-filled={select.value ? true : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words('missing.choose')}</option>
      {shown.map((code) => (
        <option key={code} value={code}>
          {formatCountry(code, locale)}
        </option>
      ))}
    </select>
  );
}
