import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { holdBack } from '../../support/faults/hold-back.ts';
import { expect, test } from '../../support/journey.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { amountIn, Shopper } from '../../support/people/shopper.ts';

/*
 * The first press counts at once: on a page that neither React nor a remote answers for. What comes later is held back
 * until it was pressed, so the order of events is certain on any machine.
 */

test.beforeEach(() => test.setTimeout(120_000));

test('who presses before React is here sees the total at once, and has one; another press makes two', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot(({ stock }) => stock > 2, 2);
  const letGo = await holdBack(page, 'shell', ['first', 'main']);
  await page.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
  await shopper.addButton().click();
  await expect(shopper.cartTotal).toHaveText(amountIn(lot.priceCents));
  await expect(
    page.getByRole('status').filter({ hasText: `${lot.name} is in your cart. You have 1.` }),
  ).toBeAttached();
  await letGo();
  await page.waitForFunction(isTakenOver);
  const inCart = page.getByRole('main').getByRole('link', { name: '1 in your cart' });
  await expect(inCart).toBeVisible();
  await expect(shopper.cartTotal).toHaveText(amountIn(lot.priceCents));
  await shopper.addButton().click();
  await expect(shopper.cartTotal).toHaveText(amountIn(2 * lot.priceCents));
});

test(
  'who presses twice before the catalogue is here has two, and the page says so when it comes',
  BY_NIGHT,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot(({ stock }) => stock > 2, 2);
    const letGo = await holdBack(page, 'catalog');
    await page.goto(insectPath(lot, 'en'));
    // The frame answers by now, and the page does not.
    await shopper.ready();
    await shopper.addButton().click();
    await expect(shopper.cartTotal).toHaveText(amountIn(lot.priceCents));
    await shopper.addButton().click();
    await expect(shopper.cartTotal).toHaveText(amountIn(2 * lot.priceCents));
    expect(await page.evaluate(isTakenOver)).toBe(false);
    await letGo();
    await expect(page.getByRole('main').getByRole('link', { name: '2 in your cart' })).toBeVisible();
    await expect(shopper.cartTotal).toHaveText(amountIn(2 * lot.priceCents));
  },
);

test(
  'who presses Enter twice on the last one has one, and goes on at the way to the cart',
  BY_NIGHT,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot(({ stock }) => stock === 1);
    const letGo = await holdBack(page, 'catalog');
    await page.goto(insectPath(lot, 'en'));
    await shopper.addButton().press('Enter');
    await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
    await shopper.addButton().press('Enter');
    await letGo();
    const way = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^View cart ?: ${lot.name}`) })
      .first();
    await expect(way).toBeFocused();
    await expect(shopper.cartTotal).toHaveText(amountIn(lot.priceCents));
  },
);

test(
  'who lets the shop keep nothing sees the total at once, and has it when the page answers',
  BY_NIGHT,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    );
    const shopper = new Shopper(page);
    const lot = await shopper.lot(({ stock }) => stock > 2, 2);
    const letGo = await holdBack(page, 'catalog');
    await page.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
    await shopper.addButton().click();
    await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
    await letGo();
    await expect(page.getByRole('main').getByRole('link', { name: '1 in your cart' })).toBeVisible();
  },
);

test(
  'who presses in two tabs before the page is here has both, and sees both in both',
  BY_NIGHT,
  async ({ page, context }) => {
    const [here, there] = [new Shopper(page), new Shopper(await context.newPage())];
    const [one, other] = await here.lots(({ stock }) => stock > 2);
    if (!one || !other) throw new Error('too few lots');
    for (const [{ page: tab }, lot] of [
      [here, one],
      [there, other],
    ] as const) {
      await holdBack(tab, 'shell', ['first', 'main']);
      await tab.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
    }
    await here.addButton().click();
    await expect(here.cartTotal).toHaveText(amountIn(one.priceCents));
    await there.addButton().click();
    const both = amountIn(one.priceCents + other.priceCents);
    await expect(there.cartTotal).toHaveText(both);
    await expect(here.cartTotal).toHaveText(both);
  },
);

test('without any script of the shop the menu and the filters open, and a language is a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await holdBack(page, 'shell');
  await page.goto(pathTo('category', 'en', { category: 'BUTTERFLIES' }), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('group', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'NL', exact: true }).click();
  await expect(page).toHaveURL(pathTo('category', 'nl', { category: 'BUTTERFLIES' }));
});

test(
  'what is searched for and chosen before any script is here is kept, and counts once',
  BY_NIGHT,
  async ({ page }) => {
    const letGo = await holdBack(page, 'shell');
    await page.goto(pathTo('category', 'en', { category: 'BUTTERFLIES' }), { waitUntil: 'commit' });
    const field = page
      .getByRole('banner')
      .getByRole('searchbox')
      .or(page.getByRole('banner').getByRole('combobox'));
    await field.fill('machaon');
    const order = page.getByRole('main').getByRole('combobox', { name: /sort/i }).first();
    await order.selectOption({ index: 1 });
    const chosen = await order.inputValue();
    const steps = await page.evaluate(() => history.length);
    await letGo();
    await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
    await expect(order).toHaveValue(chosen);
    await expect(field).toHaveValue('machaon');
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  },
);
