import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectRefusal } from '../support/expect-refusal.ts';
import { expect, test } from '../support/journey.ts';
import { box, button, linkTo, logIn, openAccount, PASSWORD } from '../support/member.ts';
import { Shopper } from '../support/shopper.ts';

test.beforeEach(() => test.setTimeout(120_000));

test('a shopper who lost the password chooses another by a link that works once', async ({
  page,
  shop,
  complaints,
}) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto(pathTo('login', 'en'));
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  // The page before has a box of that name too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password recovery');
  await box(page, 'E-mail').fill(email);
  await button(page, 'Send the link').click();
  await expect(page.getByText(/Mail sent/)).toBeVisible();

  const link = await linkTo(shop, email, 'passwordRecoveryToken');
  await page.goto(link);
  await box(page, 'New password').fill('short');
  await box(page, 'Password, once more').fill('short');
  await button(page, 'Keep this password').click();
  await expect(page.getByRole('alert', { name: 'Please look at these fields again' })).toBeFocused();
  expectRefusal(complaints, 400);
  await box(page, 'New password').fill('a cabinet of beetles');
  await box(page, 'Password, once more').fill('a cabinet of beetles');
  await button(page, 'Keep this password').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await logIn(page, email, 'a cabinet of beetles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada');
  await page.goto(link);
  await expect(page.getByText('Wrong recovery link')).toBeVisible();
});

test('a wrong password is said plainly, and the address stays', async ({ page, complaints }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto(pathTo('login', 'en'));
  await logIn(page, email, 'not the password');
  await expect(page.getByRole('alert')).toContainText(
    'The password or email address you entered is incorrect.',
  );
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await expect(box(page, 'Password')).toHaveValue('');
  expectRefusal(complaints, 400);
});

test('a shopper without a mouse logs in', async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto(pathTo('login', 'en'));
  await new Shopper(page).ready();
  await box(page, 'E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show: Password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Log in')).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Hello Ada' });
  await expect(heading).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password goes nowhere, and the page says why', async ({ page }) => {
    await page.goto(pathTo('login', 'en'));
    await box(page, 'Password').fill(PASSWORD);
    await box(page, 'Password').press('Enter');
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(box(page, 'Password')).toHaveValue(PASSWORD);
    await expect(page).toHaveURL(/\/login$/);
  });
});
