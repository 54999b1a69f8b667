import type { Page } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { withoutLosses } from '../../support/faults/without-losses.ts';

/*
 * What a bad connection does at each step of an order: every state is drawn, nothing typed is lost, and there is one
 * order in the end. An order whose answer is lost, and a browser that is offline, are in purchase.spec.ts.
 */

test(
  'a checkout that does not come says so, and comes at the next try with the cart as it was',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const shopper = await withLot(page);
    await shopper.cartTotal.click();
    await expect(page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
    await page.route('**/api/checkout**', (route) => route.abort());
    await page.getByRole('link', { name: shopper.words.toCheckout }).click();
    await expect(page.getByRole('main')).toContainText('your cart is kept');
    await expect(shopper.cartTotal).not.toContainText('0.00');
    await page.unroute('**/api/checkout**');
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: shopper.words.order })).toBeEnabled();
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test(
  'lots that cannot be put aside can be ordered all the same',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    const email = 'no-hold@example.org';
    const shopper = await withLot(page);
    await page.route('**/api/checkout/holds', (route) => route.abort());
    await shopper.goToCheckout();
    await expect(page.getByText('Your insects could not be reserved.')).toBeVisible();
    await shopper.fillIn({ email });
    await shopper.order();
    await shopper.pay();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await expectMails(shop, email, 2);
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test(
  'an order that never arrived is kept as typed, and is one order when it does',
  BY_NIGHT,
  async ({ page, shop, complaints }) => {
    const email = 'never-arrived@example.org';
    const shopper = await withLot(page);
    await shopper.goToCheckout();
    await shopper.fillIn({ email });
    await page.route('**/api/orders', (route) => route.abort());
    await shopper.order();
    await expect(page.getByRole('alert')).toContainText('never made twice');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
    await page.unroute('**/api/orders');
    await page.getByRole('checkbox', { name: new RegExp(shopper.words.conditions) }).check();
    await shopper.order();
    await shopper.pay();
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
    await expectMails(shop, email, 2);
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test(
  'a payment that cannot be looked at is safe, and is found when the shop answers again',
  BY_NIGHT,
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    const shopper = await withLot(page);
    await shopper.goToCheckout();
    await shopper.fillIn({ email: 'unseen@example.org' });
    await shopper.order();
    await page.waitForURL(/test-payments/);
    await page.route('**/api/orders/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Pay in 20 seconds' }).click();
    await expect(page.getByText(/Your order is safe/)).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/orders/*');
    await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible({ timeout: 120_000 });
    expect(withoutLosses(complaints)).toEqual([]);
  },
);

test(
  'of two shoppers who go to the checkout at the same moment with one lot, one gets it',
  BY_NIGHT,
  async ({ page, browser, shop, complaints }) => {
    const one = new Shopper(page);
    const lot = await one.lot(({ stock }) => stock === 1, -3);
    const elsewhere = await browser.newContext({ baseURL: shop.url });
    const other = new Shopper(await elsewhere.newPage());
    await one.add(lot);
    await other.add(lot);
    const both = [one, other];
    for (const shopper of both) {
      await shopper.cartTotal.click();
      await expect(shopper.page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
    }
    await Promise.all(
      both.map((shopper) => shopper.page.getByRole('link', { name: shopper.words.toCheckout }).click()),
    );
    const kept = (shopper: Shopper) => shopper.page.getByText(/Reserved for you/);
    const gone = (shopper: Shopper) =>
      shopper.page.getByText(/is no longer available and has left your cart/).first();
    for (const shopper of both) await expect(kept(shopper).or(gone(shopper))).toBeVisible();
    const winners = await Promise.all(both.map((shopper) => kept(shopper).isVisible()));
    expect(winners.toSorted()).toEqual([false, true]);
    await elsewhere.close();
    // The browser itself reports the refused hold.
    expect(withoutLosses(complaints).filter((text) => !text.includes('409 (Conflict)'))).toEqual([]);
  },
);

async function withLot(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  const lot = await shopper.lot(({ stock }) => stock > 1);
  await shopper.add(lot);
  return shopper;
}

async function expectMails(
  shop: { mails(): Promise<string[]> },
  email: string,
  count: number,
): Promise<void> {
  const sent = async () => (await shop.mails()).filter((mail) => mail.includes(email)).length;
  await expect.poll(sent).toBe(count);
}
