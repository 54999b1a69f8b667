/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { PlayedBrowser } from '../../testing/played-browser.ts';
import type { TrayLot } from './group-photos.ts';
import { PhotoStore } from './photo-store.ts';

let browser: PlayedBrowser;

beforeEach(() => {
  sessionStorage.clear();
  browser = new PlayedBrowser();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const OWNER = {
  ...{ kind: 'insect' as const, id: 7, reference: 'BU-0013', taken: [] },
  name: { en: 'Morpho', nl: 'Morpho', fr: 'Morpho' },
};
const SAVED = { reference: 'BU-0013', isPublished: true, owner: OWNER };

function lot(id: string, ...photos: string[]): TrayLot {
  return {
    ...{ id, reference: null, isByHand: false, saved: null },
    photos: photos.map((name) => ({ id: name, file: new File([], name), at: 0, reference: null })),
  };
}

/** Opens the page in a tab, and has it take over what there is. */
async function openPage(tab: string) {
  const close = browser.enter(tab);
  const store = await PhotoStore.open();
  if (!store) throw new Error('nothing is stored');
  const lots: TrayLot[] = [];
  const adopting = store.adopt((found) => lots.push(...found));
  const found = () =>
    lots.map(({ id, saved, photos }) => [id, saved?.reference ?? 'open', ...photos.map((photo) => photo.id)]);
  return { store, close, adopting, found };
}

/** What whoever opens the page next in a new tab finds. */
async function foundNext() {
  const { adopting, found } = await openPage('next');
  await adopting;
  return found();
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('A photo for which there is no room leaves the other photos stored, and what was entered', async () => {
  const { store, close } = await openPage('a');
  expect(await store.write([lot('1', 'p'), lot('2', 'q')])).toBe(0);
  browser.refuses = (value) => JSON.stringify(value).startsWith('{"id":"large');
  const lots = [{ ...lot('1', 'p'), saved: SAVED }, lot('3', 'large', 'r'), lot('4', 'larger')];
  expect(await store.write(lots)).toBe(2);
  expect([...(browser.stores.get('photos')?.keys() ?? [])]).toEqual(['p', 'r']);
  close();
  expect(await foundNext()).toEqual([
    ['1', 'BU-0013', 'p'],
    ['3', 'open', 'r'],
  ]);
});

it('A tab that is reloaded gets its lots back, and no other tab that is open', async () => {
  const first = await openPage('a');
  await first.store.write([lot('1', 'p')]);
  const other = await openPage('b');
  await other.adopting;
  const again = await openPage('a');
  expect(again.found()).toEqual([]);
  // The page before is gone only now.
  first.close();
  await again.adopting;
  await turn();
  expect(again.found()).toEqual([['1', 'open', 'p']]);
  expect(other.found()).toEqual([]);
});

it('Lots of a tab that was closed are found by who opens the page next, once', async () => {
  const first = await openPage('a');
  await first.store.write([lot('1', 'p')]);
  first.close();
  const next = await openPage('b');
  await next.adopting;
  expect(next.found()).toEqual([['1', 'open', 'p']]);
  await next.store.write([lot('1', 'p')]);
  expect(browser.in('lots')).toHaveLength(1);
});

it('What nobody came back to for thirty days is dropped, photos and all', async () => {
  const first = await openPage('a');
  await first.store.write([lot('1', 'p')]);
  first.close();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 60 * 60_000);
  const next = await openPage('b');
  await next.adopting;
  expect(next.found()).toEqual([]);
  await next.store.write([]);
  expect([...browser.in('photos'), ...browser.in('lots')]).toEqual([]);
});

it('What somebody came back to within thirty days is found', async () => {
  const first = await openPage('a');
  await first.store.write([lot('1', 'p')]);
  first.close();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 29 * 24 * 60 * 60_000);
  expect(await foundNext()).toEqual([['1', 'open', 'p']]);
});

it.each([
  ['the database', () => Object.assign(globalThis, { indexedDB: { open: refuse } })],
  ['locks', () => Object.assign(navigator.locks, { request: async () => refuse() })],
])('A browser that blocks %s stores nothing, and nothing fails', async (_what, block) => {
  block();
  expect(await PhotoStore.open()).toBeNull();
});

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}
