import { expect, it } from '@jest/globals';
import { createAskedBefore } from './asked-before.ts';

it('a key counts from the second time, and one that nobody asked for since a thousand others is new again', () => {
  const askedBefore = createAskedBefore();
  expect([askedBefore('a'), askedBefore('a'), askedBefore('b')]).toEqual([false, true, false]);
  for (let n = 0; n < 999; n += 1) askedBefore(String(n));
  expect(askedBefore('a')).toBe(false);
});

it('a key that is too long to remember never counts', () => {
  const askedBefore = createAskedBefore();
  const long = 'x'.repeat(1_001);
  expect([askedBefore(long), askedBefore(long)]).toEqual([false, false]);
});
