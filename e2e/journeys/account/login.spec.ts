import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { box, button, linkTo, logIn, openAccount, PASSWORD, sendLogin } from '../../support/people/member.ts';
import { addPasskey, giveAuthenticator, offerNothing } from '../../support/people/passkeys.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { Shopper } from '../../support/people/shopper.ts';

// The shop lets one network open ten accounts an hour: one shop, which opens fewer for these journeys. Passkeys need its name.
test.use({ alone: 'login', host: 'localhost' });
test.describe.configure({ mode: 'default' });
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
  await readNotice(page, /Mail sent/);

  const link = await linkTo(shop, email, 'passwordRecoveryToken');
  await page.goto(link);
  await box(page, 'New password').fill('short');
  await box(page, 'Password, once more').fill('short');
  await button(page, 'Save this password').click();
  await expect(page.getByRole('alert', { name: 'Please look at these fields again' })).toBeFocused();
  expectRefusal(complaints, 400);
  await box(page, 'New password').fill('a cabinet of beetles');
  await box(page, 'Password, once more').fill('a cabinet of beetles');
  await button(page, 'Save this password').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await logIn(page, email, 'a cabinet of beetles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada');
  await page.goto(link);
  await expect(page.getByText('Wrong recovery link')).toBeVisible();
});

test('a shopper without a mouse logs in', async ({ page, complaints }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto(pathTo('login', 'en'));
  await new Shopper(page).ready();
  // A wrong password is said plainly, and the address stays.
  await sendLogin(page, email, 'not the password');
  await readNotice(page, 'The password or email address you entered is incorrect.');
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await expect(box(page, 'Password')).toHaveValue('');
  expectRefusal(complaints, 400);
  await box(page, 'E-mail').fill('');
  await box(page, 'E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show: Password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Log in')).toBeFocused();
  await page.keyboard.press('Enter');
  await readNotice(page, 'You are logged in. One moment …');
  const heading = page.getByRole('heading', { level: 1, name: 'Hello Ada' });
  await expect(heading).toBeFocused();
});

test('a shopper makes a passkey, logs out, and is in again by it alone', async ({ page }) => {
  const device = await giveAuthenticator(page);
  await openAccount(page);
  await addPasskey(page, PASSWORD);
  expect(await device.count()).toBe(1);

  await button(page, 'Log out').click();
  await readNotice(page, 'Logged out.');
  await offerNothing(page);
  await page.goto(pathTo('login', 'en'));
  await new Shopper(page).ready();
  await button(page, 'Log in with a passkey').click();
  await readNotice(page, 'You are logged in. One moment …');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ada');
});

const SENT_AWAY = {
  en: {
    first: 'Please sign in first.',
    password: 'Password',
    logIn: 'Log in',
    in: 'You are logged in. One moment …',
  },
  nl: {
    first: 'Log eerst in.',
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    in: 'Je bent ingelogd. Een ogenblik …',
  },
  fr: {
    first: 'Veuillez d’abord vous connecter.',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    in: 'Connexion réussie. Un instant…',
  },
};

for (const locale of LOCALES) {
  test(
    `who needs a login reads so in ${locale}, logs in, and is back where they were`,
    byDayIf(locale === 'nl'),
    async ({ page, complaints }) => {
      const email = await openAccount(page);
      const words = SENT_AWAY[locale];
      const goIn = async () => {
        await expect(page.getByText(words.first)).toBeVisible();
        await box(page, words.password).fill(PASSWORD);
        await box(page, 'E-mail').fill(email);
        await button(page, words.logIn).click();
        await readNotice(page, words.in);
      };
      await page.context().clearCookies();
      const there = `${pathTo('accountOrders', locale)}?page=1`;
      await page.goto(there);
      await goIn();
      await expect(page).toHaveURL(there);

      // The same for who loses the session while the page is open.
      await page.goto(pathTo('accountDetails', locale));
      await new Shopper(page, locale).ready();
      await page.context().clearCookies({ name: /session/ });
      await page.getByRole('main').locator('form').first().getByRole('button').click();
      await goIn();
      expectRefusal(complaints, 401);
      await expect(page).toHaveURL(pathTo('accountDetails', locale));
    },
  );
}

test('what an answer says is told and done: news, errors, and where to go, but never out of the shop', async ({
  page,
  complaints,
}) => {
  await openAccount(page);
  await page.goto(pathTo('accountDetails', 'en'));
  await new Shopper(page).ready();
  const answer = (status: number, body: object) =>
    page.route('**/api/account', (route) => route.fulfill({ status, json: body }), { times: 1 });
  const save = () => button(page, 'Save').first().click();

  await answer(409, { result: false, error: 'Not today.' });
  await save();
  await readNotice(page, 'Not today.');
  expectRefusal(complaints, 409);
  await answer(400, {
    result: false,
    validationErrors: { shoeSize: { error: 'Too small.' }, hat: { error: 'Gone.' } },
  });
  await save();
  await expect(page.getByRole('dialog', { name: 'Too small.' })).toContainText('Gone.');
  await readNotice(page, 'Too small.');
  expectRefusal(complaints, 400);
  for (const redirect of ['//elsewhere.example/', '/\\elsewhere.example/']) {
    await answer(409, { result: false, error: 'Go away.', redirect });
    await save();
    await readNotice(page, 'Go away.');
    await expect(page).toHaveURL(pathTo('accountDetails', 'en'));
    expectRefusal(complaints, 409);
  }
  await answer(409, { result: false, message: 'Your orders have moved.', redirect: '/account/orders' });
  await save();
  await readNotice(page, 'Your orders have moved.');
  await expect(page).toHaveURL(pathTo('accountOrders', 'en'));
  expectRefusal(complaints, 409);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who needs a login reads so', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('account', 'nl'));
    await expect(page).toHaveURL(/\/nl\/inloggen/);
    await expect(page.getByText('Log eerst in.')).toBeVisible();
  });

  test('a password goes nowhere, and the page says why', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('login', 'en'));
    await box(page, 'Password').fill(PASSWORD);
    await box(page, 'Password').press('Enter');
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(box(page, 'Password')).toHaveValue(PASSWORD);
    await expect(page).toHaveURL(/\/login$/);
  });
});
