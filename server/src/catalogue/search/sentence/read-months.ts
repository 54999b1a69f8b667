import { CAUGHT_MONTH } from '@vitrine/shared/contract/facts/fact-filters';
import { foldText } from '../../../platform/fold-text.ts';
import { AND_WORDS, BETWEEN_WORDS, RANGE_WORDS, SIDES } from './amounts/amount-words.ts';
import { isInName } from './is-in-name.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import { eachWord, wordsIn, type Words } from './words-in.ts';
import { OR_WORDS } from './words.ts';

const ALL = CAUGHT_MONTH.options;
type Months = readonly string[];

/** By their names in all languages, as `CAUGHT_MONTH` has them. */
const NAMES: readonly [string, Months][] = ALL.flatMap((month) =>
  Object.values(CAUGHT_MONTH.words[month] ?? {}).map((word): [string, Months] => [foldText(word), [month]]),
);
const SHORT: Words = {
  en: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  nl: 'jan|feb|mrt|apr|mei|jun|jul|aug|sept|okt|nov|dec',
  fr: 'janv|fevr|mars|avr|mai|juin|juil|aout|sept|octobre|novembre|déc',
};
const SHORT_MONTHS = new Map(
  Object.values(SHORT).flatMap((words) =>
    words.split('|').map((word, at): [string, Months] => [foldText(word), [String(at + 1)]]),
  ),
);
/** As they are in the north, where most who say them live. */
const SEASONS: readonly [Words, Months][] = [
  [{ en: 'spring|springtime', nl: 'lente|voorjaar', fr: 'printemps' }, ['3', '4', '5']],
  [{ en: 'summer|summertime', nl: 'zomer', fr: 'été' }, ['6', '7', '8']],
  [{ en: 'autumn|fall', nl: 'herfst|najaar', fr: 'automne' }, ['9', '10', '11']],
  [{ en: 'winter|wintertime', nl: 'winter', fr: 'hiver' }, ['12', '1', '2']],
];

/** Months and seasons that are meant by themselves. */
export const MONTHS: ReadonlyMap<string, Months> = new Map([
  ...NAMES,
  ...SEASONS.flatMap(([words, months]) => eachWord(words, months)),
]);
const monthsOf = (word = ''): Months | undefined => MONTHS.get(word) ?? SHORT_MONTHS.get(word);

/** Words before a month: `mars` alone may be a butterfly, and `may` a verb. */
const IN_MONTH: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'in|of|from|during|caught|collected',
    nl: 'in|uit|van|gevangen|verzameld',
    fr: 'en|de|d|du|récolté|récoltée|récoltés|capturé|capturée|capturés',
  }),
);
const ARTICLES: ReadonlySet<string> = new Set(wordsIn({ en: 'the', nl: 'de', fr: "l'" }));
/** They need a word before them, a year or a second month behind. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['may', 'march', 'mars', 'fall', 'ete']);
const MOST_DAYS = 31;
/** It is a French number, too: `lot de sept papillons`. */
const SEPT = 'sept';
/** They make it a month. */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(
  wordsIn({
    en: 'in|during|caught|collected',
    nl: 'in|gevangen|verzameld',
    fr: 'récolté|récoltée|récoltés|capturé|capturée|capturés',
  }),
);

/** Whether a month stands there by its name: `between 10 and 15 June` are no prices. */
export const isMonthAt = (tokens: readonly Token[], at: number): boolean =>
  NAMES.some(([name]) => name === tokens[at]?.word) || tokens[at]?.word === SEPT;

/**
 * `caught in June`, `papilio juni`, `june or july`, `juni tot augustus`, `zomer`, `15 juin`: months alone, or several.
 * @param isTyping the last word may be the beginning of a name
 */
