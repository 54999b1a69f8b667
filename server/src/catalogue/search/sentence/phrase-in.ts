import type { Filters, KnownSort } from '@vitrine/shared/contract/listing';
import type { Token } from './tokens.ts';

/** What was read, and the number of the first token behind it. */
export interface Read {
  filters: Partial<Filters>;
  to: number;
  /** Of a word before it that turned it round. */
  not?: Token;
  /** It was understood, and no filter says it. */
  isLeftOut?: true;
  /** The order that it asks for. */
  sort?: KnownSort;
  /** The order that suits it where none is asked for: `new`, `on sale`. */
  fitting?: KnownSort;
}

/** The longest phrase of a comparison. */
const MOST_WORDS = 4;

/** The longest phrase of these that begins at a token. */
export function phraseIn<T>(
  phrases: ReadonlyMap<string, T>,
  tokens: readonly Token[],
  at: number,
): { found: T; to: number } | null {
  for (let words = Math.min(MOST_WORDS, tokens.length - at); words > 0; words -= 1) {
    const phrase = tokens.slice(at, at + words).map(({ word }) => word);
    const found = phrases.get(phrase.join(' '));
    if (found !== undefined) return { found, to: at + words };
  }
  return null;
}
