import type { Locale, Localized } from '../../contract/locale.ts';
import { formatKnownCountry } from '../formats.ts';

/** Continents by their numbers (UN M.49). Browsers do not name them: Chromium's data holds countries alone. */
const CONTINENTS: Readonly<Record<string, Localized>> = {
  '002': { en: 'Africa', nl: 'Afrika', fr: 'Afrique' },
  '142': { en: 'Asia', nl: 'Azië', fr: 'Asie' },
  '150': { en: 'Europe', nl: 'Europa', fr: 'Europe' },
  '003': { en: 'North America', nl: 'Noord-Amerika', fr: 'Amérique du Nord' },
  '005': { en: 'South America', nl: 'Zuid-Amerika', fr: 'Amérique du Sud' },
  '009': { en: 'Oceania', nl: 'Oceanië', fr: 'Océanie' },
};

/** A country by its ISO code or a continent by its number (UN M.49), in the language. The code must be one of the two. */
export function formatRegion(code: string, locale: Locale): string {
  return CONTINENTS[code]?.[locale] ?? formatKnownCountry(code, locale);
}
