import type { FamilyCategory } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters, type KnownSort } from '@vitrine/shared/contract/listing';
import { MAX_SEARCH_LENGTH } from '@vitrine/shared/contract/search-length';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { FRAME_WORDS } from '@vitrine/shared/i18n/frame-words';
import { foldText } from '../../../platform/fold-text.ts';
import { mergeFilters } from './merge-filters.ts';
import {
  leaveEither,
  markNegations,
  negate,
  notOnlyKinds,
  subjectOf,
  unwantedKinds,
  type Unwanted,
} from './negation.ts';
import { readAt } from './read-at.ts';
import type { SentenceVocabulary } from './shop-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unwantedNames } from './unwanted-names.ts';
import { countsIn, readSizeWord, restOf, saidOf, SIZE_WORDS } from './what-is-left.ts';
import { ANY_WORDS, SMALL_WORDS, gradeOf, NOT_WORDS, PHRASES, UNFILTERED_WORDS } from './words.ts';
import { isTypeWord, PRAISE } from '../readings.ts';
import { SIDES, UNITS, YEAR_SIDES } from './amounts/amount-words.ts';
import { colourOf } from './colour-words.ts';
import { MONTHS } from './read-months.ts';

/** What a text says beside names: as filters; and what is left of it to be searched. */
export interface Sentence {
  filters: Filters;
  rest: string;
  /** The same with its colours, which names may hold; absent where none was read. */
  coloured?: string;
  /** What was read, as it was typed. */
  said: string;
  /** What of that no filter says: `not from Peru`, `captive bred`; absent where there is nothing. */
  leftOut?: string;
  /** `20 insects for my class`, `a present`: of any kind; absent where something else is left. */
  isAny?: true;
  /** The order that was asked for: `cheapest`. */
  sort?: KnownSort;
  /**
   * Names that are not wanted, as the shop has them, and kinds of animal; both as they were typed, all that says so, and the
   * rest without it: they stay in `rest`, for no filter of an address says them.
   */
  unwanted?: {
    names: string[];
    kinds: FamilyCategory[];
    said: string[];
    text: string;
    others: string;
    /** `others` with its colours, as `coloured`. */
    coloured?: string;
  };
}

const BRACKETS = /\([^()]*\)?/g;

/**
 * Reads places, sexes, grades, sizes, prices, years, months and preparations out of a text, in whatever language each is said.
 * Words that belong to a name that the shop knows stay in it: `tabac d'Espagne` is from anywhere.
 * @param isTyping a colour, or the last word, may be the beginning of a name
 */
