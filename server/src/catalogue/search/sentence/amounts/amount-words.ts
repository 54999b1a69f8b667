import { eachWord, wordsIn, type Words } from '../words-in.ts';

/* The words that make a number an amount. Each is understood in every language. */

export type Side = 'from' | 'to';

const FROM: Words = {
  en: 'over|above|more than|larger than|bigger than|longer than|dearer than|more expensive than|pricier than|at least|from|min|minimum|starting at',
  nl: 'boven|meer dan|groter dan|langer dan|duurder dan|duurder zijn dan|minstens|vanaf|ten minste|min|minimum|minimaal',
  fr: `plus de|plus grand que|plus grande que|plus grands que|plus grandes que|plus cher que|plus chère que|plus chers que|plus coûteux que
    |plus chères que|au dessus de|au delà de|supérieur à|supérieure à|au moins
    |à partir de|dès|minimum`,
  de: 'über|mehr als|größer als|teurer als|mindestens|ab',
};
const TO: Words = {
  en: 'under|below|less than|smaller than|shorter than|cheaper than|less expensive than|at most|up to|max|maximum|no more than',
  nl: 'onder|minder dan|kleiner dan|korter dan|goedkoper dan|goedkoper zijn dan|minder duur dan|hoogstens|hooguit|maximaal|tot|max|tot en met|t m',
  fr: `moins de|plus petit que|plus petite que|plus petits que|plus petites que|moins cher que|moins chers que|moins coûteux que
    |moins chère que|moins chères que|inférieur à|inférieure à|au dessous de|en dessous de|sous|au plus|jusqu'à|maximum|max`,
  de: 'unter|weniger als|kleiner als|billiger als|günstiger als|höchstens|bis|bis zu|maximal',
};
/** Of sizes and prices. */
export const SIDES: ReadonlyMap<string, Side> = new Map<string, Side>([
  ...eachWord<Side>(FROM, 'from'),
  ...eachWord<Side>(TO, 'to'),
  ['>', 'from'],
  ['≥', 'from'],
  ['<', 'to'],
  ['≤', 'to'],
]);

const OR_MORE: Words = {
  en: 'or more|and more|and up|and over|or over|or larger|or bigger|and larger|and bigger|minimum|at least',
  nl: 'of meer|en meer|of groter|en groter|minimum|minstens|minimaal',
  fr: 'ou plus|et plus|ou plus grand|ou plus grands|et plus grand|minimum|au moins',
  de: 'oder mehr|oder größer|und mehr',
};
const OR_LESS: Words = {
  en: 'or less|and less|or under|and under|or smaller|and smaller|or cheaper|max|maximum|at most',
  nl: 'of minder|en minder|of kleiner|en kleiner|of goedkoper|max|maximum|maximaal|hooguit|hoogstens',
  fr: 'ou moins|et moins|ou plus petit|ou plus petits|ou moins cher|max|maximum|au plus',
  de: 'oder weniger|oder kleiner|und weniger',
};
/** Behind a size or a price. */
export const SIDES_BEHIND: ReadonlyMap<string, Side> = new Map<string, Side>([
  ...eachWord<Side>(OR_MORE, 'from'),
  ...eachWord<Side>(OR_LESS, 'to'),
  ['+', 'from'],
]);

const SINCE: Words = {
  en: 'since|after|from',
  nl: 'sinds|na|vanaf',
  fr: 'depuis|après|dès|à partir de',
  de: 'seit|nach|ab',
};
const NEWER: Words = {
  en: 'newer than|younger than|later than|more recent than',
  nl: 'nieuwer dan|jonger dan|later dan|recenter dan',
  fr: 'plus récent que|plus récente que|plus récents que|plus récentes que|plus jeune que|postérieur à|postérieurs à',
  de: 'neuer als|jünger als|später als',
};
const BEFORE: Words = {
  en: 'before|until|older than|earlier than|prior to|pre',
  nl: 'voor|tot|ouder dan|vroeger dan|eerder dan',
  fr: `avant|jusqu'en|plus vieux que|plus vieille que|plus ancien que|plus ancienne que|plus anciens que
    |plus anciennes que|antérieur à|antérieurs à|antérieure à|antérieures à`,
  de: 'vor|älter als|früher als',
};
const UP_TO: Words = { en: 'up to|no later than', nl: 'tot en met|t m', fr: "jusqu'à|au plus tard en" };

/** Which bound a word makes a year, and how many years beside it the bound is. */
export interface YearSide {
  side: Side;
  shift: number;
}
/** Of years; the year behind `older` and `newer` itself is not meant. */
export const YEAR_SIDES: ReadonlyMap<string, YearSide> = new Map<string, YearSide>([
  ...eachWord<YearSide>(SINCE, { side: 'from', shift: 0 }),
  ...eachWord<YearSide>(NEWER, { side: 'from', shift: 1 }),
  ...eachWord<YearSide>(BEFORE, { side: 'to', shift: -1 }),
  ...eachWord<YearSide>(UP_TO, { side: 'to', shift: 0 }),
  ['pre -', { side: 'to', shift: -1 }],
]);

