import { LOCALES } from '@vitrine/shared/contract/locale';
import { WORLD_COUNTRIES } from '../../forms/rules/world-countries.ts';
import { foldText } from '../../platform/fold-text.ts';

const CODES = new Map<string, string>();
for (const locale of LOCALES) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  for (const code of WORLD_COUNTRIES) CODES.set(foldText(names.of(code) ?? code), code);
}
for (const code of WORLD_COUNTRIES) CODES.set(foldText(code), code);

/** The ISO code of a country that is written as its code or its name in three languages; else the text itself. */
export const readCountry = (text: string) => CODES.get(foldText(text)) ?? text;