export function readSentence(text: string, known: SentenceVocabulary, isTyping = false): Sentence {
  const nothing = { filters: NO_FILTERS, rest: text, said: '' };
  if (text.length > MAX_SEARCH_LENGTH || known.names.has(foldText(text)) || isReference(text, known))
    return nothing;
  const tokens = markNegations(tokensOf(blankAuthors(text)), known);
  const [taken, colours, leftOut] = [new Set<Token>(), new Set<Token>(), new Set<Token>()];
  let filters: Filters = NO_FILTERS;
  let sort: KnownSort | undefined;
  let fitting: KnownSort | undefined;
  let before: Unwanted | null = null;
  for (let at = 0; at < tokens.length;) {
    const found = readAt(tokens, at, known, isTyping);
    if (!found) {
      at += 1;
      continue;
    }
    const said = leaveEither(tokens, found);
    const read = negate(tokens, at, said, before);
    filters = mergeFilters(filters, read.filters);
    sort = read.sort ?? sort;
    fitting ??= read.fitting;
    const isColour = read.filters.facts?.[PICTURE_COLOUR.key] !== undefined;
    const into = read.isLeftOut ? leftOut : isColour ? colours : taken;
    const not = read.not ? tokens.indexOf(read.not) : at;
    for (const token of tokens.slice(read.isLeftOut ? not : at, read.to)) into.add(token);
    for (const small of smallAround(tokens, [at, not], read.to)) taken.add(small);
    if (read.not) {
      into.add(read.not);
      before = { to: read.to, of: subjectOf(said.filters), not: read.not };
    }
    at = read.to;
  }
  for (const token of countsIn(tokens, known)) taken.add(token);
  const isLeft = (token: Token) => !taken.has(token) && !colours.has(token) && !leftOut.has(token);
  for (const { from, to } of notOnlyKinds(tokens, isLeft)) {
    for (const token of tokens.slice(from, to)) leftOut.add(token);
    for (const small of smallAround(tokens, [from], to)) taken.add(small);
  }
  const kinds = unwantedKinds(tokens, isLeft);
  const ofKinds = new Set(kinds.flatMap((one) => one.tokens));
  const names = unwantedNames(tokens, (token) => isLeft(token) && !ofKinds.has(token), known);
  const unwanted = new Set([...ofKinds, ...names.flatMap((one) => one.tokens)]);
  const sized = readSizeWord(
    tokens.filter((token) => isLeft(token) && !unwanted.has(token)),
    known,
  );
  if (sized?.filters) filters = mergeFilters(filters, sized.filters);
  if (sized) (sized.filters ? taken : leftOut).add(sized.token);
  const all = new Set([...taken, ...colours, ...leftOut]);
  const rest = restOf(text, tokens, all);
  if (all.size + unwanted.size === 0)
    return rest === '' && !isTyping && tokens.some((token) => isPraise(token, known))
      ? { ...nothing, rest, isAny: true }
      : nothing;
  // Who names frames is led to them.
  const isAny = rest === '' && !tokens.some(({ word }) => FRAME_WORDS.has(word));
  sort ??= fitting;
  return {
    filters,
    rest,
    ...(isAny && { isAny }),
    ...(colours.size > 0 && { coloured: restOf(text, tokens, new Set([...taken, ...leftOut])) }),
    said: saidOf(text, tokens, all),
    ...(leftOut.size > 0 && { leftOut: saidOf(text, tokens, leftOut) }),
    ...(sort && { sort }),
    ...(unwanted.size > 0 && {
      unwanted: {
        names: names.map(({ name }) => name),
        kinds: [...new Set(kinds.flatMap((one) => one.kinds))],
        said: [...kinds, ...names].map(({ from, to }) => text.slice(from, to)),
        text: saidOf(text, tokens, unwanted),
        others: restOf(text, tokens, new Set([...all, ...unwanted])),
        ...(colours.size > 0 && {
          coloured: restOf(text, tokens, new Set([...taken, ...leftOut, ...unwanted])),
        }),
      },
    }),
  };
}

/** `a present`, `rare`; of a name it is none: `belle dame`. */
const isPraise = ({ word }: Token, { words }: SentenceVocabulary): boolean =>
  PRAISE.has(word) && !words.has(word);

/** What stands in brackets, or behind a comma as a year, is of the name's author. As many spaces hold the places. */
function blankAuthors(text: string): string {
  const blank = (said: string) => ' '.repeat(said.length);
  return text.replace(BRACKETS, blank).replace(/,\s*1[789]\d\d\b/g, blank);
}

const smallAround = (tokens: readonly Token[], starts: readonly number[], end: number): Token[] => [
  ...starts.flatMap((start) => smallFrom(tokens, start - 1, -1)),
  ...smallFrom(tokens, end, 1),
];

/** The small words that follow each other from there. */
function smallFrom(tokens: readonly Token[], from: number, step: 1 | -1): Token[] {
  const small: Token[] = [];
  for (let at = from; ; at += step) {
    const token = tokens[at];
    if (!token || !SMALL_WORDS.has(token.word)) return small;
    small.push(token);
  }
}

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
function isReference(text: string, { places, references }: SentenceVocabulary): boolean {
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
