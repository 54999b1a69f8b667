import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { fillInOne } from '../../support/people/order-one.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { withoutLosses } from '../../support/faults/without-losses.ts';

const LOCALES = ['en', 'nl', 'fr'] as const;

for (const [index, locale] of LOCALES.entries()) {
  test(
    `a guest buys an insect in ${locale}, from first look to the mail`,
    byDayIf(locale === 'nl'),
    async ({ page, shop, singles }) => {
      const shopper = new Shopper(page, locale);
      // Each language buys a lot of its own: the tests share a shop.
      const lot = await shopper.lot((one) => one.stock === 1 && singles.has(one.reference), index);
      const email = `ada.${locale}@example.org`;

      await shopper.add(lot);
      await shopper.goToCheckout();
      await shopper.fillIn({ email });
      await shopper.order();
      await shopper.pay();

      await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
      await expect(shopper.cartTotal).toContainText(/0[.,]00/);
      await expect
        .poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length)
        .toBe(2);

      // A page may be some seconds behind what was sold (decision 031).
      await expect(async () => {
        await shopper.open(lot);
        await expect(page.getByRole('main')).toContainText(shopper.words.soldOut, { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
    },
  );
}

test('a wrong postal code is told at its field, and nothing typed is lost', async ({ page, complaints }) => {
  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 1);
  await shopper.add(lot);
  await shopper.goToCheckout();
  await shopper.fillIn({ postalCode: 'x' });
  await shopper.order();

  const field = page.getByRole('textbox', { name: 'Postal code' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/postal code/i);
  await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
  expectRefusal(complaints, 400);
});

test(
  'an order whose answer is lost is sent again, and is one order',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    const email = 'lost@example.org';
    const shopper = await fillInOne(page, 'en', email);
    await page.route('**/api/orders', async (route) => {
      // The order arrives, its answer does not.
      await route.fetch();
      await route.abort();
    });
    await shopper.order();
    await expect(page.getByRole('alert')).toContainText('never made twice');
    await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
    await page.unroute('**/api/orders');
    await shopper.order();
    await shopper.pay();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test('a connection that goes at any step loses nothing', BY_NIGHT, async ({ page, context, complaints }) => {
  const shopper = await fillInOne(page, 'en', 'offline@example.org');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FR');
  await expect(page.getByText('The ways to ship could not be fetched.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('BE');
  await expect(page.getByRole('radio', { name: /Belgium/ })).toBeVisible();
  // A postal code that was typed just now is asked about once more.
  await expect(page.getByRole('button', { name: shopper.words.order })).not.toHaveAttribute('aria-busy');
  await context.setOffline(true);
  await shopper.order();
  await expect(page.getByRole('alert')).toContainText('Everything you typed is kept');
  await context.setOffline(false);
  await shopper.order();
  await page.waitForURL(/test-payments/);
  await page.getByRole('button', { name: 'Pay in 20 seconds' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  // The page is awake: it asks by itself.
  await page.waitForResponse(/\/api\/orders\//);
  await context.setOffline(true);
  await expect(page.getByText(/Your order is safe. You are offline/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText(/Your order is safe/)).toBeHidden();
  expect(withoutLosses(complaints)).toEqual([]);
});

test(
  'of two shoppers who want one lot, the first to the checkout gets it',
  BY_NIGHT,
  async ({ page, browser, shop }) => {
    const quick = new Shopper(page);
    const lot = await quick.lot((one) => one.stock === 1, -2);
    const other = await browser.newContext({ baseURL: shop.url });
    const slow = new Shopper(await other.newPage());
    await slow.add(lot);
    await quick.add(lot);
    await quick.goToCheckout();
    await expect(page.getByText(/Reserved for you/)).toBeVisible();
    await slow.cartTotal.click();
    await expect(slow.page.getByText(/is no longer available and has left your cart/)).toBeVisible();
    await expect(slow.cartTotal).toContainText('0.00');
    await quick.fillIn({ email: 'first@example.org' });
    await quick.order();
    await quick.pay();
    await expect(page.getByRole('heading', { name: quick.words.paid })).toBeVisible();
    await other.close();
  },
);

test('two tabs that order the same cart make one order', BY_NIGHT, async ({ page, context, shop }) => {
  const email = 'tabs@example.org';
  const here = await fillInOne(page, 'en', email);
  const there = new Shopper(await context.newPage());
  await there.page.goto(pathTo('checkout', 'en'));
  await expect(there.page.getByRole('button', { name: there.words.order })).toBeEnabled();
  await there.fillIn({ email });
  await here.order();
  await here.pay();
  await expect(page.getByRole('heading', { name: here.words.paid })).toBeVisible();
  // The first tab emptied the cart that both of them showed.
  await expect(there.page.getByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible();
  await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);
});

test(
  'who goes back from the page of the bank finds the order, and pays after all',
  BY_NIGHT,
  async ({ page, shop }) => {
    const email = 'back@example.org';
    // On a phone the button lies far down.
    await page.setViewportSize({ width: 360, height: 740 });
    const shopper = await fillInOne(page, 'en', email);
    await shopper.order();
    await page.waitForURL(/test-payments/);
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Your order is waiting for its payment' }),
    ).toBeInViewport();
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await page.getByRole('button', { name: 'Go on to the payment' }).click();
    await shopper.pay();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await page.goBack();
    // Restored from the back/forward cache: the page is attached once it is shown.
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes(email)).length).toBe(2);
  },
);
