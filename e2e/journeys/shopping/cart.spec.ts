import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { buyLot } from '../../support/people/buy.ts';
import { amountIn, Shopper } from '../../support/people/shopper.ts';
import { withoutLosses } from '../../support/faults/without-losses.ts';

for (const locale of ['nl', 'fr'] as const) {
  test(
    `more than the stock is refused in words, in ${locale}`,
    byDayIf(locale === 'fr'),
    async ({ page, context }) => {
      const shopper = new Shopper(page, locale);
      const lot = await shopper.lot((one) => one.stock === 2 || one.stock === 3);
      // A tab that does not hear of the others, as one that was asleep.
      const asleep = new Shopper(await context.newPage(), locale);
      await asleep.page.addInitScript(() =>
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
      );
      await asleep.open(lot);
      await shopper.add(lot);
      for (let amount = 1; amount < lot.stock; amount += 1) await shopper.addButton().click();
      await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents * lot.stock));
      const toCart = page.getByRole('main').locator(`a[href="${pathTo('cart', locale)}"]`);
      await expect(toCart.first()).toBeFocused();
      await asleep.addButton().click();
      const alert = asleep.page.getByRole('dialog');
      await expect(alert).toContainText(shopper.words.overStock);
      await alert.getByRole('button', { name: shopper.words.close }).last().click();
      await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents * lot.stock));
    },
  );
}

test(
  'a double click on the only one puts it in the cart, and stays on the page',
  BY_NIGHT,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot((one) => one.stock === 1);
    await shopper.open(lot);
    const { pathname } = new URL(page.url());
    await shopper.addButton().dblclick();
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^View cart/ })
      .first();
    await expect(link).toBeFocused();
    await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(pathname);
    await link.click();
    await expect(page).toHaveURL('/cart');
  },
);

test(
  'every tab shows the same cart: in its header, on the insect’s page, and on the cart’s',
  BY_NIGHT,
  async ({ context }) => {
    const [here, onList, onInsect, onCart] = [
      new Shopper(await context.newPage()),
      new Shopper(await context.newPage()),
      new Shopper(await context.newPage()),
      new Shopper(await context.newPage()),
    ];
    const lot = await here.lot((one) => one.stock > 1);
    await onList.page.goto('/');
    await onInsect.open(lot);
    await onCart.page.goto('/cart');
    await expect(onCart.page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await here.add(lot);
    for (const { cartTotal } of [onList, onInsect, onCart])
      await expect(cartTotal).toContainText(amountIn(lot.priceCents));
    const inCart = onInsect.page.getByRole('main').getByRole('link', { name: '1 in your cart' });
    await expect(inCart).toBeVisible();
    const remove = onCart.page.getByRole('button', { name: `Remove ${lot.name}` });
    await remove.click();
    await expect(inCart).toHaveCount(0);
    await expect(here.cartTotal).toContainText('0.00');
  },
);

test('a cart survives a reload, and an unreadable one is an empty cart', async ({ page }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 0);
  await shopper.add(lot);
  await page.reload();
  await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
  await page.evaluate(() => localStorage.setItem('VDM_CART', 'not a cart'));
  await page.reload();
  await expect(shopper.cartTotal).toContainText('0.00');
  // Who steps to an empty cart from another page is shown the newest insects there.
  await shopper.cartTotal.click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const newest = page.getByRole('region', { name: 'Newest insects' }).getByRole('article');
  await expect(newest.first()).toContainText(/[1-9][\d.,]*/);
  await expect(newest.filter({ hasText: '€0.00' })).toHaveCount(0);
});

test('an insect that was sold meanwhile leaves the cart, and the shopper is told', async ({
  page,
  browser,
  shop,
}) => {
  const slow = new Shopper(page);
  const lot = await slow.lot((one) => one.stock === 1, -1);
  await slow.add(lot);

  const other = await browser.newContext({ baseURL: shop.url });
  await buyLot(other, lot, 'quick@example.org');
  await other.close();

  await page.goto('/');
  await expect(page.getByRole('dialog')).toContainText(/cart/i);
  await expect(slow.cartTotal).toContainText('0.00');
});

test(
  'a cart that is opened offline says so, is kept, and goes on by itself',
  BY_NIGHT,
  async ({ page, context, complaints }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot((one) => one.stock > 0);
    await shopper.add(lot);
    // The page itself comes; the shop’s word on the cart does not.
    await page.route('**/api/cart/check', (route) => route.abort());
    await shopper.cartTotal.click();
    await expect(page.getByRole('alert')).toContainText('Your cart is kept: 1 insect');
    await context.setOffline(true);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await page.unroute('**/api/cart/check');
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('link', { name: lot.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test('who lets the shop keep nothing can buy all the same', BY_NIGHT, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 1);
  await shopper.add(lot);
  await shopper.cartTotal.click();
  await expect(page.getByText('Your browser blocks cookies and site data')).toBeVisible();
  await page.getByRole('link', { name: shopper.words.toCheckout }).click();
  await shopper.fillIn();
  await shopper.order();
  await shopper.pay();
  await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
});
