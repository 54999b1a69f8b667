import { foldText } from '../../../platform/fold-text.ts';
import { NUMBER_WORDS } from './words.ts';

/** A word, a number, a grade or a sign of a sentence, and where it stands. */
export interface Token {
  /** Folded; a sign as it is. */
  word: string;
  /** Of a number; null for anything else. */
  number: number | null;
  start: number;
  end: number;
}

/** A grade, a number, a word or a sign; a hyphen within a name is none. */
const TOKEN =
  /((?<![\p{L}\p{N}-])(?:a[12]?-(?![\p{L}\p{N}-])|a[12](?![\p{L}\p{N}-])))|(\d+(?:[.,]\d{1,2}(?!\d))?)|[\p{L}\p{M}]+|♂ ?♀|[♂♀€<>≤≥]|(?<!\p{L})[–-]|[–-](?!\p{L})/giu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: said, 1: grade, 2: number, index: start }) => {
    const word = grade?.toLowerCase() ?? (foldText(said) || said.replace(' ', ''));
    return {
      word,
      number: number === undefined ? (NUMBER_WORDS.get(word) ?? null) : Number(number.replace(',', '.')),
      start,
      end: start + said.length,
    };
  });
}