const OR_LATER: Words = {
  en: 'or later|and later|or newer|and newer|or younger|onwards|onward|and after|or after',
  nl: 'of later|en later|of nieuwer|en nieuwer|of jonger|of recenter',
  fr: 'ou après|et après|ou plus récent|ou plus récents|ou plus tard',
};
const OR_EARLIER: Words = {
  en: 'or earlier|and earlier|or older|and older|or before|and before',
  nl: 'of eerder|en eerder|of ouder|en ouder|of vroeger|en vroeger',
  fr: 'ou avant|et avant|ou plus ancien|ou plus anciens|ou plus vieux',
};
/** Behind a year, which is meant itself. */
export const YEAR_SIDES_BEHIND: ReadonlyMap<string, Side> = new Map<string, Side>([
  ...eachWord<Side>(OR_LATER, 'from'),
  ...eachWord<Side>(OR_EARLIER, 'to'),
  ['+', 'from'],
]);

/** Before two figures, `s` behind them: ten years. */
export const DECADE_WORDS: ReadonlySet<string> = new Set(wordsIn({ en: 'the', nl: 'jaren', fr: 'années' }));
/** Before a decade or a range: `before the 80s`, `voor de jaren 80`, `tussen de 20 en 40 euro`. */
export const DECADE_ARTICLES: ReadonlySet<string> = new Set(wordsIn({ en: 'the', nl: 'de', fr: 'les|des' }));
/** By their first year. */
export const DECADE_NAMES: ReadonlyMap<string, number> = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map(
    (word, at): [string, number] => [word, 1920 + at * 10],
  ),
);

export const CENTURY_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'century', nl: 'eeuw', fr: 'siècle' }),
);
/** Behind its number: `19th`, `19de`. */
export const ORDINAL_ENDS: ReadonlySet<string> = new Set('th st e de ste eme'.split(' '));
const CENTURIES: readonly (readonly [number, Words])[] = [
  [18, { en: 'eighteenth', nl: 'achttiende', fr: 'xviii|xviiie|xviiième' }],
  [19, { en: 'nineteenth', nl: 'negentiende', fr: 'xix|xixe|xixème' }],
  [20, { en: 'twentieth', nl: 'twintigste', fr: 'xx|xxe|xxème|vingtième' }],
];
export const CENTURY_NAMES: ReadonlyMap<string, number> = new Map(
  CENTURIES.flatMap(([century, words]) => eachWord(words, century)),
);

/** Of what begins with them both numbers are said; without a unit they are prices. */
export const BETWEEN_WORDS: ReadonlySet<string> = new Set(
  wordsIn({ en: 'between', nl: 'tussen|tss', fr: 'entre', de: 'zwischen' }),
);
/** What a range may begin with, and what stands within it. */
export const RANGE_WORDS: ReadonlyMap<string, true> = new Map(
  eachWord<true>(
    {
      en: 'between|from|since',
      nl: 'tussen|tss|van|vanaf|sinds',
      fr: 'entre|de|depuis|dès|à partir de',
      de: 'zwischen|von|ab|seit',
    },
    true,
  ),
);
export const AND_WORDS: ReadonlyMap<string, true> = new Map([
  ...eachWord<true>(
    {
      en: 'and|or|to|until|till|through|up to',
      nl: 'en|of|tot|tot en met|tot aan|t m',
      fr: "et|ou|à|au|jusqu'à|jusqu'en",
      de: 'und|oder|bis',
    },
    true,
  ),
  ['-', true],
  ['–', true],
]);

export type Unit = { of: 'price' } | { of: 'size'; mm: number };

const sizes = (words: string, mm: number): [string, Unit][] =>
  words.split(' ').map((word) => [word, { of: 'size', mm }]);

export const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...['euro', 'euros', 'eur', '€'].map((word): [string, Unit] => [word, { of: 'price' }]),
  ...sizes('mm mms millimeter millimeters millimetre millimetres', 1),
  ...sizes('cm cms centimeter centimeters centimetre centimetres zentimeter', 10),
  ...sizes('inch inches duim pouce pouces', 25.4),
]);

const SIZE: Words = {
  en: 'size|wingspan',
  nl: 'maat|grootte|spanwijdte',
  fr: 'taille|envergure',
  de: 'spannweite',
};
const COST: Words = { en: 'price', nl: 'prijs', fr: 'prix', de: 'preis' };
/** What numbers without a unit are behind these words. */
export const ANNOUNCED_UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...eachWord<Unit>(SIZE, { of: 'size', mm: 1 }),
  ...eachWord<Unit>(COST, { of: 'price' }),
]);

/** Behind a size, `8 cm lang`: it says nothing more. */
export const DIMENSIONS: ReadonlySet<string> = new Set('long wide lang breed groot'.split(' '));

/** Behind a number: what no list can be narrowed by, altitudes and weights. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  'm meter meters metre metres masl km ft feet g gram grams gramme grammes kg'.split(' '),
);
