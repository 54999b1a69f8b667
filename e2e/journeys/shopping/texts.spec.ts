import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { isTakenOver } from '../../support/pages/taken-over.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

const TEXTS = [
  'about',
  'conditions',
  'privacy',
  'shipping',
  'accessibility',
  'contact',
  'frames',
  'blog',
] as const;
const POST = {
  en: 'cites-for-collectors',
  nl: 'cites-voor-verzamelaars',
  fr: 'cites-pour-collectionneurs',
} satisfies Record<Locale, string>;

for (const locale of LOCALES) {
  test(
    `a reader finds every text in ${locale}, and the same one in the other languages`,
    byDayIf(locale === 'fr'),
    async ({ page }) => {
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
      const main = page.getByRole('main');
      // A link is followed without a load once the page's own script has it: only then the focus goes along.
      await page.waitForFunction(isTakenOver);
      await main.getByRole('article').last().getByRole('link').click();
      await expect(page).not.toHaveURL(pathTo('post', locale, { slug: POST[locale] }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}

test('a long text is entered by its table of contents', async ({ page }) => {
  await page.goto(pathTo('conditions', 'nl'));
  await new Shopper(page, 'nl').ready();
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await contents.getByRole('link', { name: /Wettelijke garantie/ }).click();
  await expect(page.getByRole('heading', { name: /Wettelijke garantie/ })).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/Laatst gewijzigd op \d+\s\w+\s\d{4}/);
});

test('a slow page scrolls to what its table of contents names, not back to where it was', async ({
  page,
}) => {
  await page.goto(pathTo('conditions', 'nl'));
  await page.waitForFunction(isTakenOver);
  // The browser tells of the entry before it scrolls: on a slow page all that follows comes between.
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find((one) => one.text.includes('Wettelijke garantie'));
    history.pushState(null, '', link?.hash);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: /Wettelijke garantie/ })).toBeInViewport();
});

test('an old link, a wrong one, and pages of the blog that are not there are not found', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status(pathTo('subscription', 'fr', { token: 'A'.repeat(43) }))).toBe(404);
  expect(await status(pathTo('provenance', 'nl', { code: '0000-0000-0000-0000' }))).toBe(404);
  expect(await status('/blog?page=2')).toBe(404);
  expect(await status('/blog?page=x')).toBe(404);
  expect(await status('/blog/nothing')).toBe(404);
  expect(await status(`/nl/blog/${POST.fr}`)).toBe(301);
});

test('everyone can use the texts, the blog and the contact form', BY_NIGHT, async ({ page, complaints }) => {
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
  expectRefusal(complaints, 400);
  await expectUsable(page);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no text has to be scrolled sideways', BY_NIGHT, async ({ page }) => {
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
