import { beforeEach, expect, it } from '@jest/globals';
import type { VersionedCache } from '@vitrine/shared/platform/versioned-cache';
import type { DrawnPage } from '../drawn-page.ts';
import { createPageCache } from './page-cache.ts';

const VERSION = '1';
const MB = 1024 * 1024;
let now: number;
let cache: VersionedCache<DrawnPage>;

beforeEach(() => {
  now = 1;
  cache = createPageCache(() => now);
});

const set = (url: string, page: DrawnPage) => cache.fetch(VERSION, url, async () => page);
const get = (url: string) => cache.get(VERSION, url);

function pageOf(length: number): DrawnPage {
  const bytes = Buffer.alloc(length);
  return { status: 200, headers: {}, bytes, scripts: [], origins: [], isCacheable: true, forms: {} };
}

it('no page is older than five seconds', async () => {
  await set('/a', pageOf(1));
  now = 5_000;
  expect(get('/a')).toBeDefined();
  now = 5_001;
  expect(get('/a')).toBeUndefined();
});

it('a flood of addresses pushes out those that nobody asks for', async () => {
  await set('/popular', pageOf(1));
  await set('/once', pageOf(1));
  for (let index = 0; index < 1_000; index += 1) {
    await set(`/flood/${index}`, pageOf(1));
    get('/popular');
  }
  expect(get('/popular')).toBeDefined();
  expect(get('/once')).toBeUndefined();
  expect(get('/flood/0')).toBeUndefined();
});

it('large pages leave room only for a few', async () => {
  for (const url of ['/a', '/b', '/c']) await set(url, pageOf(6 * MB));
  expect([get('/a'), get('/b'), get('/c')].map(Boolean)).toEqual([false, true, true]);
});

it('the same page cached anew takes its room once', async () => {
  for (let index = 0; index < 50; index += 1) {
    await set('/a', pageOf(6 * MB));
    now += 5_000;
  }
  await set('/a', pageOf(6 * MB));
  await set('/b', pageOf(6 * MB));
  expect(get('/a')).toBeDefined();
});

it('a page that is not the same for everyone is not cached', async () => {
  await set('/a', { ...pageOf(1), isCacheable: false });
  expect(get('/a')).toBeUndefined();
});
