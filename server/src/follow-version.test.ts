import { expect, it } from '@jest/globals';
import { followVersion } from './follow-version.ts';

it('a page learns of a change with the next look-up, and not more often', async () => {
  let time = 0;
  const asked: number[] = [];
  const versions = ['first', 'second'];
  const follow = followVersion({ version: async () => versions[asked.push(time) - 1] ?? '' }, () => time);
  expect(follow()).toBe('');
  await Promise.resolve();
  expect(follow()).toBe('first');
  time = 300;
  follow();
  await Promise.resolve();
  expect(follow()).toBe('second');
  expect(asked).toEqual([0, 300]);
});

it('a page that nobody asked for in the last second believes nothing it knew before', async () => {
  let time = 0;
  let isAway = false;
  const version = async () => (isAway ? Promise.reject(new Error('away')) : 'first');
  const follow = followVersion({ version }, () => time);
  follow();
  await Promise.resolve();
  isAway = true;
  time = 300;
  expect(follow()).toBe('first');
  await Promise.resolve();
  time = 1000;
  expect(follow()).toBe('');
});
