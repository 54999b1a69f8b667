import type { Page } from '@playwright/test';
import type { Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { tabTo } from '../../support/people/by-keys.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { expect, test } from '../../support/journey.ts';
import { openAccount } from '../../support/people/member.ts';
import { readNotice } from '../../support/people/read-notice.ts';
import { codeOf, makeStaff, type StaffMember } from '../../support/people/staff.ts';

const WORDS = {
  en: {
    password: 'Password',
    logIn: 'Log in',
    isIn: 'You are logged in. One moment …',
    begin: 'Begin',
    code: /^Code/,
    confirm: 'Confirm',
    codes: 'Your recovery codes',
    kept: 'I have kept them',
    orders: 'Orders',
    logOut: 'Log out',
    step: 'One more step',
    goOn: 'Go on',
  },
  nl: {
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    isIn: 'Je bent ingelogd. Een ogenblik …',
    begin: 'Begin',
    code: /^Code/,
    confirm: 'Bevestigen',
    codes: 'Je herstelcodes',
    kept: 'Ik heb ze bewaard',
    orders: 'Bestellingen',
    logOut: 'Uitloggen',
    step: 'Nog één stap',
    goOn: 'Verder',
  },
  fr: {
    password: 'Mot de passe',
    logIn: 'Se connecter',
    isIn: 'Connexion réussie. Un instant…',
    begin: 'Commencer',
    code: /^Code/,
    confirm: 'Confirmer',
    codes: 'Vos codes de secours',
    kept: 'Je les ai gardés',
    orders: 'Commandes',
    logOut: 'Se déconnecter',
    step: 'Encore une étape',
    goOn: 'Continuer',
  },
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, { email, password }: StaffMember, locale: Locale): Promise<void> {
  const words = WORDS[locale];
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click();
  await readNotice(page, words.isIn);
}

/** From the button that begins to the page that was asked for. Returns the secret and the recovery codes. */
async function setUp(page: Page, locale: Locale): Promise<{ secret: string; codes: string[] }> {
  const words = WORDS[locale];
  await button(page, words.begin).click();
  const secret = await page.getByRole('main').getByRole('code').innerText();
  await expectUsable(page);
  await page.getByRole('textbox', { name: words.code }).fill(codeOf(secret));
  await button(page, words.confirm).click();
  await expect(heading(page, words.codes)).toBeVisible();
  const codes = await page.getByRole('list', { name: words.codes }).getByRole('listitem').allInnerTexts();
  await expectUsable(page);
  await button(page, words.kept).click();
  return { secret, codes };
}

test.beforeEach(() => test.setTimeout(300_000));

for (const locale of ['nl', 'fr'] as const) {
  test(
    `an owner logs in, sets up the second factor, and is asked for it from then on, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop }) => {
      const words = WORDS[locale];
      const ann = await makeStaff(shop, page);
      const orders = pathTo('toolsOrders', locale);
      await page.goto(orders);
      await logIn(page, ann, locale);
      const { secret, codes } = await setUp(page, locale);
      expect(codes).toHaveLength(10);
      await expect(heading(page, words.orders)).toBeVisible();
      await expect(page).toHaveURL(orders);
      await expectUsable(page);

      await button(page, words.logOut).click();
      await expect(page).toHaveURL(pathTo('home', locale));
      await page.goto(orders);
      await logIn(page, ann, locale);
      await expect(heading(page, words.step)).toBeVisible();
      await page.getByRole('textbox', { name: words.code }).fill(codeOf(secret, 1));
      await button(page, words.goOn).click();
      await expect(heading(page, words.orders)).toBeVisible();

      await button(page, words.logOut).click();
      await expect(page).toHaveURL(pathTo('home', locale));
      await page.goto(orders);
      await logIn(page, ann, locale);
      await page.getByRole('textbox', { name: words.code }).fill(codes[0] ?? '');
      await button(page, words.goOn).click();
      await expect(heading(page, words.orders)).toBeVisible();
    },
  );
}

test('a customer learns kindly that the tools are not for customers, and sees nothing of them', async ({
  page,
  complaints,
}) => {
  await openAccount(page);
  const answer = await page.goto(pathTo('toolsStaff', 'en'));
  expect(answer?.status()).toBe(403);
  await expect(heading(page, 'For the people of the shop')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Tools' })).toHaveCount(0);
  await expectUsable(page);
  expectRefusal(complaints, 403);
});

test(
  'an owner without a mouse logs in, sets up the second factor, and goes to a page',
  BY_NIGHT,
  async ({ page, shop }) => {
    const { email, password } = await makeStaff(shop, page);
    await page.goto(pathTo('toolsInsects', 'en'));
    await tabTo(page, /^E-mail/);
    await page.keyboard.type(email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await readNotice(page, WORDS.en.isIn);
    await expect(heading(page, 'Protect your access')).toBeVisible();
    await tabTo(page, /^Begin$/);
    await page.keyboard.press('Enter');
    const secret = await page.getByRole('main').getByRole('code').innerText();
    await tabTo(page, /^Code of the app/);
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Your recovery codes')).toBeVisible();
    await tabTo(page, /^I have kept them$/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Insects')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Page, order or insect' })).toBeFocused();
    await expectUsable(page);
    await page.keyboard.type('closings');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Closings')).toBeFocused();
  },
);
