import { beforeEach, expect, it } from '@jest/globals';
import { createCache, type CacheOptions } from './versioned-cache.ts';

let now: number;
let made: number;
beforeEach(() => {
  now = 1;
  made = 0;
});

const open = (options: Partial<CacheOptions<string>> = {}) =>
  createCache<string>({ maxEntries: 3, maxAgeMs: 1_000, now: () => now, ...options });
const make = (value: string) => async () => {
  made += 1;
  return value;
};

it('What is cached is given again until its version or its time is over', async () => {
  const cache = open();
  expect(await cache.fetch('1', 'a', make('first'))).toBe('first');
  now += 999;
  expect(await cache.fetch('1', 'a', make('second'))).toBe('first');
  expect(cache.get('1', 'a')).toBe('first');
  now += 1;
  expect(await cache.fetch('1', 'a', make('second'))).toBe('second');
  expect(cache.get('2', 'a')).toBeUndefined();
  expect(cache.get('1', 'a')).toBeUndefined();
});

it('Callers share one making, and each is told of its failure; the next call tries again', async () => {
  const cache = open();
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = () => {
    made += 1;
    return promise;
  };
  const all = [cache.fetch('1', 'a', failing), cache.fetch('1', 'a', failing)];
  reject(new Error('away'));
  for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
  expect(made).toBe(1);
  expect(await cache.fetch('1', 'a', make('now'))).toBe('now');
});

it('What was begun before a change is neither shared nor cached after it', async () => {
  const cache = open();
  const { promise, resolve } = Promise.withResolvers<string>();
  const old = cache.fetch('1', 'a', () => promise);
  const slow = Promise.withResolvers<string>();
  const fresh = cache.fetch('2', 'a', () => slow.promise);
  resolve('old');
  expect(await old).toBe('old');
  expect(cache.get('2', 'a')).toBeUndefined();
  slow.resolve('new');
  expect(await fresh).toBe('new');
  expect(cache.get('2', 'a')).toBe('new');
});

it('A value is as old as its making: a slow one is not shared for longer than it may be cached', async () => {
  const cache = open();
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.fetch('1', 'a', () => promise);
  now += 1_000;
  expect(await cache.fetch('1', 'a', make('fresh'))).toBe('fresh');
  resolve('slow');
  await slow;
  expect(cache.get('1', 'a')).toBe('fresh');
});

it('It is bounded by number and by bytes: what was asked for longest ago goes first', async () => {
  const cache = open({ maxBytes: 100, bytesOf: ({ length }) => length });
  for (const key of ['a', 'b', 'c']) await cache.fetch('1', key, make('x'));
  cache.get('1', 'a');
  await cache.fetch('1', 'd', make('x'));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get('1', key))).toEqual(['a', 'c', 'd']);
  await cache.fetch('1', 'large', make('x'.repeat(99)));
  expect(['a', 'c', 'd', 'large'].filter((key) => cache.get('1', key))).toEqual(['d', 'large']);
  await cache.fetch('1', 'too large', make('x'.repeat(101)));
  expect(cache.get('1', 'too large')).toBeUndefined();
});

it('What may not be cached is given to those who wait for it, and made anew after them', async () => {
  const cache = open({ storable: (value) => value !== 'refused' });
  await Promise.all([cache.fetch('1', 'a', make('refused')), cache.fetch('1', 'a', make('refused'))]);
  expect(made).toBe(1);
  expect(await cache.fetch('1', 'a', make('there'))).toBe('there');
});

it('Of many keys only those that are not cached are made; what was begun before a change is not cached after it', async () => {
  const cache = open();
  await cache.fetch('1', 'b', make('B'));
  const asked: string[][] = [];
  const makeMissing = async (missing: string[]) => {
    asked.push(missing);
    return new Map(missing.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
  };
  expect(await cache.fetchMany('1', ['c', 'none', 'b'], makeMissing)).toEqual(['C', 'B']);
  expect(asked).toEqual([['c', 'none']]);

  const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
  const slow = cache.fetchMany('1', ['d'], () => promise);
  cache.get('2', 'd');
  resolve(new Map([['d', 'before']]));
  expect(await slow).toEqual(['before']);
  expect(cache.get('2', 'd')).toBeUndefined();
});
