import type { Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expect, test } from '../../support/journey.ts';
import { mailTo } from '../../support/people/mail-to.ts';
import { linkIn, NEWSLETTER } from '../../support/people/newsletter.ts';
import { Shopper } from '../../support/people/shopper.ts';

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, /Your name/).fill('Ada Lovelace');
  await field(page, /Your e-mail/).fill(email);
  await field(page, /Your message/).fill('Is the left hindwing whole?');
}

test('somebody writes to the shop by keyboard, corrects a mistake, and is answered', async ({
  page,
  shop,
  complaints,
}) => {
  await page.goto(pathTo('contact', 'en'));
  await new Shopper(page).ready();
  await fillIn(page, 'ada@example');
  await field(page, /Your message/).press('Tab');
  await page.keyboard.press('Enter');
  const mistake = page.getByRole('alert').getByRole('link', { name: /e-mail address is not complete/ });
  await expect(mistake).toBeVisible();
  expectRefusal(complaints, 400);
  await mistake.press('Enter');
  await expect(field(page, /Your e-mail/)).toBeFocused();
  await field(page, /Your e-mail/).fill('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Contact request was sent to our team.',
  );
  const mail = await mailTo(shop, 'shop@vitrine.example', /Ada Lovelace/);
  expect(mail).toContain('Reply-To: Ada Lovelace <ada@example.org>');
  expect(mail).toContain('Is the left hindwing whole?');
  await mailTo(shop, 'ada@example.org', /Subject: We have received your message/);
});

test(
  'a message that cannot be sent stays on the page, and there is another way',
  BY_NIGHT,
  async ({ page, complaints }) => {
    await page.goto(pathTo('contact', 'en'));
    await new Shopper(page).ready();
    await fillIn(page, 'grace@example.org');
    await page.route('**/api/contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('alert')).toContainText('You can also write to shop@vitrine.example.');
    await expect(field(page, /Your message/)).toHaveValue('Is the left hindwing whole?');
    // The browser itself says that the request failed.
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send the message' }).dblclick();
    await expect(page.getByRole('main').getByRole('status')).toContainText('sent to our team');
  },
);

test(
  'a machine that fills in every field is told the same, and nobody hears of it',
  BY_NIGHT,
  async ({ page, shop }) => {
    await page.goto(pathTo('contact', 'en'));
    await new Shopper(page).ready();
    await fillIn(page, 'machine@example.org');
    await page
      .locator('main input[name="website"]')
      .evaluate((trap: HTMLInputElement) => (trap.value = 'spam'));
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('sent to our team');
    await fetch(`${shop.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'after-the-machine' },
      body: JSON.stringify({ name: 'A', email: 'next@example.org', subject: '', message: 'B', locale: 'en' }),
    });
    await mailTo(shop, 'next@example.org', /Subject:/);
    expect((await shop.mails()).filter((mail) => mail.includes('machine@example.org'))).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor reads, writes to the shop, and confirms the newsletter',
    BY_NIGHT,
    async ({ page, shop }) => {
      await page.goto(pathTo('blog', 'nl'));
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('CITES');
      await page.getByRole('contentinfo').getByRole('textbox').fill('still@example.org');
      await page.getByRole('button', { name: NEWSLETTER.nl.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk even in je mailbox');
      await page.goto(linkIn(await mailTo(shop, 'still@example.org', /Subject:/)));
      await page.getByRole('button', { name: NEWSLETTER.nl.yes }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWSLETTER.nl.done);
      await page.goto(pathTo('contact', 'en'));
      await fillIn(page, 'still@example.org');
      await page.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByRole('main')).toContainText('Contact request was sent to our team.');
    },
  );

  test('a visitor corrects a mistake without typing again', BY_NIGHT, async ({ page }) => {
    await page.goto(pathTo('contact', 'en'));
    await fillIn(page, 'a@b');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page).toHaveURL(/\/contact\?again=[\w-]{43}$/);
    await expect(page.getByRole('alert')).toContainText('Your e-mail:');
    await expect(field(page, /Your e-mail/)).toHaveValue('a@b');
    await expect(field(page, /Your message/)).toHaveValue('Is the left hindwing whole?');
    await field(page, /Your e-mail/).fill('mended@example.org');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('main')).toContainText('Contact request was sent to our team.');
    await page.getByRole('contentinfo').getByRole('textbox').fill('ada@');
    await page.getByRole('button', { name: NEWSLETTER.en.send }).click();
    const email = field(page, /E-mail address/);
    await expect(email).toHaveValue('ada@');
    await expect(email).toHaveAccessibleDescription(/e-mail address/);
    await email.fill('mended@example.org');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please look in your mailbox');
  });
});
