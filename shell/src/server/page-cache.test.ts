import { beforeEach, expect, it } from '@jest/globals';
import type { DrawnPage } from './drawn-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { STABLE } from './sides.ts';

const ORIGIN = { catalogueVersion: '1', owner: null, side: STABLE, remote: null };
let now: number;
let cache: PageCache;

beforeEach(() => {
  now = 0;
  cache = createPageCache(
    () => true,
    () => now,
  );
});

function pageOf(bytes: number): DrawnPage {
  const parts = [Buffer.alloc(bytes)];
  return { status: 200, headers: {}, parts, origins: [], isKeepable: true, packed: {} };
}

it('no page is older than five seconds', () => {
  cache.keep('/a', ORIGIN, pageOf(1));
  now = 4_999;
  expect(cache.find('/a')).not.toBeNull();
  now = 5_000;
  expect(cache.find('/a')).toBeNull();
});

it('a flood of addresses pushes out those that nobody asks for', () => {
  cache.keep('/popular', ORIGIN, pageOf(1));
  cache.keep('/once', ORIGIN, pageOf(1));
  for (let index = 0; index < 1_000; index += 1) {
    cache.keep(`/flood/${index}`, ORIGIN, pageOf(1));
    cache.find('/popular');
  }
  expect(cache.find('/popular')).not.toBeNull();
  expect(cache.find('/once')).toBeNull();
  expect(cache.find('/flood/0')).toBeNull();
});

it('large pages leave room only for a few', () => {
  for (const url of ['/a', '/b', '/c']) cache.keep(url, ORIGIN, pageOf(9 * 1024 * 1024));
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([false, true, true]);
});

it('the same page kept anew takes its room once', () => {
  for (let index = 0; index < 50; index += 1) cache.keep('/a', ORIGIN, pageOf(9 * 1024 * 1024));
  cache.keep('/b', ORIGIN, pageOf(9 * 1024 * 1024));
  expect(cache.find('/a')).not.toBeNull();
});
