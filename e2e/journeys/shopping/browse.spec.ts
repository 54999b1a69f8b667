import { LOCALES } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ROUTES, type RouteName } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT, byDayIf } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** Pages that anyone may open without parameters; a payment page needs its order. */
const OPEN = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) =>
    !ROUTES[name].path.en.includes(':') &&
    !name.startsWith('tools') &&
    !name.startsWith('account') &&
    name !== 'payment',
);

for (const locale of LOCALES) {
  test(
    `every page in ${locale} is whole, and hydrates without a word`,
    byDayIf(locale === 'nl'),
    async ({ page }) => {
      test.setTimeout(180_000);
      const shopper = new Shopper(page, locale);
      for (const name of OPEN) {
        const answer = await page.goto(ROUTES[name].path[locale]);
        expect(answer?.status(), ROUTES[name].path[locale]).toBe(200);
        await shopper.ready();
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds an insect, its price, and its other languages', async ({ page }) => {
    await page.goto('/webshop');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Butterflies/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Butterflies');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^2$|page 2/i })
      .first()
      .click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/-[0-9a-f]{12}$/);
    await expect(page.getByRole('main')).toContainText('€');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('banner').getByRole('link', { name: 'NL' }).click();
    await expect(page).toHaveURL(/\/nl\/webshop\/dagvlinders\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });

  test('a visitor searches', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').first().fill('ornithoptera');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ornithoptera/);
    await expect(page.getByRole('main')).toContainText('Ornithoptera');
  });
});

test('the language picker keeps the page and remembers the choice', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto(pathTo('family', 'en', { category: 'BEETLES', family: 'lucanidae' }));
  await shopper.ready();
  await page.getByRole('banner').getByRole('link', { name: 'FR' }).click();
  await expect(page).toHaveURL(pathTo('family', 'fr', { category: 'BEETLES', family: 'lucanidae' }));
  await page.goto('/');
  await expect(page).toHaveURL(pathTo('home', 'fr'));
});

test('links between pages of different teams need no reload', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.ready();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await shopper.cartTotal.click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Log in/);
  const alternate = page.locator('link[rel="alternate"][hreflang="nl"]');
  await expect(alternate.or(page.locator('meta[name="robots"]'))).toHaveCount(1);
});

test('an old, other-language or unknown address ends where it should', async ({ request }) => {
  const follow = (path: string) => request.get(path, { maxRedirects: 0 });
  const moved = await follow('/nl/cart');
  expect([moved.status(), moved.headers().location]).toEqual([301, '/nl/winkelwagen']);
  expect((await follow('/nl/nergens')).status()).toBe(404);
  expect((await follow('/webshop/beetles/nobody')).status()).toBe(404);
  expect((await follow('/nothing.ico')).status()).toBe(404);
  // Asked for beside a paper, which names no icon of its own.
  const icon = await follow('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing has to be scrolled sideways', BY_NIGHT, async ({ page }) => {
    for (const locale of LOCALES) {
      for (const path of [
        pathTo('home', locale),
        pathTo('category', locale, { category: 'BEETLES' }),
        `${pathTo('search', locale)}?q=papilio`,
        pathTo('shipping', locale),
        pathTo('cart', locale),
      ]) {
        await page.goto(path);
        await new Shopper(page, locale).ready();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
    }
  });
});
