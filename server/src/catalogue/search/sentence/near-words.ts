import type { Filters } from '@vitrine/shared/contract/listing';
import { slipsBetween } from '../distance.ts';
import { isTypeWord } from '../readings.ts';
import type { Places } from './places.ts';
import type { Read } from './read-amount.ts';
import { PHRASES } from './words.ts';

/** By their length, words that are filters and long enough to be known with a slip. */
export type NearWords = ReadonlyMap<number, readonly (readonly [word: string, filters: Partial<Filters>])[]>;

interface Known {
  words: ReadonlySet<string>;
  near: NearWords;
}

/** A shorter word has too many neighbours. */
const LEAST_LETTERS = 5;

/** Of places, continents and countries alone: names of villages are like those of insects. */
export function listNearWords(places: Places): NearWords {
  const all = [
    ...PHRASES,
    ...[...places].map(([word, origin]): [string, Partial<Filters>] => [word, { origin: [...origin] }]),
  ].filter(
    ([word, { origin }]) =>
      word.length > LEAST_LETTERS && !word.includes(' ') && (origin?.every((one) => one.length < 4) ?? true),
  );
  return Map.groupBy(all, ([word]) => word.length);
}

/** A word with one slip, `femal`, `indonezia`, which no name of the shop holds or is as near to. */
export function readNear(word: string, at: number, { words, near }: Known): Read | null {
  if (word.length < LEAST_LETTERS || words.has(word) || isTypeWord(word)) return null;
  const found = [-1, 0, 1]
    .flatMap((more) => near.get(word.length + more) ?? [])
    .find(([other]) => slipsBetween(word, other) === 1);
  return !found || isNearAny(word, words) ? null : { filters: { ...found[1] }, to: at + 1 };
}

function isNearAny(word: string, words: ReadonlySet<string>): boolean {
  for (const other of words)
    if (
      other.startsWith(word) ||
      (Math.abs(other.length - word.length) < 2 && slipsBetween(word, other) === 1)
    )
      return true;
  return false;
}
