import { typesOf } from '../readings.ts';
import type { Token } from './tokens.ts';
import { NOT_WORDS, SMALL_WORDS } from './words.ts';

/** What turns a comparison round that begins at a token: `nothing older than`, `geen kevers van voor`; no more than a kind of animal may stand between. */
export function negationOf(tokens: readonly Token[], at: number): Token | undefined {
  const telling = tokens.slice(0, at).filter(({ word }) => !SMALL_WORDS.has(word));
  const last = telling.at(-1);
  const isKind = last !== undefined && typesOf([last.word]).length > 0;
  const not = isKind ? telling.at(-2) : last;
  return not && NOT_WORDS.has(not.word) ? not : undefined;
}
