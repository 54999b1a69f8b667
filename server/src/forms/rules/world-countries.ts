import countries from 'i18n-iso-countries';

/** ISO 3166-1 codes of every country that a specimen may be from, and Kosovo, which has one by agreement only. */
export const WORLD_COUNTRIES: readonly string[] = Object.keys(countries.getAlpha2Codes()).sort();
const KNOWN = new Set(WORLD_COUNTRIES);

export function isCountry(code: string): boolean {
  return KNOWN.has(code);
}
