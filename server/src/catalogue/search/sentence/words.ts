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
  en: 'over|above|more than|larger than|bigger than|longer than|dearer than|at least|from|min|minimum',
  nl: 'boven|meer dan|groter dan|langer dan|duurder dan|minstens|vanaf|ten minste|min|minimum',
  fr: `plus de|plus grand que|plus grande que|plus grands que|plus grandes que|plus cher que|au dessus de|au moins
    |à partir de|dès|minimum`,
};
const TO: Words = {
  en: 'under|below|less than|smaller than|shorter than|cheaper than|at most|up to|max|maximum',
  nl: 'onder|minder dan|kleiner dan|korter dan|goedkoper dan|hoogstens|hooguit|maximaal|tot|max',
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
const NEWER: Words = {
  en: 'newer than|younger than|later than|more recent than',
  nl: 'nieuwer dan|jonger dan|later dan|recenter dan',
  fr: 'plus récent que|plus récente que|plus récents que|plus récentes que|plus jeune que|postérieur à|postérieurs à',
};
const BEFORE: Words = {
  en: 'before|until|older than|earlier than|prior to',
  nl: 'voor|tot|ouder dan|vroeger dan|eerder dan',
  fr: `avant|jusqu'en|plus vieux que|plus vieille que|plus ancien que|plus ancienne que|plus anciens que
    |plus anciennes que|antérieur à|antérieurs à|antérieure à|antérieures à`,
};
/** Of years; the year behind `older` and `newer` itself is not meant. */
export const YEAR_SIDES: ReadonlyMap<string, { side: Side; shift: number }> = new Map(
  (
    [
      [SINCE, 'from', 0],
      [NEWER, 'from', 1],
      [BEFORE, 'to', -1],
    ] as const
  ).flatMap(([words, side, shift]) =>
    wordsIn(words).map((word): [string, { side: Side; shift: number }] => [word, { side, shift }]),
  ),
);

const NOT: Words = {
  en: 'not|nothing|no|none|never',
  nl: 'niet|niets|geen|nooit',
  fr: 'pas|rien|aucun|aucune|jamais|non',
};
/** Before a comparison they turn it round: `nothing older than 2010`. */
export const NOT_WORDS: ReadonlySet<string> = new Set(wordsIn(NOT));

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
  ...['inch', 'inches', 'duim', 'pouce', 'pouces'].map((word): [string, Unit] => [
    word,
    { of: 'size', mm: 25.4 },
  ]),
]);

/** In Dutch also as behind `iets`. */
const COLOUR_NAMES: Record<Colour, Words> = {
  blue: { en: 'blue|blues', nl: 'blauw|blauwe|blauws', fr: 'bleu|bleue|bleus|bleues' },
  green: { en: 'green', nl: 'groen|groene|groens', fr: 'vert|verte|verts|vertes' },
  yellow: { en: 'yellow', nl: 'geel|gele|geels', fr: 'jaune|jaunes' },
  orange: { en: 'orange', nl: 'oranje', fr: 'orange|oranges' },
  red: { en: 'red', nl: 'rood|rode|roods', fr: 'rouge|rouges' },
  violet: {
    en: 'purple|violet|pink',
    nl: 'paars|paarse|violet|violette|roze',
    fr: 'violet|violette|violets|violettes|pourpre|rose|roses',
  },
  brown: { en: 'brown', nl: 'bruin|bruine|bruins', fr: 'brun|brune|bruns|brunes|marron' },
  black: { en: 'black', nl: 'zwart|zwarte|zwarts', fr: 'noir|noire|noirs|noires' },
  white: { en: 'white', nl: 'wit|witte|wits', fr: 'blanc|blanche|blancs|blanches' },
};
/** What pictures are of, by its words in all languages. */
export const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap((colour) => wordsIn(COLOUR_NAMES[colour]).map((word): [string, Colour] => [word, colour])),
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
  en: 'big|large|huge|giant|biggest|largest',
  nl: 'groot|grote|enorme|grootste',
  fr: 'grand|grands|grande|grandes|énorme|énormes|géant|géants',
};
const TINY: Words = {
  en: 'small|little|tiny|smallest',
  nl: 'klein|kleine|kleinste',
  fr: 'petit|petits|petite|petites',
};
export const SIZE_WORDS: ReadonlyMap<string, Side> = new Map([
  ...wordsIn(LARGE).map((word): [string, Side] => [word, 'from']),
  ...wordsIn(TINY).map((word): [string, Side] => [word, 'to']),
]);

const SMALL: Words = {
  en: `a|an|from|in|of|with|and|or|the|for|sex|size|price|caught|collected|something|anything|everything|any|some|all|show|me|looking|do|you|have`,
  nl: `een|uit|van|in|met|en|of|de|het|geslacht|grootte|maat|prijs|gevangen|verzameld|voor|iets|alles|alle|enkele|ik|zoek|wil|graag|hebben|jullie`,
  fr: `un|une|de|du|des|d|le|la|les|l|en|au|aux|et|ou|avec|à|dans|sexe|taille|prix|pour|récolté|récoltée|récoltés
    |capturé|capturée|capturés|quelque|quelques|chose|tout|tous|toute|toutes|je|cherche|voudrais|avez|vous`,
};
/** Beside what was read they say nothing more. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([...wordsIn(SMALL), ...GRADE_WORDS]);

/** Of any kind: `insects from Borneo` are all that there are. */
const ANY: Words = {
  en: 'insect|insects|bug|bugs|specimen|specimens|lot|lots',
  nl: 'insect|insecten|exemplaar|exemplaren|lot|loten',
  fr: 'insecte|insectes|spécimen|spécimens|lot|lots',
};
export const ANY_WORDS: ReadonlySet<string> = new Set(wordsIn(ANY));
