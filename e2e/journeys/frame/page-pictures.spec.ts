import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { lawsPath } from '@vitrine/shared/paths/laws-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { ROUTES, ROUTE_NAMES, type RouteName } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { untilCached } from '../../support/pages/offline-cache.ts';
import { buy } from '../../support/people/buy.ts';
import { openAccount } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { expect, test } from '../../support/journey.ts';

/* Every page that a shopper can open: what a machine can tell of each, and with `DRAW_PAGES=1` a picture, to be looked at. */

for (const locale of LOCALES) {
  test(
    `every page of a shopper fits its window, in ${locale}`,
    BY_NIGHT,
    async ({ page, shop, complaints }, { project }) => {
      test.setTimeout(1_500_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      const shopper = new Shopper(page, locale);
      const seen = new Set<RouteName | undefined>();
      const faults: string[] = [];
      const see = async (name: string, address?: string) => {
        if (address !== undefined) await page.goto(address);
        seen.add(readPath(new URL(page.url()).pathname)?.name);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await drawPage(page, folder, name)));
      };

      for (const [name, address] of await oneOfEach(shop.url, locale)) await see(name, address);
      for (const name of STRANGERS) await see(name, ROUTES[name].path[locale]);
      await see('search', `${ROUTES.search.path[locale]}?q=morpho+peru`);
      await see('search-nothing', `${ROUTES.search.path[locale]}?q=qqqq`);
      await see('laws', lawsPath(locale));
      const [one, other] = await shopper.lots(({ stock }) => stock > 2);
      await see('compare', `${ROUTES.compare.path[locale]}?lot=${one?.reference}&lot=${other?.reference}`);
      await see('not-found', `${ROUTES.about.path[locale]}/nowhere-at-all`);
      await see('provenance', pathTo('provenance', locale, { code: '0123-4567-89ab-cdef' }));
      for (const name of BY_TOKEN) await see(name, pathTo(name, locale, { token: NO_TOKEN }));
      expectRefusals(complaints);
      await see('cart-empty', ROUTES.cart.path[locale]);
      await see('checkout-empty', ROUTES.checkout.path[locale]);

      if (!one || !other) throw new Error('too few of the newest insects can be bought');
      await shopper.add(one);
      await see('insect-in-cart');
      await shopper.open(other);
      await shopper.addButton().click();
      await expect(shopper.cartTotal).toHaveAccessibleName(/\b2\b/);
      await page.goto(ROUTES.cart.path[locale]);
      await expect(page.getByRole('link', { name: shopper.words.toCheckout })).toBeVisible();
      await see('cart');
      await shopper.goToCheckout();
      await see('checkout');
      await shopper.order();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await see('checkout-mistakes');
      await shopper.fillIn({ email: `${locale}-pictures@example.org` });
      await see('checkout-filled');
      await shopper.order();
      await page.waitForURL(/test-payments/);
      await page.getByRole('button', { name: shopper.words.pay, exact: true }).click();
      await expect(page.getByRole('heading', { name: shopper.words.paid })).toBeVisible();
      await see('thanks');

      const email = await openAccount(page);
      const { reference, key } = await buy(page, email);
      await see('order', `${pathTo('order', locale, { reference })}?key=${key}`);
      await see('withdraw-order', `${ROUTES.withdraw.path[locale]}?reference=${reference}&key=${key}`);
      const own = ROUTE_NAMES.filter((name) => name.startsWith('account'));
      for (const name of own) await see(name, ROUTES[name].path[locale]);

      const left = ROUTE_NAMES.filter((name) => ROUTES[name].owner !== 'tools' && !seen.has(name));
      expect(left.toSorted()).toEqual(LEADING_ON.toSorted());
      expect(faults).toEqual([]);
      expectRefusals(complaints);
    },
  );
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const locale of LOCALES) {
    test(
      `what is shown fits its window, in ${locale}`,
      BY_NIGHT,
      async ({ page, context, complaints }, { project }) => {
        const folder = path.join(project.outputDir, 'pages', locale);
        const shopper = new Shopper(page, locale);
        await shopper.open(await shopper.lot(({ stock }) => stock > 1));
        await untilCached(page);
        expect(await offlineFaults(page, context, folder, locale)).toEqual([]);
        complaints.splice(0);
      },
    );
  }
});

async function offlineFaults(page: Page, context: BrowserContext, folder: string, locale: Locale) {
  const seen = await drawPage(page, folder, 'offline-before');
  await context.setOffline(true);
  await page.reload();
  const faults = [...seen, ...(await drawPage(page, folder, 'offline-seen'))];
  for (const name of ['about', 'checkout'] as const) {
    await page.goto(pathTo(name, locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    faults.push(...(await drawPage(page, folder, `offline-${name}`)));
  }
  return faults;
}

const NO_TOKEN = 'x'.repeat(43);
const STRANGERS = ['login', 'register', 'passwordRecovery', 'withdraw', 'payment'] as const;
const BY_TOKEN = ['subscription', 'passwordRecoveryToken', 'confirmEmail'] as const;
/** Two that only lead on: a search that stands in the path, and the address of a new insect, with the same page. */
const LEADING_ON: RouteName[] = ['searchTerm', 'newInsect'];

/** Links that are used up, and a page that never was, are answered as such. */
function expectRefusals(complaints: string[]): void {
  const others = complaints.filter((one) => !/status of 40[04]|410/.test(one));
  complaints.splice(0, complaints.length, ...others);
}

/** Of each kind of page that search engines are told of, the first one in this language. */
async function oneOfEach(shop: string, locale: Locale): Promise<Map<RouteName, string>> {
  const xml = await (await fetch(`${shop}/sitemap.xml`)).text();
  const found = new Map<RouteName, string>();
  for (const [, href = ''] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const address = new URL(href).pathname;
    const read = readPath(address);
    if (read?.locale === locale && !found.has(read.name)) found.set(read.name, address);
  }
  return found;
}
