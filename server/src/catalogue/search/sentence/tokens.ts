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
  /** Whether it begins behind a comma, a semicolon, a full stop or a question mark. */
  isBehindStop?: true;
  /** Whether it says that what follows is not wanted. */
  isNot?: true;
}

/** A grade, a number, a word or a sign; a hyphen within a name is none, and `euro's` is one word. */
const TOKEN =
  /((?<![\p{L}\p{N}-])(?:a[12]?-(?![\p{L}\p{N}-])|a[12](?![\p{L}\p{N}-])))|((?:\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?)|[\p{L}\p{M}]+(?:['’][st](?![\p{L}\p{M}]))?|♂ ?♀|[♂♀€<>≤≥+]|(?<!\p{L})[–-]|[–-](?!\p{L})/giu;

/** `don't want`. */
const NOT = /n['’]t$/i;
const STOP = /[,;.?]/;

export function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: said, 1: grade, 2: number, index: start }): Token => {
    const word = NOT.test(said) ? 'not' : (grade?.toLowerCase() ?? (foldText(said) || said.replace(' ', '')));
    return {
      word,
      number: number === undefined ? (NUMBER_WORDS.get(word) ?? null) : numberOf(number),
      start,
      end: start + said.length,
    };
  });
  const joined = tokens.reduce(joinNumberWords, []);
  return joined.map((token, at) => {
    const gap = text.slice(joined[at - 1]?.end ?? token.start, token.start);
    return STOP.test(gap) ? { ...token, isBehindStop: true } : token;
  });
}

/** `12,50`; `1.500` is more than a thousand. */
const numberOf = (said: string): number => Number(said.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));

/** `vingt-cinq` is one number. */
function joinNumberWords(before: Token[], token: Token): Token[] {
  const last = before.at(-1);
  const isWords = last && NUMBER_WORDS.has(token.word) && NUMBER_WORDS.has(last.word.split(' ').at(-1) ?? '');
  const number = isWords ? joinNumbers(last.number ?? 0, token.number ?? 0) : null;
  if (!last || number === null) before.push(token);
  else before.splice(-1, 1, { ...last, word: `${last.word} ${token.word}`, number, end: token.end });
  return before;
}
