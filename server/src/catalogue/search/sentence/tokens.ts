import { foldText } from '../../../platform/fold-text.ts';
import type { Locale } from '@vitrine/shared/contract/locale';

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
  /** Whether a hyphen alone stands before it: `nov-feb`. */
  isBehindHyphen?: true;
  /** Whether it says that what follows is not wanted. */
  isNot?: true;
}

/** `A1`, `A1-`, and both ends of `A1-A2`; a hyphen within a name is none. */
const GRADE = String.raw`(?<![\p{L}\p{N}-])(?:a[12]?-(?![\p{L}\p{N}-])|a[12](?![\p{L}\p{N}]|-(?!(?:a[12]|[bc])(?![\p{L}\p{N}]))))|(?<=\ba[12]-)a[12]-?(?![\p{L}\p{N}-])`;
/** A plain space parts thousands of euro alone: `50 100 mm`. */
const THOUSANDS = String.raw`\d{1,3}(?:[.,\u{a0}\u{2009}\u{202f}]\d{3})+(?!\d)|\d{1,3}(?: \d{3})+(?=(?:[.,]\d{1,2})? ?(?:€|eur))|(?<=€ ?)\d{1,3}(?: \d{3})+(?!\d)`;
/** A grade, a number, a word or a sign; `euro's` is one word. */
const TOKEN = new RegExp(
  String.raw`(${GRADE})|((?:${THOUSANDS}|\d+)(?:[.,]\d{1,2}(?!\d))?)|[\p{L}\p{M}]+(?:['’][st](?![\p{L}\p{M}]))?|♂ ?♀|[♂♀€<>≤≥+]|(?<!\p{L})[–-]|[–-](?!\p{L})`,
  'giu',
);

/** `don't want`. */
const NOT = /n['’]t$/i;
const STOP = /[,;.?]/;
const HYPHEN = /^[–-]$/;

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
    if (HYPHEN.test(gap)) return { ...token, isBehindHyphen: true };
    return STOP.test(gap) ? { ...token, isBehindStop: true } : token;
  });
}

/** `12,50`; `1.500` and `1 500` are more than a thousand. */
const numberOf = (said: string): number => Number(said.replace(/[.,\s](?=\d{3})/g, '').replace(',', '.'));

/** `vingt-cinq` is one number. */
function joinNumberWords(before: Token[], token: Token): Token[] {
  const last = before.at(-1);
  const isWords = last && NUMBER_WORDS.has(token.word) && NUMBER_WORDS.has(last.word.split(' ').at(-1) ?? '');
  const number = isWords ? joinNumbers(last.number ?? 0, token.number ?? 0) : null;
  if (!last || number === null) before.push(token);
  else before.splice(-1, 1, { ...last, word: `${last.word} ${token.word}`, number, end: token.end });
  return before;
}

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

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([...units, ...tens, ...dutch, ...MORE]);

/** `twenty-five`, `quatre-vingt-dix`, `two hundred fifty`: what two numbers that follow each other make; null for two numbers. */
function joinNumbers(first: number, second: number): number | null {
  if (second === 100 && first < 10) return first * second;
  if (first === 4 && second === 20) return 80;
  if (first === 10 && second >= 7 && second < 10) return first + second;
  if (first % 100 === 0 && second < 100) return first + second;
  const isTens = first >= 20 && first < 100 && first % 10 === 0;
  // Soixante-quinze, quatre-vingt-dix.
  const most = first === 60 || first === 80 ? 20 : 10;
  return isTens && second < most ? first + second : null;
}