export function readMonths(
  tokens: readonly Token[],
  at: number,
  known: ShopWords,
  isTyping: boolean,
): Read | null {
  const opened = phraseIn<unknown>(RANGE_WORDS, tokens, at);
  const side = phraseIn<unknown>(SIDES, tokens, at);
  const day = behindDays(tokens, (opened ?? side)?.to ?? at);
  const start = day ?? opened?.to ?? at;
  const first = monthsOf(tokens[start]?.word);
  if (!first) return null;
  const all = readMore(tokens, start + 1, first, BETWEEN_WORDS.has(tokens[at]?.word ?? ''));
  const isNumber = tokens[start]?.number !== null;
  const isOpened = opened !== null && !isNumber;
  const isSure =
    isOpened ||
    all.to > start + 1 ||
    day !== null ||
    isAnnounced(tokens, start, isNumber ? BEFORE_NUMBERS : IN_MONTH) ||
    (tokens[start - 1]?.word === 'en' && BEFORE_NUMBERS.has(tokens[start - 2]?.word ?? '')) ||
    hasYear(tokens[all.to]);
  if (!isSure && !isAlone(tokens, start, known, isTyping)) return null;
  return {
    filters: { facts: { [CAUGHT_MONTH.key]: ALL.filter((one) => all.months.includes(one)) } },
    to: all.to,
  };
}

/** The month behind a day, or behind two: `15 June`, `10 to 15 June`. */
function behindDays(tokens: readonly Token[], at: number): number | null {
  const isDay = (place: number) => {
    const { number = null, word = '' } = tokens[place] ?? {};
    return number !== null && number > 0 && number <= MOST_DAYS && word !== SEPT;
  };
  if (!isDay(at)) return null;
  if (isMonthAt(tokens, at + 1)) return at + 1;
  const and = phraseIn(AND_WORDS, tokens, at + 1);
  return and && isDay(and.to) && isMonthAt(tokens, and.to + 1) ? and.to + 1 : null;
}

/** What is joined to the first ones: `june, july and august`, or all from it on, `juni tot augustus`. */
function readMore(
  tokens: readonly Token[],
  from: number,
  first: Months,
  isBetween: boolean,
): { months: Months; to: number } {
  let [months, to] = [first, from];
  for (;;) {
    const and = phraseIn(AND_WORDS, tokens, to);
    const isHyphen = tokens[to]?.isBehindHyphen === true;
    const joined = and ? and.to : isHyphen || tokens[to]?.isBehindStop ? to : null;
    const next = joined === null ? null : (behindDays(tokens, joined) ?? joined);
    const more = next === null ? undefined : monthsOf(tokens[next]?.word);
    if (next === null || !more) return { months, to };
    const isRange = isHyphen || (and !== null && (isBetween || !OR_WORDS.has(tokens[to]?.word ?? '')));
    months = isRange ? upTo(months, more) : [...months, ...more];
    to = next + 1;
  }
}

/** November to February goes over the end of the year. */
function upTo(first: Months, last: Months): Months {
  const from = ALL.findIndex((month) => month === first[0]);
  const count = ((ALL.findIndex((month) => month === last.at(-1)) - from + ALL.length) % ALL.length) + 1;
  return Array.from({ length: count }, (_, more) => ALL[(from + more) % ALL.length] ?? '');
}

function isAnnounced(tokens: readonly Token[], at: number, by: ReadonlySet<string>): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return by.has(before) || (ARTICLES.has(before) && by.has(tokens[at - 2]?.word ?? ''));
}

const hasYear = (token: Token | undefined) => String(token?.number ?? '').length === 4;

/** By its whole name, where that is no other word and of no name. */
function isAlone(tokens: readonly Token[], at: number, known: ShopWords, isTyping: boolean): boolean {
  const word = tokens[at]?.word ?? '';
  return (
    MONTHS.has(word) &&
    !OTHER_WORDS.has(word) &&
    !known.words.has(word) &&
    !isInName(tokens, at, at + 1, known) &&
    !(isTyping && at === tokens.length - 1)
  );
}
