import path from 'node:path';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { ROUTES, ROUTE_NAMES, type RouteName } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { drawPage } from '../../support/pages/draw-page.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectOneLiveRegion, expectStarsExplained } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { buy } from '../../support/people/buy.ts';
import { openAccount } from '../../support/people/member.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { expect, test } from '../../support/journey.ts';

/* Every page that a shopper can open is looked at once, for all that a machine can tell of it: whether everyone can use it, and whether it fits each window. */

for (const locale of LOCALES) {
  test(
    `everyone can use every page in ${locale}, by day and by night`,
    BY_NIGHT,
    async ({ page, shop, complaints }, { project }) => {
      test.setTimeout(600_000);
      const folder = path.join(project.outputDir, 'pages', locale);
      const shopper = new Shopper(page, locale);
      const seen = new Set<RouteName | undefined>();
      const faults: string[] = [];
      const see = async (name: string, address?: string) => {
        if (address !== undefined) await page.goto(address);
        seen.add(readPath(new URL(page.url()).pathname)?.name);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page);
        await expectOneLiveRegion(page);
        await expectRoomWhenZoomed(page);
        await expectStarsExplained(page);
        faults.push(...(await drawPage(page, folder, name)));
      };
      const strangers = ['login', 'register', 'passwordRecovery', 'withdraw', 'payment'] as const;
      for (const name of strangers) await see(name, ROUTES[name].path[locale]);
      for (const [name, address] of await oneOfEach(shop.url, locale)) {
        await see(name, address);
        const latin = page.getByRole('heading', { level: 1 }).locator('[lang="la"]');
        if (['family', 'genus', 'species', 'insect'].includes(name)) await expect(latin).toBeVisible();
      }
      await see('search', `${ROUTES.search.path[locale]}?q=morpho+peru`);
      await see('search-nothing', `${ROUTES.search.path[locale]}?q=qqqq`);
      await see('not-found', `${ROUTES.about.path[locale]}/nowhere-at-all`);
      expectRefusal(complaints, 404);

      const email = await openAccount(page);
      await shopper.add(await shopper.lot((lot) => lot.stock > 2));
      await see('cart', ROUTES.cart.path[locale]);
      await shopper.goToCheckout();
      await see('checkout');
      const { reference, key } = await buy(page, email);
      await see('order', `${pathTo('order', locale, { reference })}?key=${key}`);
      await see('payment-of-order', `${pathTo('payment', locale)}?reference=${reference}&key=${key}`);
      // With an order in its list.
      const own = ROUTE_NAMES.filter((name) => name.startsWith('account'));
      for (const name of own) await see(name, ROUTES[name].path[locale]);
      const left = ROUTE_NAMES.filter((name) => ROUTES[name].owner !== 'tools' && !seen.has(name));
      expect(left.toSorted()).toEqual(ELSEWHERE.toSorted());
      expect(faults).toEqual([]);
    },
  );
}

/** By `usable-beside.spec.ts` and `usable-by-link.spec.ts`, and two that only lead on: a search that stands in the path, and the address of a new insect, with the same page. */
const ELSEWHERE: RouteName[] = [
  ...(['compare', 'subscription', 'provenance', 'passwordRecoveryToken', 'confirmEmail'] as const),
  ...(['searchTerm', 'newInsect'] as const),
];

/** Of each kind of page that search engines are told of, the first one in this language. */
async function oneOfEach(shop: string, locale: Locale): Promise<Map<RouteName, string>> {
  const xml = await (await fetch(`${shop}/sitemap.xml`)).text();
  const found = new Map<RouteName, string>();
  for (const [, href = ''] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const address = new URL(href).pathname;
    const path = readPath(address);
    if (path?.locale === locale && !found.has(path.name)) found.set(path.name, address);
  }
  return found;
}
