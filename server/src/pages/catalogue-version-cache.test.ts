import { expect, it } from '@jest/globals';
import { createVersionCache } from './catalogue-version-cache.ts';

it('a page learns of a change with the next look-up, and not more often', async () => {
  let time = 0;
  const asked: number[] = [];
  const versions = ['first', 'second'];
  const cache = createVersionCache({ version: async () => versions[asked.push(time) - 1] ?? '' }, () => time);
  expect(cache.peek()).toBe('');
  await Promise.resolve();
  expect(cache.peek()).toBe('first');
  time = 300;
  cache.peek();
  await Promise.resolve();
  expect(cache.peek()).toBe('second');
  expect(asked).toEqual([0, 300]);
});

it('a page that nobody asked for in the last second believes nothing it knew before', async () => {
  let time = 0;
  let isAway = false;
  const version = async () => (isAway ? Promise.reject(new Error('away')) : 'first');
  const cache = createVersionCache({ version }, () => time);
  cache.peek();
  await Promise.resolve();
  isAway = true;
  time = 300;
  expect(cache.peek()).toBe('first');
  await Promise.resolve();
  time = 1000;
  expect(cache.peek()).toBe('');
});

it('an answer that was asked for before a change was told is not believed after it', async () => {
  const answers: ((version: string) => void)[] = [];
  const version = () => new Promise<string>((resolve) => answers.push(resolve));
  const cache = createVersionCache({ version }, () => 0);
  cache.peek();
  cache.invalidate();
  answers[0]?.('before');
  await Promise.resolve();
  expect(cache.peek()).toBe('');
  answers[1]?.('after');
  await Promise.resolve();
  expect(cache.peek()).toBe('after');
});
