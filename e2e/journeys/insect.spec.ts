import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { expectUsable } from '../support/expect-usable.ts';
import { expect, test } from '../support/journey.ts';
import type { Shop } from '../support/run-shop.ts';
import { Shopper } from '../support/shopper.ts';

type Lot = Parameters<typeof insectPath>[0] & {
  reference: string;
  stock: number;
  isMixed: boolean;
  picture: { hash: string } | null;
};

const COMMAND = path.resolve(import.meta.dirname, '../../server/src/pictures/picture-command.ts');
const WIDTH_MM = 100;
const PICTURES_MS = 90_000;

/** A lot with two photos of a known scale, given as the owner gives them. Made once for each shop. */
const prepared = new Map<string, Promise<Lot>>();

function lotWithPhotos(shop: Shop, request: APIRequestContext): Promise<Lot> {
  const lot = prepared.get(shop.url) ?? givePhotos(shop, request);
  prepared.set(shop.url, lot);
  return lot;
}

async function givePhotos(shop: Shop, request: APIRequestContext): Promise<Lot> {
  const drawn = async () => (await list(request, 'special=LATEST')).filter(({ picture }) => picture);
  await expect.poll(async () => (await drawn()).length, { timeout: PICTURES_MS }).toBeGreaterThan(1);
  const [one, other] = await drawn();
  if (!one || !other) throw new Error('no drawn lots');
  const files = await Promise.all(
    [one, other].map(async ({ picture }, index) => {
      const answer = await request.get(`/pictures/${picture?.hash}-1200.jpg`);
      const file = path.join(shop.dataDir, `photo-${index}.jpg`);
      await writeFile(file, await answer.body());
      return file;
    }),
  );
  const lot = (await drawn()).find(({ stock, uuid }) => stock > 0 && uuid !== one.uuid) ?? other;
  const env = { ...process.env, DATA_DIR: shop.dataDir };
  const given = ['--width-mm', String(WIDTH_MM), lot.reference, ...files];
  await promisify(execFile)(process.execPath, [COMMAND, ...given], { env });
  return lot;
}

async function list(request: APIRequestContext, query: string): Promise<Lot[]> {
  const answer = await request.get(`/api/catalogue/listing?size=96&${query}`);
  return ((await answer.json()) as { items: Lot[] }).items;
}

/** What is sold out comes last in a list. */
async function soldOutLot(request: APIRequestContext): Promise<Lot> {
  const first = await request.get('/api/catalogue/listing?size=96&category=BUTTERFLIES');
  const { pages } = (await first.json()) as { pages: number };
  const lots = await list(request, `category=BUTTERFLIES&page=${pages}`);
  const lot = lots.find(({ stock }) => stock === 0);
  if (!lot) throw new Error('nothing is sold out');
  return lot;
}

async function open(page: Page, lot: Lot, locale: Locale = 'en'): Promise<void> {
  await page.goto(insectPath(lot, locale));
  await new Shopper(page, locale).ready();
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /seen closely/ });
const enlarge = (page: Page) => page.getByRole('link', { name: /Enlarge/ });
const shownWidth = async (page: Page) =>
  (await viewer(page).getByRole('img').first().boundingBox())?.width ?? 0;

/** The length that the scale bar says, and the pixels that it takes for it. */
async function scale(page: Page): Promise<{ mm: number; px: number }> {
  const bar = viewer(page).getByText(/^[\d.]+ mm$/);
  const px = (await bar.boundingBox())?.width ?? 0;
  return { mm: Number.parseFloat(await bar.innerText()), px };
}

test.beforeEach(() => test.setTimeout(PICTURES_MS + 60_000));

test('a collector looks closely by keyboard, and comes back to where they were', async ({ page, shop }) => {
  await open(page, await lotWithPhotos(shop, page.request));
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeFocused();
  await expect(viewer(page).getByRole('status')).toHaveText('1 of 2');
  const whole = await scale(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => (await scale(page)).mm).toBeLessThan(whole.mm);
  await expect
    .poll(async () => {
      const { mm, px } = await scale(page);
      return Math.abs((await shownWidth(page)) / WIDTH_MM / (px / mm) - 1);
    })
    .toBeLessThan(0.02);
  const before = await viewer(page).getByRole('img').first().boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await viewer(page).getByRole('img').first().boundingBox())?.x)
    .toBeLessThan(before?.x ?? 0);
  await expect(viewer(page).getByRole('status')).toHaveText('1 of 2');
  await page.keyboard.press('0');
  await expect.poll(async () => (await scale(page)).mm).toBe(whole.mm);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('status')).toHaveText('2 of 2');
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab');
  expect(await viewer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
  await expect(page.getByRole('link', { name: /picture 2 of 2/ }).last()).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a collector looks closely by mouse', async ({ page, shop }) => {
  await open(page, await lotWithPhotos(shop, page.request));
  await enlarge(page).dblclick();
  await expect(viewer(page)).toHaveCount(1);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(0);
  const whole = await shownWidth(page);
  await viewer(page).getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.4);
  await viewer(page).getByRole('button', { name: 'Further away' }).click();
  await expect.poll(() => shownWidth(page)).toBeLessThan(whole * 1.05);
  await page.mouse.move(600, 350);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.2);
  const left = async () => (await viewer(page).getByRole('img').first().boundingBox())?.x ?? 0;
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(500, 350, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(before - 40);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer(page).getByRole('status')).toHaveText('2 of 2');
  const here = page.url();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await enlarge(page).click();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await enlarge(page).click();
  // While it opens it does not hear the key.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.goBack();
  await expect(page).not.toHaveURL(here);
});

