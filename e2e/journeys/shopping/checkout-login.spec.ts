import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { openAccount, PASSWORD } from '../../support/people/member.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { Shopper } from '../../support/people/shopper.ts';

test('who logs in on the way to an order finds what was typed, and the rest filled in', async ({ page }) => {
  const email = await openAccount(page);
  await page.request.post('/api/auth/logout');

  const shopper = new Shopper(page);
  const lot = await shopper.lot((one) => one.stock > 1);
  await shopper.add(lot);
  await shopper.goToCheckout();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Augusta');
  await main.getByRole('textbox', { name: 'Town or city' }).fill('Gent');
  await main.getByRole('link', { name: 'Log in' }).click();
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main.getByRole('button', { name: 'Log in' }).click();
  await readNotice(page, 'You are logged in. One moment …');

  await expect(page).toHaveURL(pathTo('checkout', 'en'));
  await expect(main.getByText(/You are logged in as Ada Lovelace/)).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Augusta');
  await expect(main.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Gent');
  await expect(main.getByRole('textbox', { name: 'Family name' })).toHaveValue('Lovelace');
  await expect(main.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email);

  // Who logs out in another tab leaves nothing of it for the next one at this machine.
  const other = await page.context().newPage();
  await other.goto(pathTo('account', 'en'));
  await new Shopper(other).ready();
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('Logged out.')).toBeVisible();
  await expect(main.getByText(/You are logged in as/)).toBeHidden();
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await expect(main.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('');
});

test(
  'whose login is over in the middle of the checkout is told, and loses nothing',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const email = await openAccount(page);
    const shopper = new Shopper(page);
    const lot = await shopper.lot((one) => one.stock > 1);
    await shopper.add(lot);
    await shopper.goToCheckout();
    await shopper.fillIn({ email });
    const main = page.getByRole('main');
    await expect(main.getByText(/You are logged in as/)).toBeVisible();

    // No tab is told of it: the session is simply no more.
    await page.context().clearCookies();
    await main.getByRole('button', { name: shopper.words.order }).click();
    await expect(main.getByRole('alert')).toContainText('You are no longer logged in');
    expectRefusal(complaints, 409);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached();
    await main.getByRole('link', { name: 'Log in again' }).click();
    await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await main.getByRole('button', { name: 'Log in' }).click();
    await readNotice(page, 'You are logged in. One moment …');

    await expect(main.getByText(/You are logged in as Ada Lovelace/)).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Street' })).toHaveValue('Korenmarkt');
    await main.getByRole('checkbox', { name: new RegExp(shopper.words.conditions) }).check();
    await main.getByRole('button', { name: shopper.words.order }).click();
    await expect(page).toHaveURL(/test-payments/);
    const { orders } = await (await page.request.get('/api/account/orders')).json();
    expect(orders).toHaveLength(1);
  },
);
