import type { Locale } from '../locale.ts';
import { COLOUR_WORDS, COLOURS } from './colours.ts';
import { OWN_FACTS, type NamedFact } from './fact-list.ts';

/** The year of `caughtOn`: nobody types it. */
export const CAUGHT_YEAR = {
  key: 'caughtYear',
  kind: 'whole',
  group: 'origin',
  least: 1700,
  most: 2099,
  unit: { symbol: '', code: 'ANN' },
  name: { en: 'Year caught', nl: 'Vangjaar', fr: 'Année de capture' },
} as const satisfies NamedFact;

const MONTHS: Record<Locale, string> = {
  en: 'January February March April May June July August September October November December',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
};

/** The month of `caughtOn`, likewise; those that say a year alone have none. */
export const CAUGHT_MONTH = {
  key: 'caughtMonth',
  kind: 'choice',
  group: 'origin',
  options: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  words: Object.fromEntries(
    MONTHS.en.split(' ').map((en, at) => {
      const word = (locale: Locale) => MONTHS[locale].split(' ')[at] ?? en;
      return [String(at + 1), { en, nl: word('nl'), fr: word('fr') }];
    }),
  ),
  name: { en: 'Month caught', nl: 'Vangmaand', fr: 'Mois de capture' },
} as const satisfies NamedFact;

/** By the lot's first picture: several, or none. Nobody types them. */
export const PICTURE_COLOUR = {
  key: 'colour',
  kind: 'choice',
  group: 'what',
  options: COLOURS,
  words: COLOUR_WORDS,
  name: { en: 'Colour', nl: 'Kleur', fr: 'Couleur' },
} as const satisfies NamedFact;

/**
 * What lists are narrowed by beside the older filters, which have columns and counts of their own: row by row, the facts
 * without a column, the year, the month and the colours.
 */
export const FACT_FILTERS: readonly NamedFact[] = [
  PICTURE_COLOUR,
  ...OWN_FACTS.filter(({ filter }) => filter),
  CAUGHT_YEAR,
  CAUGHT_MONTH,
];
