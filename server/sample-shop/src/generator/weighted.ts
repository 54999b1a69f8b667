import type { Random } from '../lots/random.ts';

/** How much the first stands out: at 0 it would be twice as common as the second. */
const FLATNESS = 4;

/**
 * Picks with a long tail, by Zipf's law: each thing is chosen less often than those before it.
 * @throws when there is nothing to choose from
 */
export function weighted<T>(things: readonly T[]): (random: Random) => T {
  let sum = 0;
  const ends = things.map((_thing, rank) => (sum += 1 / (rank + 1 + FLATNESS)));
  return (random) => {
    const at = random.next() * sum;
    const found = things[firstAfter(ends, at)];
    if (found === undefined) throw new Error('There is nothing to choose from');
    return found;
  };
}

/** The place of the first end that lies after `at`. */
function firstAfter(ends: readonly number[], at: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
