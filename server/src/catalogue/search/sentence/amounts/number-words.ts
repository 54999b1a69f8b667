import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText } from '../../../../platform/fold-text.ts';

/* Numbers in words: they count where a unit or a comparison makes them an amount. */

/** From two up to nineteen: `one` is an article in two of the languages. */
const UNITS: Record<Locale, string> = {
  en: `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen`,
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
};
/** From twenty up, by tens; in Belgium and Switzerland seventy and ninety have words of their own. */
const TENS: Record<Locale, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety hundred',
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  fr: 'vingt trente quarante cinquante soixante septante huitante nonante cent',
};
const FIRST_UNIT = 2;
const FIRST_TEN = 2;
const MORE: readonly (readonly [string, number])[] = [
  ['vingts', 20],
  ['cents', 100],
];

const listOf = (words: string): string[] => foldText(words).split(' ');

const units = Object.values(UNITS).flatMap((words) =>
  listOf(words).map((word, at): [string, number] => [word, at + FIRST_UNIT]),
);
const tens = Object.values(TENS).flatMap((words) =>
  listOf(words).map((word, at): [string, number] => [word, (at + FIRST_TEN) * 10]),
);
/** `vijfentwintig`. */
const dutch = ['een', ...listOf(UNITS.nl).slice(0, 8)].flatMap((unit, one) =>
  listOf(TENS.nl)
    .slice(0, -1)
    .map((ten, at): [string, number] => [`${unit}en${ten}`, one + 1 + (at + FIRST_TEN) * 10]),
);

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([...units, ...tens, ...dutch, ...MORE]);

/** `twenty-five`, `quatre-vingt-dix`, `two hundred fifty`: what two numbers that follow each other make; null for two numbers. */
export function joinNumbers(first: number, second: number): number | null {
  if (second === 100 && first < 10) return first * second;
  if (first === 4 && second === 20) return 80;
  if (first === 10 && second >= 7 && second < 10) return first + second;
  if (first % 100 === 0 && second < 100) return first + second;
  const isTens = first >= 20 && first < 100 && first % 10 === 0;
  // Soixante-quinze, quatre-vingt-dix.
  const most = first === 60 || first === 80 ? 20 : 10;
  return isTens && second < most ? first + second : null;
}
