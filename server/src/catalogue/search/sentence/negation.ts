import type { FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { Filters } from '@vitrine/shared/contract/listing';
import { typesOf } from '../readings.ts';
import type { Side } from './amounts/amount-words.ts';
import { isInName } from './is-in-name.ts';
import { phraseIn, type Read } from './phrase-in.ts';
import type { ShopWords } from './shop-words.ts';
import type { Token } from './tokens.ts';
import {
  ALSO_WORDS,
  ANY_WORDS,
  EITHER_WORDS,
  NOT_WORDS,
  ONLY_WORDS,
  OR_NOT_WORDS,
  OR_WORDS,
  PHRASES,
  SMALL_WORDS,
} from './words.ts';

/** What turns a comparison round that begins at a token: `nothing older than`, `geen kevers van voor`; no more than a kind of animal may stand between. */
export function negationOf(tokens: readonly Token[], at: number): Token | undefined {
  const clause = clauseBefore(tokens, at);
  const telling = clause.filter(({ word }) => !SMALL_WORDS.has(word));
  const last = telling.at(-1);
  const not = last && isKind(last) ? telling.at(-2) : last;
  if (!not?.isNot || clause.slice(clause.indexOf(not)).some(isBreak)) return undefined;
  // Of `butterflies but no moths under 20 euro` the bound is of the butterflies.
  const isOfOther =
    not !== last &&
    tokens.slice(0, tokens.indexOf(not)).some((one) => isKind(one) || ANY_WORDS.has(one.word));
  return isOfOther ? undefined : not;
}

const isKind = ({ word }: Pick<Token, 'word'>) => typesOf([word]).length > 0;

const isOnly = ({ word }: Token) => ONLY_WORDS.has(word);

/** `nothing but`, `not only`. */
const isBreak = (token: Token) => token.word === BUT || isOnly(token);
const BUT = 'but';

/** What stands before a token and behind the last stop. */
function clauseBefore(tokens: readonly Token[], at: number): Token[] {
  const stop = tokens.slice(0, at + 1).findLastIndex(({ isBehindStop }) => isBehindStop);
  return tokens.slice(Math.max(stop, 0), at);
}

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** What was read last of what is not wanted: the first token behind it, and of what it was. */
export interface Unwanted {
  to: number;
  of: string;
  not: Token;
}

/**
 * The tokens, those marked that say that something is not wanted. None does in a name, `Trichoplusia ni`, nor behind `or`,
 * unless what is of one kind stands on both sides: `mounted or not mounted`.
 */
export function markNegations(tokens: readonly Token[], known: Pick<ShopWords, 'pairs'>): Token[] {
  const nots = tokens.filter(({ word }) => NOT_WORDS.has(word)).length;
  return tokens.map((token, at): Token => {
    if (token.word === BUT && ANYTHING.has(tokens[at - 1]?.word ?? '')) return { ...token, isNot: true };
    if (!NOT_WORDS.has(token.word) || isInName(tokens, at, at + 1, known)) return token;
    // `ni` alone is of a name, which this shop need not have.
    if (token.word === NI && nots === 1 && at > 0) return token;
    return EITHER_WORDS.has(tokens[at - 1]?.word ?? '') && !isSaidAgain(tokens, at)
      ? token
      : { ...token, isNot: true };
  });
}
const NI = 'ni';
/** `anything but morphos`. */
const ANYTHING: ReadonlySet<string> = new Set(['anything', 'everything', 'all', 'any']);

/** Whether what stands before `or not` and behind it are of one kind: `in papers or not spread`. */
function isSaidAgain(tokens: readonly Token[], at: number): boolean {
  const again = tokens[at + 1]?.isBehindStop ? null : phraseIn(PHRASES, tokens, at + 1);
  const or = at - 1;
  const before =
    phraseIn(PHRASES, tokens.slice(0, or), or - 2) ?? phraseIn(PHRASES, tokens.slice(0, or), or - 1);
  return again !== null && before !== null && subjectOf(again.found) === subjectOf(before.found);
}

/** What was read, left out where `or not` stands behind it: either is meant. */
export function leaveEither(tokens: readonly Token[], read: Read): Read {
  const [or, not] = tokens.slice(read.to, read.to + 2);
  const isEither = or && not && EITHER_WORDS.has(or.word) && OR_NOT_WORDS.has(not.word) && !not.isNot;
  return isEither && !or.isBehindStop && !not.isBehindStop
    ? { filters: {}, to: read.to + 2, isLeftOut: true }
    : read;
}

/**
 * The opposite of what was read, where the text says that it is not wanted: of two sexes the other, of spread unspread.
 * Nothing else has one that a filter says: it is left out.
 * @param before what stands before it: it goes on for `not from Peru or Brazil`
 */
export function negate(tokens: readonly Token[], at: number, read: Read, before: Unwanted | null): Read {
  if (read.not) return read;
  const not = directNegation(tokens, at) ?? goesOn(tokens, at, read, before);
  if (!not) return read;
  const opposite = isNotOnly(tokens, not) ? null : oppositeOf(read.filters);
  return opposite ? { ...read, filters: opposite, not } : { filters: {}, to: read.to, not, isLeftOut: true };
}

/** `not only males` are males and others. */
export const isNotOnly = (tokens: readonly Token[], not: Token): boolean => {
  const behind = tokens.slice(tokens.indexOf(not) + 1);
  return behind
    .slice(
      0,
      behind.findIndex(({ word }) => !SMALL_WORDS.has(word)),
    )
    .some(isOnly);
};

/** Before it, small words aside; `nothing but females` are females. */
function directNegation(tokens: readonly Token[], at: number): Token | undefined {
  const clause = clauseBefore(tokens, at);
  // `anything but beetles`: a small word, unless it says no.
  const from = clause.findLastIndex(({ word, isNot }) => isNot || !SMALL_WORDS.has(word));
  const last = clause[from];
  return last?.isNot && clause.slice(from).every(({ word, isNot }) => word !== BUT || isNot)
    ? last
    : undefined;
}

function goesOn(
  tokens: readonly Token[],
  at: number,
  { filters }: Read,
  before: Unwanted | null,
): Token | undefined {
  if (!before || before.of !== subjectOf(filters) || before.to >= at) return undefined;
  const between = tokens.slice(before.to, at).map(({ word }) => word);
  const isOnlyOne = isNotOnly(tokens, before.not);
  const isJoined = between.some((word) => OR_WORDS.has(word) || (isOnlyOne && ALSO_WORDS.has(word)));
  const isAside = (word: string) => SMALL_WORDS.has(word) || (isOnlyOne && ALSO_WORDS.has(word));
  return isJoined && between.every(isAside) ? before.not : undefined;
}

/** Which filters these are. */
export const subjectOf = ({ facts = {}, ...filters }: Partial<Filters>): string =>
  [...Object.keys(filters), ...Object.keys(facts)].join(' ');

function oppositeOf({ gender, spread }: Partial<Filters>): Partial<Filters> | null {
  const [sex] = gender ?? [];
  if (sex === 'MALE' || sex === 'FEMALE') return { gender: [sex === 'MALE' ? 'FEMALE' : 'MALE'] };
  if (spread) return { spread: spread.includes('NO') ? ['YES', 'WINGS'] : ['NO'] };
  return null;
}

const OF = 'de';
const TIMES: ReadonlySet<string> = new Set(['jour', 'nuit']);

/** Kinds of animal behind a word that says no, and the tokens that say so. */
interface UnwantedKinds {
  kinds: readonly FamilyCategory[];
  tokens: Token[];
  /** Where in the text the kinds themselves stand. */
  from: number;
  to: number;
}

/** `no moths`, `pas de papillons de nuit`, `geen motten of kevers`: kinds that are not wanted. */
export function unwantedKinds(tokens: readonly Token[], isLeft: (token: Token) => boolean): UnwantedKinds[] {
  return tokens.flatMap((token, at) => {
    if (!isLeft(token) || !isKind(token)) return [];
    const not = directNegation(tokens, at);
    if (!not || !isLeft(not) || isNotOnly(tokens, not)) return [];
    const but = tokens[tokens.indexOf(not) - 1];
    const first = tokens.indexOf(not) - (but && isLeft(but) && ALSO_WORDS.has(but.word) ? 1 : 0);
    const to = endOfKinds(tokens, at, isLeft);
    const kinds = typesIn(tokens.slice(at, to));
    const end = tokens[to - 1]?.end ?? token.end;
    return [{ kinds, tokens: tokens.slice(first, to), from: token.start, to: end }];
  });
}

/** `not only moths`: the words that say so narrow nothing, and the kind behind them is meant. */
export function notOnlyKinds(
  tokens: readonly Token[],
  isLeft: (token: Token) => boolean,
): { from: number; to: number }[] {
  return tokens.flatMap((token, at) => {
    if (!isLeft(token) || !isKind(token)) return [];
    const not = directNegation(tokens, at);
    return not && isLeft(not) && isNotOnly(tokens, not) ? [{ from: tokens.indexOf(not), to: at }] : [];
  });
}

/** Behind a kind, `papillon de nuit` whole, and those that `or` joins to it. */
function endOfKinds(tokens: readonly Token[], at: number, isLeft: (token: Token) => boolean): number {
  const isOfTime = tokens[at + 1]?.word === OF && TIMES.has(tokens[at + 2]?.word ?? '');
  const to = at + (isOfTime ? 3 : 1);
  const [or, next] = tokens.slice(to, to + 2);
  const goesOn = or && next && OR_WORDS.has(or.word) && isKind(next) && isLeft(next) && !next.isNot;
  return goesOn && !or.isBehindStop && !next.isBehindStop ? endOfKinds(tokens, to + 1, isLeft) : to;
}

/** Each is read by itself: of several words together the last would count. */
const typesIn = (tokens: readonly Token[]): FamilyCategory[] => [
  ...new Set(tokens.flatMap(({ word }, at) => (isKind({ word }) ? typesOf(wordsFrom(tokens, at)) : []))),
];

const wordsFrom = (tokens: readonly Token[], at: number): string[] =>
  tokens.slice(at, tokens[at + 1]?.word === OF ? at + 3 : at + 1).map(({ word }) => word);
