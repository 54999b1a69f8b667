import type { ComponentProps } from 'react';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
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
  const named = countries
    .map((code) => ({ code, name: formatCountry(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <select
      {...select}
      className={style['field']}
      data-filled={select.value ? true : undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{words('missing.choose')}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
