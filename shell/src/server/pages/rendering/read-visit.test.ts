import { expect, it } from '@jest/globals';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { FRAME } from '../../../testing/fixtures.ts';
import { visitReader } from './read-visit.ts';

let isAway = false;
let asked = 0;
const api: ApiTransport = async () => {
  asked += 1;
  return isAway ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value: FRAME };
};

it('Pages of one version of the catalogue share a frame for a second, and those of no known one read their own', async () => {
  let now = 1;
  const read = visitReader(() => now);
  const visit = (catalogueVersion: string) =>
    read(api, { isAnonymous: true, catalogueVersion, locale: 'en' });
  await visit('1');
  now += 999;
  await visit('1');
  expect(asked).toBe(1);
  now += 1;
  await visit('1');
  expect(asked).toBe(2);
  await visit('2');
  expect(asked).toBe(3);
  await visit('');
  await visit('');
  expect(asked).toBe(5);
});

it('A frame that did not come is asked for again by the next page', async () => {
  const read = visitReader(() => 1);
  isAway = true;
  const without = await read(api, { isAnonymous: true, catalogueVersion: '1', locale: 'en' });
  isAway = false;
  const { frame } = await read(api, { isAnonymous: true, catalogueVersion: '1', locale: 'en' });
  expect(without.frame).not.toEqual(frame);
  expect(frame.seller).toEqual(FRAME.seller);
});

it('Pages for a person share nothing with others', async () => {
  const read = visitReader(() => 1);
  const families = { method: 'GET', path: '/api/catalogue/families' } as const;
  const visit = (isAnonymous: boolean) => read(api, { isAnonymous, catalogueVersion: '1', locale: 'en' });
  await (await visit(true)).api(families);
  const before = asked;
  await (await visit(true)).api(families);
  expect(asked).toBe(before);
  const own = await visit(false);
  const soFar = asked;
  await own.api(families);
  expect(asked).toBe(soFar + 1);
});