test('a viewer that cannot be fetched leads to the file', async ({ page, shop, complaints }) => {
  await open(page, await lotWithPhotos(shop, page.request));
  await page.route(/photoswipe|open-zoom|client\/\d+\.js/, (route) => route.abort());
  await enlarge(page).click();
  await expect(page).toHaveURL(/\/pictures\/[0-9a-f]+-\d+\.jpg$/);
  complaints.splice(0);
});

/** In the page: how many of the pictures that are on screen are not here yet. */
function picturesOnTheWay(): number {
  const isSeen = (box: DOMRect) => box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
  const seen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
  return seen.filter((image) => !image.complete).length;
}

test('nothing moves while the page comes', async ({ page, shop }) => {
  const lot = await lotWithPhotos(shop, page.request);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, lot);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(picturesOnTheWay)).toBe(0);
    // The cart total alone may grow by a few pixels when the browser has read the cart.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), `${width} px`).toBeLessThan(
      0.002,
    );
  }
});

for (const locale of LOCALES) {
  const WORDS = {
    en: { email: /^E-mail address/, send: 'Tell me', asked: /We have sent a mail to ada@example.com/ },
    nl: { email: /^E-mailadres/, send: 'Laat het me weten', asked: /We hebben een mail gestuurd naar ada@/ },
    fr: { email: /^Adresse e-mail/, send: 'Prévenez-moi', asked: /Nous avons envoyé un e-mail à ada@/ },
  }[locale];

  test(`who comes too late asks for a mail in ${locale}`, async ({ page, complaints }) => {
    await open(page, await soldOutLot(page.request), locale);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: WORDS.email });
    const send = main.getByRole('button', { name: WORDS.send });
    await field.fill('ada@');
    await send.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('ada@');
    await expect(field).toBeFocused();
    let asked = 0;
    await page.route('**/api/subscriptions', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await route.fulfill({ response: answer });
    });
    await field.fill('ada@example.com');
    await send.dblclick();
    await expect(main.getByText(WORDS.asked)).toBeVisible();
    expect(asked).toBe(1);
    expect(complaints.splice(0).filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
  });
}

test('a wish that cannot be sent keeps what was typed', async ({ page, complaints }) => {
  await open(page, await soldOutLot(page.request));
  await page.route('**/api/subscriptions', (route) => route.abort());
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: /^E-mail address/ });
  await field.fill('ada@example.com');
  await main.getByRole('button', { name: 'Tell me' }).click();
  await expect(main.getByRole('alert')).toContainText('could not be sent');
  await expect(field).toHaveValue('ada@example.com');
  expect(complaints.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

test('a shopper puts an insect into the cart and takes it out on its page', async ({ page }) => {
  const shopper = new Shopper(page);
  const [lot] = await shopper.lots(({ stock }) => stock > 0);
  if (!lot) throw new Error('nothing is for sale');
  await shopper.add(lot);
  await page.getByRole('main').getByRole('button', { name: 'Remove from cart' }).click();
  await expect(shopper.cartTotal).toContainText('0.00');
  await expect(shopper.addButton()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor opens the largest picture, and can ask for a mail', async ({ page, shop }) => {
    const lot = await lotWithPhotos(shop, page.request);
    await page.goto(insectPath(lot, 'en'));
    const file = await page.request.get((await enlarge(page).getAttribute('href')) ?? '');
    expect(file.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
    await page.goto(insectPath(await soldOutLot(page.request), 'en'));
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: /^E-mail address/ }).fill('ada@example.com');
    await main.getByRole('button', { name: 'Tell me' }).click();
    await expect(page).toHaveURL(/\/subscription\//);
  });
});

test('everyone can use the page of an insect, near and sold out', async ({ page, shop }) => {
  await open(page, await lotWithPhotos(shop, page.request));
  await expectUsable(page);
  await enlarge(page).click();
  await expect(viewer(page).getByRole('status')).toHaveText('1 of 2');
  await expectUsable(page);
  await open(page, await soldOutLot(page.request));
  await expectUsable(page);
});
