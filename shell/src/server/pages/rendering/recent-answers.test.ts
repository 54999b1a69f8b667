import { beforeEach, expect, it } from '@jest/globals';
import type { ApiRequest, ApiTransport } from '@vitrine/shared/contract/failure';
import { recentAnswers } from './read-visit.ts';

const FAMILIES: ApiRequest = { method: 'GET', path: '/api/catalogue/families', query: { category: 'MOTHS' } };

let now: number;
let asked: number;
let isAway: boolean;
let sharing: ReturnType<typeof recentAnswers>;
const api: ApiTransport = async () => {
  asked += 1;
  return isAway ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value: asked };
};
const ask = (request = FAMILIES, catalogueVersion = '1', locale: 'en' | 'nl' = 'en') =>
  sharing(api, { catalogueVersion, locale })(request);

beforeEach(() => {
  [now, asked, isAway, sharing] = [1, 0, false, recentAnswers(() => now)];
});

it('pages of one version of the catalogue share what it answers for a second', async () => {
  await ask();
  now += 999;
  expect([await ask(), asked]).toEqual([{ ok: true, value: 1 }, 1]);
  now += 1;
  expect([await ask(), asked]).toEqual([{ ok: true, value: 2 }, 2]);
});

it('another version, language or question has its own answer, and one of no known version is asked each time', async () => {
  await ask();
  await ask(FAMILIES, '1', 'nl');
  await ask({ ...FAMILIES, query: { category: 'BEETLES' } });
  await ask(FAMILIES, '2');
  // What was said of the one before is gone.
  await ask(FAMILIES, '1');
  expect(asked).toBe(5);
  await ask(FAMILIES, '');
  await ask(FAMILIES, '');
  expect(asked).toBe(7);
});

it('what is no fact of the catalogue is asked by each page', async () => {
  const profile: ApiRequest = { method: 'GET', path: '/api/auth/profile' };
  await ask(profile);
  await ask(profile);
  expect(asked).toBe(2);
});

it('a list is asked by each page: of those that were narrowed most are seen once', async () => {
  const list: ApiRequest = { method: 'GET', path: '/api/catalogue/listing', query: { category: 'MOTHS' } };
  await ask(list);
  await ask(list);
  expect(asked).toBe(2);
});

it('a failure is nobody else’s', async () => {
  isAway = true;
  expect(await ask()).toMatchObject({ ok: false });
  isAway = false;
  expect(await ask()).toMatchObject({ ok: true });
});
