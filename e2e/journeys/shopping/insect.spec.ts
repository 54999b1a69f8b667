import type { Page } from '@playwright/test';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import {
  enlarge,
  lotWithPhotos,
  openLot,
  PICTURES_MS,
  soldOutLot,
  viewer,
} from '../../support/shops/photographed.ts';
import { Shopper } from '../../support/people/shopper.ts';

test.beforeEach(() => test.setTimeout(PICTURES_MS + 60_000));

/** In the page: how many of the pictures that are on screen are not here yet. */
function picturesOnTheWay(): number {
  const isSeen = (box: DOMRect) => box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
  const seen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
  return seen.filter((image) => !image.complete).length;
}

/** With the wheel, as people do: what is below the screen is laid out when it comes near. */
async function readDown(page: Page): Promise<void> {
  await page.mouse.move(180, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

test('nothing moves while the page comes', BY_NIGHT, async ({ page, shop }) => {
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
    await openLot(page, lot);
    await readDown(page);
    await expect.poll(() => page.evaluate(picturesOnTheWay)).toBe(0);
    // The cart total alone may grow by a few pixels when the browser has read the cart.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), `${width} px`).toBeLessThan(
      0.002,
    );
  }
});

test('a shopper puts an insect into the cart and takes it out on its page', async ({ page }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot(({ stock }) => stock > 0);
  await shopper.add(lot);
  await page.getByRole('main').getByRole('button', { name: 'Remove from cart' }).click();
  await expect(shopper.cartTotal).toContainText('0.00');
  await expect(shopper.addButton()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor opens the largest picture, and can ask for a mail', BY_NIGHT, async ({ page, shop }) => {
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

test('everyone can use the page of an insect, near and sold out', BY_NIGHT, async ({ page, shop }) => {
  await openLot(page, await lotWithPhotos(shop, page.request));
  await expectUsable(page);
  await enlarge(page).click();
  await expect(viewer(page).getByRole('status')).toHaveText('1 of 2');
  await expectUsable(page);
  await openLot(page, await soldOutLot(page.request));
  await expectUsable(page);
});
