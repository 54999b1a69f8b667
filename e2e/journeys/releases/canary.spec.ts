import { pathTo } from '@vitrine/shared/paths/path-to';
import { manyReleases } from '../../load/many-releases.ts';
import { brokenCode } from '../../support/shops/broken-code.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { ownReleases } from '../../support/shops/releases.ts';
import { runShop } from '../../support/shops/run-shop.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** Live within five seconds; a busy machine has four times as long. */
const LIVE = { timeout: 20_000 };
const NUMBERS = Array.from({ length: 100 }, (_none, number) => number);

/** The catalog's version for whoever sends this cookie. */
async function versionFor(url: string, cookie = ''): Promise<string | undefined> {
  const answer = await fetch(`${url}/remotes.json`, { headers: { cookie } });
  const remotes: Record<string, { version: string }> = await answer.json();
  return remotes.catalog?.version;
}

/** A number of a visitor who has this version. */
async function numberWith(url: string, version: string): Promise<number> {
  for (const number of NUMBERS) {
    if ((await versionFor(url, `vitrine_side=${number}`)) === version) return number;
  }
  throw new Error(`nobody has ${version}`);
}

test(
  'a canary is drawn for its share of the visitors, who stay with it, until it is for all',
  BY_NIGHT,
  async ({ browser }) => {
    test.setTimeout(180_000);
    const releases = await ownReleases();
    const shop = await runShop(undefined, releases.variables);
    try {
      const stable = await versionFor(shop.url);
      expect((await fetch(`${shop.url}/webshop`)).headers.get('set-cookie')).toBeNull();
      const canary = await releases.release(50);
      const carriers = async () =>
        (await Promise.all(NUMBERS.map((number) => versionFor(shop.url, `vitrine_side=${number}`)))).filter(
          (version) => version === canary,
        ).length;
      await expect.poll(carriers, LIVE).toBe(50);
      expect(await versionFor(shop.url)).toBe(stable);
      const given = async () => (await fetch(`${shop.url}/webshop`)).headers.get('set-cookie') ?? '';
      await expect.poll(given, LIVE).toMatch(/^vitrine_side=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);

      const number = await numberWith(shop.url, canary);
      const context = await browser.newContext({ baseURL: shop.url });
      await context.addCookies([{ name: 'vitrine_side', value: String(number), url: shop.url }]);
      const [page, tab] = [await context.newPage(), await context.newPage()];
      const startOf = async (version: string) =>
        `link[href$="${await releases.startOf('catalog', version)}"]`;
      const [ofCanary, ofStable] = [await startOf(canary), await startOf(stable ?? '')];
      for (const [where, locale] of [
        [page, 'en'],
        [tab, 'nl'],
        [tab, 'fr'],
      ] as const) {
        await where.goto(pathTo('webshop', locale));
        await new Shopper(where, locale).ready();
        await expect(where.locator(ofCanary).first()).toBeAttached();
        await expect(where.locator(ofStable)).toHaveCount(0);
      }
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.locator(ofCanary).first()).toBeAttached();

      expect(await releases.promote()).toBe(canary);
      await expect.poll(() => versionFor(shop.url), LIVE).toBe(canary);
      await expect.poll(given, LIVE).toBe('');
      await context.close();
    } finally {
      await shop.stop();
      await releases.remove();
    }
  },
);

test(
  'a release that fails where the one before does not is taken back, and no shopper sees it fail',
  BY_NIGHT,
  async () => {
    test.setTimeout(180_000);
    const releases = await ownReleases();
    const shop = await runShop(undefined, releases.variables);
    try {
      const good = await versionFor(shop.url);
      const bad = await releases.releaseWith('catalog', {
        server: brokenCode('catalog', 'throws in render', 'server'),
      });
      await expect.poll(() => versionFor(shop.url), LIVE).toBe(bad);
      const statuses = [];
      for (let place = 0; place < 8; place += 1)
        statuses.push((await fetch(`${shop.url}/webshop?page=${place + 1}`)).status);
      expect(statuses).toEqual(statuses.map(() => 200));
      await expect.poll(() => versionFor(shop.url), LIVE).toBe(good);

      const next = await releases.release();
      await expect.poll(() => versionFor(shop.url), LIVE).toBe(next);
    } finally {
      await shop.stop();
      await releases.remove();
    }
  },
);

test('ten releases in a row leave no memory behind', BY_NIGHT, async () => {
  test.setTimeout(240_000);
  const { asked, failed, heldRatio } = await manyReleases(10);
  expect([asked, failed]).toEqual([75, 0]);
  expect(heldRatio).toBeLessThan(1.1);
});
