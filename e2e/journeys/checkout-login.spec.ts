import { pathTo } from '@vitrine/shared/paths/path-to';
import { expect, test } from '../support/journey.ts';
import { Shopper } from '../support/shopper.ts';

test('who logs in on the way to an order finds what was typed, and the rest filled in', async ({ page }) => {
  const email = 'way.back@example.org';
  const password = 'a drawer of moths';
  const account = { firstname: 'Ada', lastname: 'Lovelace', company: '', phone: '', locale: 'en' };
  const secrets = { email, emailConfirmation: email, password, passwordConfirmation: password };
  const data = { ...account, ...secrets, acceptsConditions: true, newsletter: false };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.request.post('/api/auth/logout');

  const shopper = new Shopper(page);
  const [lot] = await shopper.lots((one) => one.stock > 1);
  if (!lot) throw new Error('the shop has no lot with more than one');
  await shopper.add(lot);
  await shopper.goToCheckout();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Augusta');
  await main.getByRole('textbox', { name: 'Town or city' }).fill('Gent');
  await main.getByRole('link', { name: 'Log in' }).click();
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main.getByRole('button', { name: 'Log in' }).click();

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
