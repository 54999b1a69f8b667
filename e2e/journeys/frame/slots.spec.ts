import type { Page } from '@playwright/test';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { holdBack } from '../../support/faults/hold-back.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';

/*
 * The frame answers before the remote of the page has come. Its script is held back until the shopper has used the
 * frame, so the order of events is certain on any machine.
 */

/** The very element that the server sent is still there, and was not drawn anew. */
async function markServed(page: Page): Promise<() => Promise<void>> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  await heading.evaluate((element) => Reflect.set(element, 'isServed', true));
  return async () => {
    expect(await heading.evaluate((element) => Reflect.get(element, 'isServed'))).toBe(true);
  };
}

test(
  'the header of a list, an insect and the cart answers while the page’s remote is on its way',
  BY_NIGHT,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const lot = await shopper.lot(({ stock }) => stock > 1);
    const pages = [
      ['catalog', pathTo('category', 'en', { category: 'BEETLES' })],
      ['catalog', insectPath(lot, 'en')],
      ['cart-checkout', pathTo('cart', 'en')],
    ] as const;
    for (const [remote, path] of pages) {
      const letGo = await holdBack(page, remote);
      await page.goto(path, { waitUntil: 'commit' });
      await shopper.ready();
      const expectServed = await markServed(page);
      const field = page.getByRole('banner').getByRole('searchbox').filter({ visible: true });
      await field.fill('goliath');
      await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
      await letGo();
      await expectTakenOver(page);
      await expectServed();
      await page.unrouteAll();
    }
  },
);

test(
  'what is filled in and sent before its page can answer is heard once it can',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const main = page.getByRole('main');
    const letGo = await holdBack(page, 'account');
    await page.goto(pathTo('login', 'en'), { waitUntil: 'commit' });
    await main.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com');
    await main.getByRole('textbox', { name: 'Password' }).fill('not the password');
    const send = main.getByRole('button', { name: 'Log in' });
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await readNotice(page, 'The password or email address you entered is incorrect.');
    expectRefusal(complaints, 400);
  },
);

test(
  'what is typed before the page of the withdrawal can answer stays, and counts',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const main = page.getByRole('main');
    const letGo = await holdBack(page, 'cart-checkout');
    await page.goto(pathTo('withdraw', 'en'), { waitUntil: 'commit' });
    const typed = ['Ada Lovelace', 'VDM-2026-000001', 'ada@example.com'];
    await expect(main.getByRole('textbox')).toHaveCount(typed.length);
    const fields = await main.getByRole('textbox').all();
    for (const [index, field] of fields.entries()) await field.fill(typed[index] ?? '');
    await letGo();
    await expectTakenOver(page);
    await main.getByRole('button').first().click();
    // Asked for, and not there: had one field been empty, the page would have said so instead.
    await expect(main.getByRole('alert')).toContainText(/order/i);
    for (const [index, field] of fields.entries()) await expect(field).toHaveValue(typed[index] ?? '');
    expectRefusal(complaints, 404);
  },
);

test(
  'who leaves by the header while the page’s remote is on its way gets there, in the same remote and in another',
  BY_NIGHT,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const letGo = await holdBack(page, 'catalog');
    await page.goto(pathTo('category', 'en', { category: 'MOTHS' }), { waitUntil: 'commit' });
    await shopper.ready();
    await shopper.cartTotal.click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toHaveAttribute('data-owner', 'cart-checkout');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cart/i);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Moths');
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/about-us/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/about/i);
    await letGo();
    await shopper.ready();
  },
);

async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
}
