// The codes alone: the package itself also loads every country's name in eighty languages.
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

/** ISO 3166-1 codes of every country that a specimen may be from, and Kosovo, which has one by agreement only. */
export const WORLD_COUNTRIES: readonly string[] = codes.flatMap(([alpha2]) => alpha2 ?? []).sort();
const KNOWN = new Set(WORLD_COUNTRIES);

export function isCountry(code: string): boolean {
  return KNOWN.has(code);
}
