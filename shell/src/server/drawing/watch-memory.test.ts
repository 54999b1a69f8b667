import { expect, it } from '@jest/globals';
import { findCulprit } from './watch-memory.ts';

const MB = 2 ** 20;

it.each([
  ['the largest', { mild: 30 * MB, greedy: 400 * MB, silent: null }, 'greedy'],
  ['one too busy to say, beside others that are as always', { mild: 30 * MB, silent: null }, 'silent'],
  ['the largest, where all say that they are as always', { mild: 30 * MB, fair: 90 * MB }, 'fair'],
])('A process that is too large ends %s', (_which, held, expected) => {
  const sizes = Object.entries<number | null>(held).map(([name, bytes]) => ({ name, bytes }));
  expect(findCulprit(sizes)?.name).toBe(expected);
});
