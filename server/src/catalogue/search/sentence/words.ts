import type { Gender, Quality, Spread } from '@vitrine/shared/contract/catalogue';
import { CAUGHT_MONTH } from '@vitrine/shared/contract/facts/fact-filters';
import { COLOURS, type Colour } from '@vitrine/shared/contract/facts/colours';
import type { Filters } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText } from '../../../platform/fold-text.ts';

/* The words that a sentence is read by. Each is understood in every language: shoppers mix them. */

type Words = Record<Locale, string>;
export type Side = 'from' | 'to';

/** The words of all languages, parted by `|`, folded. */
const wordsIn = (words: Words): string[] =>
  Object.values(words).flatMap((text) => text.split('|').map(foldText));

const SEXES: Record<Gender, Words> = {
  MALE: { en: 'male|males|macho|männchen', nl: 'mannetje|mannetjes|man', fr: 'mâle|mâles' },
  // Collectors of other languages write their own word: these are no word of ours.
  FEMALE: {
    en: 'female|females|fem|femea|hembra|weibchen',
    nl: 'vrouwtje|vrouwtjes|vrouw',
    fr: 'femelle|femelles',
  },
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

/** Who says no more means little money; the chip says how little, and can be taken off. */
const CHEAP: Words = {
  en: 'cheap|cheapest|inexpensive',
  nl: 'goedkoop|goedkope|goedkoopste',
  fr: 'pas cher|pas chers|pas chère|pas chères|bon marché',
};
const CHEAP_CENTS = 1000;

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
  ...wordsIn(CHEAP).map((word): [string, Partial<Filters>] => [word, { priceToCents: CHEAP_CENTS }]),
  ['♂', { gender: ['MALE'] }],
  ['♀', { gender: ['FEMALE'] }],
  ['♂♀', { gender: ['STOCK'] }],
]);

/** Before a country: what is shipped there, not what was caught there. */
const SHIPPED: Words = {
  en: 'ships to|ship to|shipped to|shipping to|delivered to',
  nl: 'naar|verzonden naar|verzenden naar|verzending naar|geleverd in|levering in',
  fr: 'livrable en|livrable au|livrable aux|livré en|livré au|livré aux|livraison en|livraison au|livraison aux',
};
export const SHIPPED_WORDS: ReadonlyMap<string, true> = new Map(wordsIn(SHIPPED).map((word) => [word, true]));

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

const NUMBERS: readonly (readonly [number, Words])[] = [
  [2, { en: 'two', nl: 'twee', fr: 'deux' }],
  [3, { en: 'three', nl: 'drie', fr: 'trois' }],
  [4, { en: 'four', nl: 'vier', fr: 'quatre' }],
  [5, { en: 'five', nl: 'vijf', fr: 'cinq' }],
  [6, { en: 'six', nl: 'zes', fr: 'six' }],
  [7, { en: 'seven', nl: 'zeven', fr: 'sept' }],
  [8, { en: 'eight', nl: 'acht', fr: 'huit' }],
  [9, { en: 'nine', nl: 'negen', fr: 'neuf' }],
  [10, { en: 'ten', nl: 'tien', fr: 'dix' }],
  [12, { en: 'twelve', nl: 'twaalf', fr: 'douze' }],
  [15, { en: 'fifteen', nl: 'vijftien', fr: 'quinze' }],
  [20, { en: 'twenty', nl: 'twintig', fr: 'vingt' }],
  [30, { en: 'thirty', nl: 'dertig', fr: 'trente' }],
  [50, { en: 'fifty', nl: 'vijftig', fr: 'cinquante' }],
  [100, { en: 'hundred', nl: 'honderd', fr: 'cent' }],
];
const COLOUR_NAMES: Record<Colour, Words> = {
  blue: { en: 'blue|blues', nl: 'blauw|blauwe', fr: 'bleu|bleue|bleus|bleues' },
  green: { en: 'green', nl: 'groen|groene', fr: 'vert|verte|verts|vertes' },
  yellow: { en: 'yellow', nl: 'geel|gele', fr: 'jaune|jaunes' },
  orange: { en: 'orange', nl: 'oranje', fr: 'orange|oranges' },
  red: { en: 'red', nl: 'rood|rode', fr: 'rouge|rouges' },
  violet: {
    en: 'purple|violet|pink',
    nl: 'paars|paarse|violet|violette|roze',
    fr: 'violet|violette|violets|violettes|pourpre|rose|roses',
  },
  brown: { en: 'brown', nl: 'bruin|bruine', fr: 'brun|brune|bruns|brunes|marron' },
  black: { en: 'black', nl: 'zwart|zwarte', fr: 'noir|noire|noirs|noires' },
  white: { en: 'white', nl: 'wit|witte', fr: 'blanc|blanche|blancs|blanches' },
};
/** What pictures are of, by its words in all languages. */
export const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap((colour) => wordsIn(COLOUR_NAMES[colour]).map((word): [string, Colour] => [word, colour])),
);

/** Numbers in words: they count where a unit or a comparison makes them an amount. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap(([number, words]) => wordsIn(words).map((word): [string, number] => [word, number])),
);

/** Months by their names in all languages, as `CAUGHT_MONTH` has them. */
export const MONTHS: ReadonlyMap<string, string> = new Map(
  CAUGHT_MONTH.options.flatMap((month) =>
    Object.values(CAUGHT_MONTH.words[month] ?? {}).map((word): [string, string] => [foldText(word), month]),
  ),
);
/** Words before a month: `mars` alone may be a butterfly, and `may` a verb. */
const IN_MONTH: Words = {
  en: 'in|of|from|during|caught|collected',
  nl: 'in|uit|van|gevangen|verzameld',
  fr: 'en|de|d|du|récolté|récoltée|récoltés|capturé|capturée|capturés',
};
export const IN_MONTH_WORDS: ReadonlySet<string> = new Set(wordsIn(IN_MONTH));

/** What is large or small for its kind: said of a kind of animal alone, for names hold these words, too. */
const LARGE: Words = {
  en: 'big|large|huge|giant',
  nl: 'groot|grote|enorme',
  fr: 'grand|grands|grande|grandes|énorme|énormes|géant|géants',
};
const TINY: Words = {
  en: 'small|little|tiny',
  nl: 'klein|kleine',
  fr: 'petit|petits|petite|petites',
};
export const SIZE_WORDS: ReadonlyMap<string, Side> = new Map([
  ...wordsIn(LARGE).map((word): [string, Side] => [word, 'from']),
  ...wordsIn(TINY).map((word): [string, Side] => [word, 'to']),
]);

const SMALL: Words = {
  en: 'a|an|from|in|of|with|and|or|the|for|sex|size|price|caught|collected',
  nl: 'een|uit|van|in|met|en|of|de|het|geslacht|grootte|maat|prijs|gevangen|verzameld|voor',
  fr: `un|une|de|du|des|d|le|la|les|l|en|au|aux|et|ou|avec|à|dans|sexe|taille|prix|pour|récolté|récoltée|récoltés
    |capturé|capturée|capturés`.replace(/\s/g, ''),
};
/** Beside what was read they say nothing more. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([...wordsIn(SMALL), ...GRADE_WORDS]);
