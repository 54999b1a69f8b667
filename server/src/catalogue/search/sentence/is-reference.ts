import { foldText } from '../../../platform/fold-text.ts';
import { isTypeWord } from '../readings.ts';
import { SIDES, UNITS, YEAR_SIDES } from './amounts/amount-words.ts';
import { colourOf } from './colour-words.ts';
import { MONTHS } from './read-months.ts';
import type { SentenceVocabulary } from './shop-words.ts';
import { SIZE_WORDS } from './what-is-left.ts';
import { ANY_WORDS, gradeOf, NOT_WORDS, PHRASES, SMALL_WORDS, UNFILTERED_WORDS } from './words.ts';

/** `BU-2019`, `mo 41`. */
const CODE = /^\s*(\p{L}{1,4})([\s./_–-]?)\d+\s*$/u;

const WORDS: readonly { has(word: string): boolean }[] = [
  SMALL_WORDS,
  ANY_WORDS,
  NOT_WORDS,
  PHRASES,
  SIDES,
  YEAR_SIDES,
  UNITS,
  MONTHS,
  SIZE_WORDS,
  UNFILTERED_WORDS,
];

/**
 * Whether a text is a reference: letters with which those of the shop begin, and a number. A word of a sentence is one
 * only where it hangs together with the number, and a lot has it.
 */
export function isReference(text: string, { places, references }: SentenceVocabulary): boolean {
  const [, letters = '', between = ''] = CODE.exec(text) ?? [];
  if (letters === '' || gradeOf(text.trim().toLowerCase(), false) !== null) return false;
  const word = foldText(letters);
  const isWord =
    WORDS.some((words) => words.has(word)) ||
    places.has(word) ||
    isTypeWord(word) ||
    colourOf(word) !== undefined;
  return isWord ? between.trim() === between && references.has(text.trim()) : references.beginWith(letters);
}
