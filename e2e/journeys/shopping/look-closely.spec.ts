import type { Page } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import {
  enlarge,
  lotWithPhotos,
  openLot,
  PICTURES_MS,
  viewer,
  WIDTH_MM,
} from '../../support/shops/photographed.ts';

const shownWidth = async (page: Page) =>
  (await viewer(page).getByRole('img').first().boundingBox())?.width ?? 0;

/** The length that the scale bar says, and the pixels that it takes for it. */
async function scale(page: Page): Promise<{ mm: number; px: number }> {
  const bar = viewer(page).getByText(/^[\d.]+ mm$/);
  const px = (await bar.boundingBox())?.width ?? 0;
  return { mm: Number.parseFloat(await bar.innerText()), px };
}

/** The bar tells the truth of the picture as it is shown: nothing opens or moves any more. */
async function untilTrue(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { mm, px } = await scale(page);
      return Math.abs((await shownWidth(page)) / WIDTH_MM / (px / mm) - 1);
    })
    .toBeLessThan(0.02);
}

/** Round and round by this key, the focus never leaves the viewer for the page below. */
async function expectToStayWithin(page: Page, key: string): Promise<void> {
  const stops = await viewer(page).getByRole('button').count();
  for (let stop = 0; stop < 2 * stops + 2; stop += 1) {
    await page.keyboard.press(key);
    expect(await viewer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
}

test.beforeEach(() => test.setTimeout(PICTURES_MS + 60_000));

test(
  'a collector looks closely by keyboard, and comes back to where they were',
  BY_NIGHT,
  async ({ page, shop }) => {
    await openLot(page, await lotWithPhotos(shop, page.request));
    await enlarge(page).focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeFocused();
    await expect(viewer(page).getByRole('status')).toHaveText('1 of 2');
    await untilTrue(page);
    const whole = await scale(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(async () => (await scale(page)).mm).toBeLessThan(whole.mm);
    await untilTrue(page);
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
    for (const key of ['Tab', 'Shift+Tab']) await expectToStayWithin(page, key);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /picture 2 of 2/ }).last()).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test('a collector looks closely by mouse', BY_NIGHT, async ({ page, shop }) => {
  await openLot(page, await lotWithPhotos(shop, page.request));
  await enlarge(page).dblclick();
  await expect(viewer(page)).toHaveCount(1);
  await untilTrue(page);
  const whole = await shownWidth(page);
  await viewer(page).getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.4);
  await viewer(page).getByRole('button', { name: 'Further away' }).click();
  await expect.poll(() => shownWidth(page)).toBeLessThan(whole * 1.05);
  await page.mouse.move(600, 350);
  // A busy browser may hear less of one turn; only what is wider than the screen can be moved.
  const movable = (page.viewportSize()?.width ?? 0) + 100;
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect.poll(() => shownWidth(page), { timeout: 2_000 }).toBeGreaterThan(movable);
  }).toPass();
  await untilTrue(page);
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

test('a viewer that cannot be fetched leads to the file', BY_NIGHT, async ({ page, shop, complaints }) => {
  await openLot(page, await lotWithPhotos(shop, page.request));
  await page.route(/photoswipe|open-zoom|files\/\d+\.[\w-]+\.js/, (route) => route.abort());
  await enlarge(page).click();
  await expect(page).toHaveURL(/\/pictures\/[0-9a-f]+-\d+\.jpg$/);
  complaints.splice(0);
});
