import { expect, it } from '@jest/globals';
import { followVersion } from './follow-version.ts';

it('a page learns of a change with the next look-up, and not more often', async () => {
  let time = 0;
  const asked: number[] = [];
  const versions = ['first', 'second'];
  const follow = followVersion({ version: async () => versions[asked.push(time) - 1] ?? '' }, () => time);
  expect(follow.known()).toBe('');
  await Promise.resolve();
  expect(follow.known()).toBe('first');
  time = 300;
  follow.known();
  await Promise.resolve();
  expect(follow.known()).toBe('second');
  expect(asked).toEqual([0, 300]);
});

it('a page that nobody asked for in the last second believes nothing it knew before', async () => {
  let time = 0;
  let isAway = false;
  const version = async () => (isAway ? Promise.reject(new Error('away')) : 'first');
  const follow = followVersion({ version }, () => time);
  follow.known();
  await Promise.resolve();
  isAway = true;
  time = 300;
  expect(follow.known()).toBe('first');
  await Promise.resolve();
  time = 1000;
  expect(follow.known()).toBe('');
});

it('an answer that was asked for before a change was told is not believed after it', async () => {
  const answers: ((version: string) => void)[] = [];
  const version = () => new Promise<string>((resolve) => answers.push(resolve));
  const follow = followVersion({ version }, () => 0);
  follow.known();
  follow.forget();
  answers[0]?.('before');
  await Promise.resolve();
  expect(follow.known()).toBe('');
  answers[1]?.('after');
  await Promise.resolve();
  expect(follow.known()).toBe('after');
});
