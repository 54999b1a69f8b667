import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { ROUTES, ROUTE_NAMES, type RouteName } from '@vitrine/shared/paths/route-table';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectRefusal } from '../../support/pages/expect-refusal.ts';
import { expectOneLiveRegion, expectStarsExplained } from '../../support/pages/expect-heard.ts';
import { expectRoomWhenZoomed } from '../../support/pages/expect-room.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';
import { buy } from '../../support/people/buy.ts';
import { openAccount } from '../../support/people/member.ts';

import { Shopper } from '../../support/people/shopper.ts';
import { expect, test } from '../../support/journey.ts';

for (const locale of LOCALES) {
  test(
    `everyone can use every page in ${locale}, by day and by night`,
    BY_NIGHT,
    async ({ page, shop, complaints }) => {
      test.setTimeout(600_000);
      const shopper = new Shopper(page, locale);
      const seen = new Set<RouteName | undefined>();
      const see = async (address: string) => {
        await page.goto(address);
        seen.add(readPath(new URL(page.url()).pathname)?.name);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectUsable(page);
        await expectOneLiveRegion(page);
        await expectRoomWhenZoomed(page);
        await expectStarsExplained(page);
      };
      const strangers = ['login', 'register', 'passwordRecovery', 'withdraw', 'payment'] as const;
      for (const name of strangers) await see(ROUTES[name].path[locale]);
      for (const [name, address] of await oneOfEach(shop.url, locale)) {
        await see(address);
        const latin = page.getByRole('heading', { level: 1 }).locator('[lang="la"]');
        if (['family', 'genus', 'species', 'insect'].includes(name)) await expect(latin).toBeVisible();
      }
      await see(`${ROUTES.search.path[locale]}?q=morpho+peru`);
      await see(`${ROUTES.search.path[locale]}?q=qqqq`);
      await see(`${ROUTES.about.path[locale]}/nowhere-at-all`);
      expectRefusal(complaints, 404);

      const email = await openAccount(page);
      const own = ROUTE_NAMES.filter((name) => name.startsWith('account'));
      for (const name of own) await see(ROUTES[name].path[locale]);
      await shopper.add(await shopper.lot((lot) => lot.stock > 2));
      await see(ROUTES.cart.path[locale]);
      await shopper.goToCheckout();
      seen.add('checkout');
      await expectUsable(page);
      await expectOneLiveRegion(page);
      await expectRoomWhenZoomed(page);
      await expectStarsExplained(page);
      const { reference, key } = await buy(page, email);
      await see(`${pathTo('order', locale, { reference })}?key=${key}`);
      await see(`${pathTo('payment', locale)}?reference=${reference}&key=${key}`);
      const left = ROUTE_NAMES.filter((name) => ROUTES[name].owner !== 'tools' && !seen.has(name));
      expect(left.toSorted()).toEqual(ELSEWHERE.toSorted());
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
