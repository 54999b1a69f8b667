import { FAMILY_CATEGORIES, type FamilyCategory, type SpecialCategory } from '../contract/catalogue.ts';
import { LOCALES, type Locale, type Localized } from '../contract/locale.ts';
import type { RouteName } from './route-table.ts';

/** The word that stands for a category in an address. */
export const CATEGORY_WORDS: Record<FamilyCategory, Localized> = {
  BUTTERFLIES: { en: 'butterflies', nl: 'dagvlinders', fr: 'papillons-de-jour' },
  MOTHS: { en: 'moths', nl: 'nachtvlinders', fr: 'papillons-de-nuit' },
  BEETLES: { en: 'beetles', nl: 'kevers', fr: 'coleopteres' },
  OTHER_INSECTS: { en: 'other-insects', nl: 'andere-insecten', fr: 'autres-insectes' },
};

/** The list page and the insect page of each special category. */
export const SPECIAL_ROUTES = {
  REPAIRS: { list: 'repairs', insect: 'repairsInsect' },
  ONE_EURO: { list: 'oneEuro', insect: 'oneEuroInsect' },
  MIX: { list: 'mixed', insect: 'mixedInsect' },
  LATEST: { list: 'newInsects', insect: 'newInsect' },
} as const satisfies Record<SpecialCategory, { list: RouteName; insect: RouteName }>;

/** The category that a word means in a language, or null. */
export function readCategoryWord(word: string, locale: Locale): FamilyCategory | null {
  return (
    FAMILY_CATEGORIES.find((category) => CATEGORY_WORDS[category][locale] === word.toLowerCase()) ?? null
  );
}

/** The same, whatever the language of the word. */
export function readAnyCategoryWord(word: string): FamilyCategory | null {
  const read = LOCALES.map((locale) => readCategoryWord(word, locale));
  return read.find((category) => category !== null) ?? null;
}
