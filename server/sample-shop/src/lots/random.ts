import { createHash } from 'node:crypto';

/** Chance that always falls the same way for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both possible. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** A version 4 uuid, upper-case. */
  uuid(): string;
}

const STEP = 0x6d2b79f5;

/**
 * A 32-bit generator of the multiply-xor-shift kind, begun from a hash of the seed.
 * @param skipped numbers of its row that are passed over: parts of one row repeat nothing of each other
 */
export function createRandom(seed: string, skipped = 0): Random {
  const begin = createHash('sha256').update(seed).digest().readUInt32LE();
  let state = (begin + Math.imul(STEP, skipped)) >>> 0;

  function next(): number {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => int(0, 15).toString(16))
      .join('')
      .toUpperCase();

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89AB'[int(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}
