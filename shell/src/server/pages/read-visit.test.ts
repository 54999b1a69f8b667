import { expect, it } from '@jest/globals';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { FRAME } from '../../testing/fixtures.ts';
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
  const visit = (catalogueVersion: string) => read(api, { isAnonymous: true, catalogueVersion });
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
  const without = await read(api, { isAnonymous: true, catalogueVersion: '1' });
  isAway = false;
  const { frame } = await read(api, { isAnonymous: true, catalogueVersion: '1' });
  expect(without.frame).not.toEqual(frame);
  expect(frame.seller).toEqual(FRAME.seller);
});
