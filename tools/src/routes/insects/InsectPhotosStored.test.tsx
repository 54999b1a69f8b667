/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../../testing/fake-shop.ts';
import { JPEG_BYTES, playBitmaps, playFiles } from '../../testing/files.ts';
import { MACHAON_DETAIL, shopWithInsects } from '../../testing/insects.ts';
import { openPage } from '../../testing/open-page.tsx';
import { PlayedBrowser } from '../../testing/played-browser.ts';

let browser: PlayedBrowser;

beforeAll(() => {
  playFiles();
  playBitmaps({});
});

beforeEach(() => {
  sessionStorage.clear();
  browser = new PlayedBrowser();
});

const photo = (name: string, seconds: number) =>
  new File([new Uint8Array(JPEG_BYTES)], name, { type: 'image/jpeg', lastModified: seconds * 1000 });

/** A session of two lots of a photo each, in a browser that stores them. */
async function openSession(path = '/tools/insects/photos') {
  const shop = shopWithInsects();
  shop.answer(
    'POST /api/tools/insects',
    ok({ result: true, message: '', auditId: 5, insect: MACHAON_DETAIL }),
  );
  openPage(path, shop);
  const place = await screen.findByLabelText(/^(Choose photos|Choisir des photos)$/);
  await userEvent.upload(place, [photo('1.jpg', 0), photo('2.jpg', 90)]);
  return shop;
}

/** Keeps the first lot as a draft. */
async function enterFirst() {
  await screen.findByText('2 lots to enter');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
}

/** What a reload would find: each lot, entered or open. */
const stored = () => JSON.stringify(browser.in('lots')).match(/"saved":(?:null|\{)/g);

test('A lot that the shop has is not entered again by a reload that comes before the next reference', async () => {
  const shop = await openSession();
  const next = Promise.withResolvers<ReturnType<typeof ok>>();
  await waitFor(() => expect(stored()).toEqual(['"saved":null', '"saved":null']));
  shop.answer('GET /api/tools/insects/next-reference', next.promise);
  await enterFirst();
  await waitFor(() => expect(stored()).toEqual(['"saved":{', '"saved":null']));
  // Its desk stays until the next lot can begin.
  expect(screen.getByText('2 lots to enter')).toBeVisible();
  next.resolve(ok({ reference: 'BU-0014' }));
  expect(await screen.findByText('1 lot to enter')).toBeVisible();
});

test('Photos of a lot that was undone meanwhile wait no longer', async () => {
  const shop = await openSession();
  shop.answer('POST /api/tools/pictures/files', { ok: false, failure: { kind: 'not-found' } });
  await enterFirst();
  await screen.findByText('1 lot to enter');
  await waitFor(() => expect(stored()).toEqual(['"saved":null']));
  expect(browser.in('photos')).toHaveLength(1);
});

test('Photos that the browser has no room for are told, in French, and stay on the page', async () => {
  browser.refuses = (value) => !Array.isArray(value);
  await openSession('/fr/tools/insects/photos');
  expect(await screen.findByText('2 photos ne sont pas conservées dans ce navigateur')).toBeVisible();
  expect(screen.getByText('2 lots à saisir')).toBeVisible();
});
