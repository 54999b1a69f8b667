import type { Gender, Quality, Spread } from '@vitrine/shared/contract/catalogue';
import type { Filters } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText } from '../../../platform/fold-text.ts';

/* The words that a sentence is read by. Each is understood in every language: shoppers mix them. */

type Words = Record<Locale, string>;

/** The words of all languages, parted by `|`, folded. */
const wordsIn = (words: Words): string[] =>
  Object.values(words).flatMap((text) => text.split('|').map(foldText));

const SEXES: Record<Gender, Words> = {
  MALE: { en: 'male|males', nl: 'mannetje|mannetjes|man', fr: 'mâle|mâles' },
  FEMALE: { en: 'female|females', nl: 'vrouwtje|vrouwtjes|vrouw', fr: 'femelle|femelles' },
  // Who wants a pair finds it where there are both.
  STOCK: { en: 'pair|pairs', nl: 'paar|paartje|koppel', fr: 'couple|couples|paire' },
};

const PREPARATIONS: { values: Spread[]; words: Words }[] = [
  {
    values: ['YES', 'WINGS'],
    words: {
      en: 'spread|mounted',
      nl: 'gespreid|gespreide|opgezet|opgezette|geprepareerd',
      fr: 'étalé|étalée|étalés|étalées|préparé|naturalisé',
    },
  },
  {
    values: ['NO'],
    words: {
      en: 'unspread|unmounted|papered|in papers',
      nl: 'ongespreid|ongespreide|niet gespreid|in papillot',
      fr: 'non étalé|non étalée|non préparé|en papillote|en papillotes',
    },
  },
];

const IN_STOCK: Words = {
  en: 'in stock|available',
  nl: 'op voorraad|in voorraad',
  fr: 'en stock|disponible',
};

/** A grade of one letter is one only behind such a word. */
const GRADE: Words = { en: 'grade|quality', nl: 'kwaliteit', fr: 'qualité' };
const GRADES: Readonly<Record<string, Quality>> = {
  a1: 'A1',
  'a1-': 'A1-',
  'a-': 'A1-',
  a2: 'A2',
  b: 'B',
  c: 'C',
};

/** The grade that a word is; null for another word, and for one letter that nothing announces. */
export const gradeOf = (word: string, isAnnounced: boolean): Quality | null =>
  isAnnounced || word.length > 1 ? (GRADES[word] ?? null) : null;

export const GRADE_WORDS: ReadonlySet<string> = new Set(wordsIn(GRADE));

/** Phrases that are a filter by themselves. */
export const PHRASES: ReadonlyMap<string, Partial<Filters>> = new Map([
  ...(['MALE', 'FEMALE', 'STOCK'] as const).flatMap((gender) =>
    wordsIn(SEXES[gender]).map((word): [string, Partial<Filters>] => [word, { gender: [gender] }]),
  ),
  ...PREPARATIONS.flatMap(({ values, words }) =>
    wordsIn(words).map((word): [string, Partial<Filters>] => [word, { spread: values }]),
  ),
  ...wordsIn(IN_STOCK).map((word): [string, Partial<Filters>] => [word, { isInStock: true }]),
  ['♂', { gender: ['MALE'] }],
  ['♀', { gender: ['FEMALE'] }],
  ['♂♀', { gender: ['STOCK'] }],
]);

export type Side = 'from' | 'to';

const FROM: Words = {
  en: 'over|above|more than|larger than|bigger than|at least|from|min|minimum',
  nl: 'boven|meer dan|groter dan|langer dan|minstens|vanaf|van|ten minste|min',
  fr: 'plus de|plus grand que|au dessus de|au moins|à partir de|dès|de|minimum',
};
const TO: Words = {
  en: 'under|below|less than|smaller than|cheaper than|at most|up to|max|maximum',
  nl: 'onder|minder dan|kleiner dan|goedkoper dan|hoogstens|hooguit|tot|max',
  fr: "moins de|plus petit que|au dessous de|sous|au plus|jusqu'à|maximum|max",
};
/** Of sizes and prices. */
export const SIDES: ReadonlyMap<string, Side> = new Map([
  ...wordsIn(FROM).map((word): [string, Side] => [word, 'from']),
  ...wordsIn(TO).map((word): [string, Side] => [word, 'to']),
  ['>', 'from'],
  ['≥', 'from'],
  ['<', 'to'],
  ['≤', 'to'],
]);

const SINCE: Words = { en: 'since|after|from', nl: 'sinds|na|vanaf', fr: 'depuis|après|dès|à partir de' };
const BEFORE: Words = { en: 'before|until', nl: 'voor|tot', fr: "avant|jusqu'en" };
/** Of years; the year behind `after` and `before` itself is not meant. */
export const YEAR_SIDES: ReadonlyMap<string, { side: Side; shift: number }> = new Map([
  ...wordsIn(SINCE).map((word): [string, { side: Side; shift: number }] => [
    word,
    { side: 'from', shift: 0 },
  ]),
  ...wordsIn(BEFORE).map((word): [string, { side: Side; shift: number }] => [
    word,
    { side: 'to', shift: -1 },
  ]),
]);

/** Before two figures, `s` behind them: ten years. */
const DECADE: Words = { en: 'the', nl: 'jaren', fr: 'années' };
export const DECADE_WORDS: ReadonlySet<string> = new Set(wordsIn(DECADE));

const BETWEEN: Words = { en: 'between', nl: 'tussen', fr: 'entre' };
export const BETWEEN_WORDS: ReadonlySet<string> = new Set(wordsIn(BETWEEN));
const AND: Words = { en: 'and|to', nl: 'en|tot', fr: 'et|à' };
export const AND_WORDS: ReadonlySet<string> = new Set([...wordsIn(AND), '-', '–']);

export type Unit = { of: 'price' } | { of: 'size'; mm: number };
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...['euro', 'euros', 'eur', '€'].map((word): [string, Unit] => [word, { of: 'price' }]),
  ...['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'].map((word): [string, Unit] => [
    word,
    { of: 'size', mm: 1 },
  ]),
  ...['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'].map((word): [string, Unit] => [
    word,
    { of: 'size', mm: 10 },
  ]),
]);

const SMALL: Words = {
  en: 'a|an|from|in|of|with|and|or|the|for|sex|size|price|caught|collected',
  nl: 'een|uit|van|in|met|en|of|de|het|geslacht|grootte|maat|prijs|gevangen|voor',
  fr: 'un|une|de|du|des|d|le|la|les|l|en|au|aux|et|ou|avec|à|dans|sexe|taille|prix|pour',
};
/** Beside what was read they say nothing more. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([...wordsIn(SMALL), ...GRADE_WORDS]);
