import { expect, test } from '../support/journey.ts';
import { amountIn, Shopper } from '../support/shopper.ts';

for (const locale of ['en', 'nl', 'fr'] as const) {
  test(`more than the stock is refused in words, in ${locale}`, async ({ page }) => {
    const shopper = new Shopper(page, locale);
    const lot = (await shopper.lots((one) => one.stock === 2 || one.stock === 3))[0];
    if (!lot) throw new Error('the shop has no lot of two or three');
    await shopper.add(lot);
    for (let amount = 1; amount < lot.stock; amount += 1) await shopper.addButton().click();
    await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents * lot.stock));
    await shopper.addButton().click();
    const alert = page.getByRole('dialog');
    await expect(alert).toContainText(shopper.words.overStock);
    await alert.getByRole('button', { name: shopper.words.close }).last().click();
    await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents * lot.stock));
  });
}

test('two tabs show the same cart', async ({ context }) => {
  const here = new Shopper(await context.newPage());
  const there = new Shopper(await context.newPage());
  const [lot] = await here.lots((one) => one.stock > 0);
  if (!lot) throw new Error('the shop is empty');
  await there.page.goto('/');
  await there.ready();
  await here.add(lot);
  await expect(there.cartTotal).toContainText(amountIn(lot.priceCents));
});

test('a cart survives a reload, and an unreadable one is an empty cart', async ({ page }) => {
  const shopper = new Shopper(page);
  const [lot] = await shopper.lots((one) => one.stock > 0);
  if (!lot) throw new Error('the shop is empty');
  await shopper.add(lot);
  await page.reload();
  await expect(shopper.cartTotal).toContainText(amountIn(lot.priceCents));
  await page.evaluate(() => localStorage.setItem('VDM_CART', 'not a cart'));
  await page.reload();
  await expect(shopper.cartTotal).toContainText('0.00');
});

test('an insect that was sold meanwhile leaves the cart, and the shopper is told', async ({
  page,
  browser,
  shop,
}) => {
  const slow = new Shopper(page);
  const lots = await slow.lots((one) => one.stock === 1);
  const lot = lots.at(-1);
  if (!lot) throw new Error('the shop has no single lot');
  await slow.add(lot);

  const other = await browser.newContext({ baseURL: shop.url });
  const quick = new Shopper(await other.newPage());
  await quick.add(lot);
  await quick.goToCheckout();
  await quick.fillIn();
  await quick.order();
  await quick.pay();
  await expect(quick.page.getByRole('heading', { name: quick.words.paid })).toBeVisible();
  await other.close();

  await page.goto('/');
  await expect(page.getByRole('dialog')).toContainText(/cart/i);
  await expect(slow.cartTotal).toContainText('0.00');
});
