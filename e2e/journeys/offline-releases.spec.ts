import type { Browser, Page } from '@playwright/test';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { openGate, type Gate } from '../support/gate.ts';
import { hasWorker, keptIn, untilKept } from '../support/kept.ts';
import { expect, test } from '../support/journey.ts';
import { ownReleases } from '../support/releases.ts';
import { runShop, type Shop } from '../support/run-shop.ts';
import { Shopper } from '../support/shopper.ts';

/** A browser that keeps what it sees, before a gate behind which shops change. */
class Visit {
  readonly gate: Gate;
  private readonly shops: Shop[] = [];
  private readonly browser: Browser;

  constructor(gate: Gate, browser: Browser) {
    this.gate = gate;
    this.browser = browser;
  }

  async open(): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.gate.url, serviceWorkers: 'allow' });
    return context.newPage();
  }

  /** Starts a shop, to which the gate leads from now on. */
  async leadToNew(variables: Record<string, string>): Promise<void> {
    const shop = await runShop(undefined, { PUBLIC_URL: this.gate.url, ...variables });
    this.shops.push(shop);
    this.gate.leadTo(shop.url);
  }

  async end(): Promise<void> {
    this.gate.close();
    for (const shop of this.shops) await shop.stop();
  }
}

async function visiting(browser: Browser, go: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = new Visit(await openGate(), browser);
  try {
    await go(visit);
  } finally {
    await visit.end();
  }
}

const versionOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const entry = document.querySelector('link[href*="/releases/catalog/"]')?.getAttribute('href');
    return /catalog\/([0-9a-f]+)\//.exec(entry ?? '')?.[1];
  });

test.describe.configure({ timeout: 240_000 });

test('a kept page works with its own release after another one went live, and does not wait long for the shop', async ({
  browser,
}) => {
  const releases = await ownReleases();
  await visiting(browser, async (visit) => {
    await visit.leadToNew(releases.variables);
    const page = await visit.open();
    const shopper = new Shopper(page);
    const [lot] = await shopper.lots(({ stock }) => stock > 1);
    if (!lot) throw new Error('the shop has no lot of two');
    await shopper.open(lot);
    await untilKept(page);
    const before = await versionOn(page);

    const released = await releases.release();
    expect(released).not.toBe(before);
    await expect
      .poll(async () => (await (await page.request.get('/remotes.json')).json()).catalog.version)
      .toBe(released);
    visit.gate.hang();
    await page.goto(insectPath(lot, 'en'));
    await expect(
      page.getByRole('status').filter({ hasText: 'The shop does not answer at the moment' }),
    ).toBeVisible();
    expect(await versionOn(page)).toBe(before);
    await shopper.addButton().click();
    await expect(shopper.cartTotal).not.toContainText('0.00');
  });
  await releases.remove();
});

test('a new worker takes over without a word: open pages go on, and what was kept stays', async ({
  browser,
}) => {
  const releases = await ownReleases();
  await visiting(browser, async (visit) => {
    await visit.leadToNew(releases.variables);
    const page = await visit.open();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/webshop/beetles');
    await untilKept(page);
    const kept = page.url();

    const released = await releases.releaseWith('shell', { client: '// one more' });
    await visit.leadToNew(releases.variables);
    const other = await page.context().newPage();
    await other.goto('/nl/webshop');
    await expect
      .poll(
        async () => (await keptIn(other)).some((url) => url.includes(`/shell/${released}/client/offline.js`)),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/webshop\/beetles\/.+\/.+/);
    await new Shopper(page).ready();
    await untilKept(page);
    visit.gate.close();
    await page.goto(kept);
    await expect(page.getByRole('status').filter({ hasText: 'does not answer' })).toBeVisible();
    await new Shopper(page).ready();
    expect(complaints).toEqual([]);
  });
  await releases.remove();
});

test('switched off, the worker leaves every browser at its next visit with all that it kept; the cart stays', async ({
  browser,
}) => {
  await visiting(browser, async (visit) => {
    await visit.leadToNew({});
    const page = await visit.open();
    const shopper = new Shopper(page);
    const [lot] = await shopper.lots(({ stock }) => stock > 1);
    if (!lot) throw new Error('the shop has no lot of two');
    await shopper.add(lot);
    await untilKept(page);

    await visit.leadToNew({ SERVICE_WORKER: 'off' });
    await page.goto('/webshop');
    await expect.poll(() => hasWorker(page), { timeout: 60_000 }).toBe(false);
    await expect.poll(() => keptIn(page)).toEqual([]);
    await page.reload();
    await shopper.ready();
    await expect(shopper.cartTotal).not.toContainText('0.00');
    await expect(page.locator('meta[name="service-worker"]')).not.toBeAttached();
  });
});
