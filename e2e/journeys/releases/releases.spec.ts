import type { Page, Request } from '@playwright/test';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { ownReleases } from '../../support/shops/releases.ts';
import { runShop } from '../../support/shops/run-shop.ts';
import { Shopper } from '../../support/people/shopper.ts';

/** Live within five seconds; a busy machine has four times as long. */
const LIVE = { timeout: 20_000 };
const STEPS = { timeout: 60_000 };

interface Ready {
  remotes: Record<string, boolean>;
  refused: Record<string, string>;
}

async function liveIn(url: string): Promise<string | undefined> {
  const answer: Record<string, { version: string }> = await (await fetch(`${url}/remotes.json`)).json();
  return answer.catalog?.version;
}

const readyIn = async (url: string): Promise<Ready> => (await fetch(`${url}/readyz`)).json();

/**
 * Steps from page to page until they are the release's that browsers start with this file. Mostly one is enough: but a page believes for two seconds what
 * it knows of releases, and a step waits a quarter of a second for word of a new one.
 */
async function stepUntil(page: Page, start: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const ofRelease = page.locator(`link[href$="${start}"]`).first();
  await expect(async () => {
    await menu.getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/about/i);
    await menu.getByRole('link', { name: 'Webshop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Webshop');
    await expect(ofRelease).toBeAttached({ timeout: 2_000 });
  }).toPass(STEPS);
}

/** Asks for pages one after another until it is stopped; the failures. */
function keepAsking(url: string): { stop(): Promise<{ asked: number; failures: string[] }> } {
  const failures: string[] = [];
  let asked = 0;
  let isOn = true;
  const going = (async () => {
    while (isOn) {
      for (const path of ['/', '/webshop', '/nl/webshop', '/cart']) {
        const answer = await fetch(url + path).catch((error: unknown) => String(error));
        if (typeof answer === 'string' || !answer.ok || !(await answer.text()).includes('</html>'))
          failures.push(path);
        asked += 1;
      }
    }
  })();
  return {
    stop: async () => {
      isOn = false;
      await going;
      return { asked, failures };
    },
  };
}

test('a release and a rollback reach open pages at their next step; an unsigned pointer reaches nobody', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const releases = await ownReleases();
  const shop = await runShop(undefined, releases.variables);
  try {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await page.goto('/webshop');
    await new Shopper(page).ready();
    const released = await releases.release();
    await expect.poll(() => liveIn(shop.url), LIVE).toBe(released);
    await stepUntil(page, await releases.startOf('catalog', released));
    await new Shopper(page).ready();

    await releases.meddle((pointer) => ({ ...pointer, version: 'feedfeedfeedfeed', signature: undefined }));
    await expect.poll(async () => (await readyIn(shop.url)).refused.catalog).toMatch(/unsigned/);
    expect((await readyIn(shop.url)).remotes.catalog).toBe(true);
    expect(await liveIn(shop.url)).toBe(released);
    expect((await page.goto('/webshop'))?.status()).toBe(200);

    await releases.release();
    await expect.poll(async () => (await readyIn(shop.url)).refused).toEqual({});
    const back = await releases.rollback();
    expect(back).toBe(released);
    await expect.poll(() => liveIn(shop.url)).toBe(released);
    await context.close();
  } finally {
    await shop.stop();
    await releases.remove();
  }
});

test(
  'who comes back after a release fetches the words that it changed, and nothing else',
  BY_NIGHT,
  async ({ browser }) => {
    test.setTimeout(150_000);
    const releases = await ownReleases();
    const shop = await runShop(undefined, releases.variables);
    try {
      const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      // What keeps pages for a worker comes seconds later, however long a page takes.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      const visit = async () => {
        const asked = new Map<string, Request>();
        page.on('requestfinished', (request) => asked.set(new URL(request.url()).pathname, request));
        await page.goto('/webshop');
        await new Shopper(page).ready();
        // It comes last, once nobody waits for anything: on a busy machine long after the rest.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
        );
        await page.waitForLoadState('networkidle');
        page.removeAllListeners('requestfinished');
        return new Map([...asked].filter(([path]) => path.startsWith('/releases/')));
      };
      const known = await visit();
      // The second is unpacked by what was unpacked itself.
      for (const _once of [1, 2]) {
        const released = await releases.release();
        await expect.poll(() => liveIn(shop.url), LIVE).toBe(released);
        const again = await visit();
        expect(again.size).toBeGreaterThan(8);
        const fresh = [...again].filter(([path]) => !known.has(path));
        expect(fresh.map(([path]) => path)).toEqual([await releases.startOf('catalog', released)]);
        for (const [path, request] of fresh) {
          const response = await request.response();
          expect(await response?.headerValue('content-encoding'), path).toBe('dcb');
          // Of seven kilobytes.
          expect((await request.sizes()).responseBodySize).toBeLessThan(200);
          known.set(path, request);
        }
      }
      await context.close();
    } finally {
      await shop.stop();
      await releases.remove();
    }
  },
);

test('no request fails while five releases and two rollbacks go live', BY_NIGHT, async () => {
  test.setTimeout(150_000);
  const releases = await ownReleases();
  const shop = await runShop(undefined, releases.variables);
  try {
    const shoppers = [keepAsking(shop.url), keepAsking(shop.url)];
    const moves = [...Array<'release'>(5).fill('release'), ...Array<'rollback'>(2).fill('rollback')];
    for (const move of moves) {
      const version = await releases[move]();
      await expect.poll(() => liveIn(shop.url), LIVE).toBe(version);
    }
    for (const { asked, failures } of await Promise.all(shoppers.map((one) => one.stop()))) {
      expect(asked).toBeGreaterThan(10);
      expect(failures).toEqual([]);
    }
  } finally {
    await shop.stop();
    await releases.remove();
  }
});
