import type { Filters } from '@vitrine/shared/contract/listing';
import { typesOf } from '../readings.ts';
import type { Side } from './amount-words.ts';
import type { Read } from './phrase-in.ts';
import type { Token } from './tokens.ts';
import { NOT_WORDS, OR_WORDS, SMALL_WORDS } from './words.ts';

/** What turns a comparison round that begins at a token: `nothing older than`, `geen kevers van voor`; no more than a kind of animal may stand between. */
export function negationOf(tokens: readonly Token[], at: number): Token | undefined {
  const telling = tokens.slice(0, at).filter(({ word }) => !SMALL_WORDS.has(word));
  const last = telling.at(-1);
  const isKind = last !== undefined && typesOf([last.word]).length > 0;
  const not = isKind ? telling.at(-2) : last;
  return not && NOT_WORDS.has(not.word) ? not : undefined;
}

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** What was read last of what is not wanted: the first token behind it, and of what it was. */
export interface Unwanted {
  to: number;
  of: string;
  not: Token;
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
  const opposite = oppositeOf(read.filters);
  return opposite ? { ...read, filters: opposite, not } : { filters: {}, to: read.to, not, isLeftOut: true };
}

/** Before it, small words aside; `nothing but females` are females. */
function directNegation(tokens: readonly Token[], at: number): Token | undefined {
  const from = tokens.slice(0, at).findLastIndex(({ word }) => !SMALL_WORDS.has(word));
  const last = tokens[from];
  const isBut = tokens.slice(from + 1, at).some(({ word }) => word === 'but');
  return last && NOT_WORDS.has(last.word) && !isBut ? last : undefined;
}

function goesOn(
  tokens: readonly Token[],
  at: number,
  { filters }: Read,
  before: Unwanted | null,
): Token | undefined {
  if (!before || before.of !== subjectOf(filters) || before.to >= at) return undefined;
  const between = tokens.slice(before.to, at).map(({ word }) => word);
  const isJoined =
    between.some((word) => OR_WORDS.has(word)) && between.every((word) => SMALL_WORDS.has(word));
  return isJoined ? before.not : undefined;
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

/** `no moths`, `pas de papillons de nuit`: a kind is said by the text alone, which cannot say that it is not meant. */
export function unwantedKinds(
  tokens: readonly Token[],
  isLeft: (token: Token) => boolean,
): { from: number; to: number }[] {
  return tokens.flatMap((token, at) => {
    if (!isLeft(token) || typesOf([token.word]).length === 0) return [];
    const not = directNegation(tokens, at);
    if (!not || !isLeft(not)) return [];
    const isOfTime = tokens[at + 1]?.word === OF && TIMES.has(tokens[at + 2]?.word ?? '');
    return [{ from: tokens.indexOf(not), to: at + (isOfTime ? 3 : 1) }];
  });
}
