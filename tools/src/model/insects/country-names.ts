import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';

/** Countries in the order of their names in a language. */
export function byCountryName(codes: readonly string[], locale: Locale): string[] {
  const { compare } = new Intl.Collator(locale);
  return codes.toSorted((one, other) => compare(formatCountry(one, locale), formatCountry(other, locale)));
}
