import { useIntl } from 'react-intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locale.ts';

/** The language of the page that is being drawn. */
export function useLocale(): Locale {
  const { locale } = useIntl();
  return LOCALES.find((known) => known === locale) ?? DEFAULT_LOCALE;
}
