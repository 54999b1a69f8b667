import type { Locale } from '../contract/locale.ts';
import { formatCountry } from './formats.ts';

/** ISO codes in the order of their names in a language. */
export function sortCountries(codes: readonly string[], locale: Locale): string[] {
  const { compare } = new Intl.Collator(locale);
  return codes.toSorted((one, other) => compare(formatCountry(one, locale), formatCountry(other, locale)));
}
