import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { expectUsable } from '../support/expect-usable.ts';
import { expect, test } from '../support/journey.ts';
import type { Shop } from '../support/run-shop.ts';
import { Shopper } from '../support/shopper.ts';

const TEXTS = ['about', 'conditions', 'privacy', 'shipping', 'accessibility', 'contact', 'blog'] as const;
const POST = {
  en: 'cites-for-collectors',
  nl: 'cites-voor-verzamelaars',
  fr: 'cites-pour-collectionneurs',
} satisfies Record<Locale, string>;

/** What stands on the buttons of the way from the footer to the newsletter. */
const NEWSLETTER: Record<
  Locale,
  Record<'region' | 'send' | 'asked' | 'yes' | 'done' | 'no' | 'ended', string>
> = {
  en: {
    region: 'Newsletter',
    send: 'Sign up',
    asked: 'We have sent you a mail',
    yes: 'Yes, please',
    done: 'Registered to our newsletter',
    no: 'No, delete my address',
    ended: 'You are unsubscribed',
  },
  nl: {
    region: 'Nieuwsbrief',
    send: 'Inschrijven',
    asked: 'We hebben je een mail gestuurd',
    yes: 'Ja, graag',
    done: 'Je bent ingeschreven voor onze nieuwsbrief',
    no: 'Nee, wis mijn adres',
    ended: 'Je bent uitgeschreven',
  },
  fr: {
    region: 'Lettre d’information',
    send: 'S’inscrire',
    asked: 'Nous vous avons envoyé un e-mail',
    yes: 'Oui, volontiers',
    done: 'Votre inscription est enregistrée',
    no: 'Non, effacez mon adresse',
    ended: 'Votre désinscription est enregistrée',
  },
};

/** A mail to somebody, its lines joined again as they were before they travelled. */
async function mailTo(shop: Shop, email: string, subject: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const mails = (await shop.mails()).map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
      found = mails.find((mail) => mail.includes(`To: ${email}`) && subject.test(mail)) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** The page that a mail's link leads to. */
function linkIn(mail: string): string {
  return new URL(/http:\/\/\S+\/(?:subscription|inschrijving|abonnement)\/[\w-]{43}/.exec(mail)?.[0] ?? '')
    .pathname;
}

/** The browser itself tells of an answer 400; nothing else may have been said so far. */
function expectOnlyRefusals(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
}

for (const locale of LOCALES) {
  test(`a reader finds every text in ${locale}, and the same one in the other languages`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, locale);
    for (const name of TEXTS) {
      await page.goto(pathTo(name, locale));
      await shopper.ready();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).not.toContainText(/\{\w+\}|catalog\./);
      for (const other of LOCALES) {
        const link = page.getByRole('banner').getByRole('link', { name: other.toUpperCase(), exact: true });
        await expect(link).toHaveAttribute('href', pathTo(name, other));
      }
    }
    await page.goto(pathTo('post', locale, { slug: POST.en }));
    await expect(page).toHaveURL(pathTo('post', locale, { slug: POST[locale] }));
    await expect(page.getByRole('table')).toBeVisible();
    await shopper.ready();
    const main = page.getByRole('main');
    await main.getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL(pathTo('post', locale, { slug: POST[locale] }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`somebody signs up for the newsletter in ${locale}, confirms, and ends it`, async ({
    page,
    shop,
    complaints,
  }) => {
    const words = NEWSLETTER[locale];
    const email = `news-${locale}@example.org`;
    await page.goto(pathTo('about', locale));
    await new Shopper(page, locale).ready();
    const form = page.getByRole('contentinfo').getByRole('region', { name: words.region });
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByRole('textbox')).toBeFocused();
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/\w/);
    expectOnlyRefusals(complaints);
    await form.getByRole('textbox').fill(email);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText(words.asked);
    const link = linkIn(await mailTo(shop, email, /Subject:/));
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
    await page.reload();
    await page.getByRole('button', { name: words.no }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ended);
    await expect(page.getByRole('main')).not.toContainText(email);
  });
}

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
  const mistake = page.getByRole('alert').getByRole('link', { name: /not a complete e-mail address/ });
  await expect(mistake).toBeVisible();
  expectOnlyRefusals(complaints);
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

test('a message that cannot be sent stays on the page, and there is another way', async ({
  page,
  complaints,
}) => {
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
});

test('a machine that fills in every field is told the same, and nobody hears of it', async ({
  page,
  shop,
}) => {
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
});

test('a long text is entered by its table of contents', async ({ page }) => {
  await page.goto(pathTo('conditions', 'nl'));
  await new Shopper(page, 'nl').ready();
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await contents.getByRole('link', { name: /Wettelijke garantie/ }).click();
  await expect(page.getByRole('heading', { name: /Wettelijke garantie/ })).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/Laatst gewijzigd op \d+ \w+ \d{4}/);
});

test('an old link, a wrong one, and pages of the blog that are not there are not found', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status(pathTo('subscription', 'fr', { token: 'A'.repeat(43) }))).toBe(404);
  expect(await status('/blog?page=2')).toBe(404);
  expect(await status('/blog?page=x')).toBe(404);
  expect(await status('/blog/nothing')).toBe(404);
  expect(await status(`/nl/blog/${POST.fr}`)).toBe(301);
});

test('everyone can use the texts, the blog and the contact form', async ({ page, complaints }) => {
  test.slow();
  const paths = [
    pathTo('privacy', 'fr'),
    pathTo('shipping', 'nl'),
    pathTo('blog', 'en'),
    pathTo('post', 'nl', { slug: POST.nl }),
    pathTo('subscription', 'en', { token: 'asked' }),
    pathTo('contact', 'en'),
  ];
  for (const path of paths) {
    await page.goto(path);
    await new Shopper(page, path.startsWith('/nl') ? 'nl' : path.startsWith('/fr') ? 'fr' : 'en').ready();
    await expectUsable(page);
  }
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expectOnlyRefusals(complaints);
  await expectUsable(page);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no text has to be scrolled sideways', async ({ page }) => {
    for (const locale of LOCALES) {
      const paths = [
        ...TEXTS.map((name) => pathTo(name, locale)),
        pathTo('post', locale, { slug: POST[locale] }),
      ];
      for (const path of paths) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads, writes to the shop, and confirms the newsletter', async ({ page, shop }) => {
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
  });

  test('a visitor corrects a mistake without typing again', async ({ page }) => {
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
