import type { Page } from '@playwright/test';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ROUTES, type RouteName } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { box, button, linkTo, logIn, newEmail, openAccount, PASSWORD } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';

const OWN = (Object.keys(ROUTES) as RouteName[]).filter((name) => name.startsWith('account'));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function register(page: Page, email: string): Promise<void> {
  await box(page, 'First name').fill('Ada');
  await box(page, 'Family name').fill('Lovelace');
  await box(page, 'E-mail').fill(email);
  await box(page, 'E-mail, once more').fill(email);
  await box(page, 'Password').fill(PASSWORD);
  await box(page, 'Password, once more').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await button(page, 'Open the account').click();
}

test.beforeEach(() => test.setTimeout(120_000));

test('a shopper opens an account, confirms it, logs out, and comes back to where they were', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await page.goto(pathTo('register', 'en'));
  await register(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada');
  await expect(menu(page).getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(page.getByText('Your e-mail address is not confirmed yet')).toBeVisible();

  await page.goto(await linkTo(shop, email, 'confirmEmail'));
  await button(page, 'Yes, this address is mine').click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada');
  await expect(page.getByText('Your e-mail address is not confirmed yet')).toHaveCount(0);

  await button(page, 'Log out').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(menu(page).getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto(`${pathTo('accountOrders', 'en')}?page=1`);
  await expect(page).toHaveURL(/\/login\?back=/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/account\/orders\?page=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('two tabs say the same', BY_NIGHT, async ({ page, context, complaints }) => {
  const email = await openAccount(page);
  await page.goto(pathTo('account', 'en'));
  const other = await context.newPage();
  await other.goto(pathTo('accountDetails', 'en'));
  await other.getByRole('textbox', { name: /^Phone/ }).fill('+32 9 123 45 67');
  const home = await context.newPage();
  await home.goto(pathTo('about', 'en'));
  await expect(menu(home).getByRole('link', { name: 'Account' })).toBeVisible();

  await button(page, 'Log out').click();
  await expect(menu(home).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?back=%2Faccount%2Fdetails&needed=1$/);
  expectRefusal(complaints, 401);
  await logIn(other, email);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Personal data');
  // Who logs out leaves nothing in any tab; only a session that ends by itself costs nothing that was typed.
  await expect(other.getByRole('textbox', { name: /^Phone/ })).toHaveValue('');
  await expect(menu(home).getByRole('link', { name: 'Account' })).toBeVisible();
});

test(
  'a session that ended meanwhile costs nothing that was typed',
  BY_NIGHT,
  async ({ page, complaints }) => {
    const email = await openAccount(page);
    await page.goto(`${pathTo('accountAddresses', 'en')}?open=new`);
    await new Shopper(page).ready();
    await box(page, 'Street').fill('Korenmarkt');
    await box(page, 'House number').fill('1');
    await box(page, 'Postal code').fill('9000');
    await box(page, 'Town or city').fill('Gent');
    await page.context().clearCookies({ name: /session/ });
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/\/login\?back=/);
    expectRefusal(complaints, 401);
    await logIn(page, email);
    await expect(box(page, 'Street')).toHaveValue('Korenmarkt');
    await button(page, 'Save').click();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(page.getByRole('main').getByText('9000 Gent')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('9000 Gent')).toBeVisible();
  },
);

test(
  'a link to the data leads to the login and back when the session has ended, and then to the file',
  BY_NIGHT,
  async ({ page }) => {
    const email = await openAccount(page);
    await page.goto(pathTo('accountData', 'en'));
    await new Shopper(page).ready();
    const link = page.getByRole('link', { name: 'Everything (JSON)' });
    await page.context().clearCookies({ name: /session/ });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await new Shopper(page).ready();
    await logIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My data');
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('vitrine-my-data.json');
  },
);

test('a shopper who chooses a language keeps it in the profile', async ({ page }) => {
  await openAccount(page);
  await page.goto(pathTo('account', 'en'));
  await new Shopper(page).ready();
  await page.getByRole('navigation', { name: 'Language' }).getByText('FR').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada');
  const language = async () => {
    const answer = await page.request.get('/api/auth/profile');
    const body: { profile?: { language?: string } } = await answer.json();
    return body.profile?.language;
  };
  await expect.poll(language).toBe('fr');
});

test('a shopper deletes the account', BY_NIGHT, async ({ page }) => {
  const email = await openAccount(page);
  await page.goto(pathTo('accountData', 'en'));
  await new Shopper(page).ready();
  await button(page, 'Delete my account').click();
  await expect(box(page, 'Your present password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(menu(page).getByRole('link', { name: 'Login' })).toBeVisible();
  const login = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(400);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('everyone can use the account', BY_NIGHT, async ({ page }) => {
    test.setTimeout(300_000);
    await openAccount(page);
    const doors = ['login', 'register', 'passwordRecovery'] as const;
    for (const name of [...OWN, ...doors]) {
      for (const locale of LOCALES) {
        await page.goto(ROUTES[name].path[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `${name} in ${locale}`).toBeLessThanOrEqual(0);
      }
      await expectUsable(page);
    }
  });
});
