import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { BY_NIGHT } from '../../support/by-night.ts';
import { hasWorker, cachedUrls, untilCached } from '../../support/pages/offline-cache.ts';
import { expect, test } from '../../support/journey.ts';
import { ownReleases, type Releases } from '../../support/shops/releases.ts';
import { Shopper } from '../../support/people/shopper.ts';
import { visiting, type Visit } from '../../support/people/visiting.ts';

/** What the page starts its two apps with: another file with each of their versions here. */
async function startsOf(page: Page): Promise<Record<'shell' | 'catalog', string>> {
  const html = await page.content();
  const startOf = (name: string, file: string) =>
    new RegExp(`/releases/${name}/files/${file}\\.[\\w-]+\\.js`).exec(html)?.[0] ?? `no ${name}`;
  return { shell: startOf('shell', 'main'), catalog: startOf('catalog', 'remoteEntry') };
}

/** The addresses that a page asks for from now on. */
function asked(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return () => paths;
}

/** The workers that the browser has had: each keeps its own page for what cannot be had. */
async function workersOf(page: Page): Promise<string[]> {
  const cached = await cachedUrls(page);
  return cached.flatMap((url) => /offline-en\.html\?__WB_REVISION__=([0-9a-f]+)/.exec(url)?.[1] ?? []);
}

/** The worker that the shop has now. */
async function workerOf(page: Page): Promise<string> {
  const script = await (await page.request.get('/sw.js')).text();
  return /"url":"\/offline-en\.html","revision":"([0-9a-f]+)"/.exec(script)?.[1] ?? 'no worker';
}

/** What a page throws. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** A worker comes when its browser finds the time. */
const RENEWED = { timeout: 60_000 };
const LIST = '/webshop/beetles';

/** A visit to a shop with releases of its own. */
async function visitingReleases(
  browser: Browser,
  go: (visit: Visit, releases: Releases) => Promise<void>,
): Promise<void> {
  const releases = await ownReleases();
  try {
    await visiting(browser, async (visit) => {
      await visit.leadToNew(releases.variables);
      await go(visit, releases);
    });
  } finally {
    await releases.remove();
  }
}

async function keepList(page: Page): Promise<void> {
  await page.goto(LIST);
  await untilCached(page);
}

/** From a list to the first of its insects, in the same document. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/webshop\/beetles\/.+\/.+/);
}

/** What is shown is a cached page, and it answers. */
async function expectCached(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'does not answer' })).toBeVisible();
  await new Shopper(page).ready();
}

// Most of it is the start of two shops, which a machine that builds as well may take minutes for.
test.describe.configure({ timeout: 400_000 });

test(
  'a cached page works with its own release after another one went live, and does not wait long for the shop',
  BY_NIGHT,
  async ({ browser }) => {
    await visitingReleases(browser, async (visit, releases) => {
      const page = await visit.open();
      const shopper = new Shopper(page);
      const lot = await shopper.lot(({ stock }) => stock > 1);
      await shopper.open(lot);
      await untilCached(page);
      const { catalog: before } = await startsOf(page);

      const released = await releases.release();
      expect(await releases.startOf('catalog', released)).not.toBe(before);
      await expect
        .poll(async () => (await (await page.request.get('/remotes.json')).json()).catalog.version)
        .toBe(released);
      visit.gate.hang();
      // A picture that is not cached would never have come by then.
      await page.goto(insectPath(lot, 'en'), { waitUntil: 'commit' });
      await expectCached(page);
      expect((await startsOf(page)).catalog).toBe(before);
      await shopper.addButton().click();
      await expect(shopper.cartTotal).not.toContainText('0.00');
    });
  },
);

test(
  'a new worker takes over without a word: open pages go on, and what was cached stays',
  BY_NIGHT,
  async ({ browser }) => {
    await visitingReleases(browser, async (visit, releases) => {
      const page = await visit.open();
      const complaints = listen(page);
      await keepList(page);

      const [before] = await workersOf(page);
      await releases.releaseWith('shell', { client: '// one more' }, '// one more');
      await visit.leadToNew(releases.variables);
      const other = await page.context().newPage();
      await other.goto('/nl/webshop');
      const renewed = await workerOf(other);
      expect(renewed).not.toBe(before);
      await expect.poll(() => workersOf(other), RENEWED).toContain(renewed);
      await openFirst(page);
      await untilCached(page);
      visit.gate.close();
      await page.goto(LIST);
      await expectCached(page);
      expect(complaints).toEqual([]);
    });
  },
);

test(
  'who comes back with a worker of two releases ago gets a whole page of today, and the worker of today',
  BY_NIGHT,
  async ({ browser }) => {
    await visitingReleases(browser, async (visit, releases) => {
      const page = await visit.open();
      await keepList(page);
      const old = await startsOf(page);
      await page.close();

      for (const note of ['// the next one', '// and today’s']) {
        await releases.releaseWith('shell', { client: note }, note);
        await releases.release();
      }
      // Longer ago than the shop keeps what it replaced: whatever is taken from then cannot be had.
      for (const file of Object.values(old))
        await rm(path.join(releases.folder, file.replace('/releases/', '')));
      await visit.leadToNew(releases.variables);

      const back = await page.context().newPage();
      const complaints = listen(back);
      const paths = asked(back);
      await back.goto(LIST);
      await new Shopper(back).ready();
      const starts = await startsOf(back);
      expect(starts).not.toMatchObject({ shell: old.shell });
      expect(starts).not.toMatchObject({ catalog: old.catalog });
      await expect.poll(() => workersOf(back), RENEWED).toEqual([await workerOf(back)]);
      await openFirst(back);
      await untilCached(back);
      await keepList(back);
      expect(paths()).toEqual(expect.arrayContaining(Object.values(starts)));
      expect(paths()).not.toEqual(expect.arrayContaining([old.shell]));
      expect(paths()).not.toEqual(expect.arrayContaining([old.catalog]));

      // What is cached is today's too, and works by itself.
      visit.gate.close();
      await back.reload();
      await expectCached(back);
      expect(await startsOf(back)).toEqual(starts);
      expect(complaints).toEqual([]);
    });
  },
);

test(
  'switched off, the worker leaves every browser at its next visit with all that it cached; the cart stays',
  BY_NIGHT,
  async ({ browser }) => {
    await visiting(browser, async (visit) => {
      await visit.leadToNew({});
      const page = await visit.open();
      const shopper = new Shopper(page);
      const lot = await shopper.lot(({ stock }) => stock > 1);
      await shopper.add(lot);
      await untilCached(page);

      await visit.leadToNew({ SERVICE_WORKER: 'off' });
      await page.goto('/webshop');
      await expect.poll(() => hasWorker(page), { timeout: 60_000 }).toBe(false);
      await expect.poll(() => cachedUrls(page)).toEqual([]);
      await page.reload();
      await shopper.ready();
      await expect(shopper.cartTotal).not.toContainText('0.00');
      await expect(page.locator('meta[name="service-worker"]')).not.toBeAttached();
    });
  },
);
