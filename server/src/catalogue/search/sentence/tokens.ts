import { foldText } from '../../../platform/fold-text.ts';
import { joinNumbers, NUMBER_WORDS } from './number-words.ts';

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
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: said, 1: grade, 2: number, index: start }): Token => {
    const word = grade?.toLowerCase() ?? (foldText(said) || said.replace(' ', ''));
    return {
      word,
      number: number === undefined ? (NUMBER_WORDS.get(word) ?? null) : Number(number.replace(',', '.')),
      start,
      end: start + said.length,
    };
  });
  return tokens.reduce(joinNumberWords, []);
}

/** `vingt-cinq` is one number. */
function joinNumberWords(before: Token[], token: Token): Token[] {
  const last = before.at(-1);
  const isWords = last && NUMBER_WORDS.has(token.word) && NUMBER_WORDS.has(last.word.split(' ').at(-1) ?? '');
  const number = isWords ? joinNumbers(last.number ?? 0, token.number ?? 0) : null;
  if (!last || number === null) before.push(token);
  else before.splice(-1, 1, { ...last, word: `${last.word} ${token.word}`, number, end: token.end });
  return before;
}
