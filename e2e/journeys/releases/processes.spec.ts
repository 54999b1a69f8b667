import { request } from '@playwright/test';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_ITSELF } from '../../support/by-night.ts';
import { expect, test as base } from '../../support/journey.ts';
import { startProcesses, type Processes } from '../../support/shops/processes.ts';
import { startLoad, type Ask, type Visit } from '../../support/faults/steady-load.ts';

/** Promised is five seconds, for pages that are cached (server/README.md); a busy machine has four times as long. */
const FRESH_MS = 20_000;

/** A shop of six processes behind the nginx that it comes with; the tests take their turns in it. */
const test = base.extend<object, { processes: Processes }>({
  processes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to know that nothing is asked for
    async ({}, use) => {
      const processes = await startProcesses();
      await use(processes);
      await processes.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

const LISTING = '/api/catalogue/listing?category=BUTTERFLIES';

async function lotsOf({ apis }: Processes) {
  const answer = await fetch(apis[0]?.url + LISTING);
  return listingSchema.parse(await answer.json()).items;
}

/** What shoppers ask for: pages of several kinds, lists, and something that nobody may send twice. */
async function everydayAsks(processes: Processes): Promise<Ask[]> {
  const [lot] = await lotsOf(processes);
  if (!lot) throw new Error('the shop has no butterfly');
  return [
    pathTo('home', 'en'),
    pathTo('category', 'nl', { category: 'MOTHS' }),
    insectPath(lot, 'fr'),
    pathTo('cart', 'en'),
    LISTING,
    { path: '/api/cart/check', body: { lines: [{ uuid: lot.uuid, amount: 1 }] } },
  ];
}

const failures = (visits: readonly Visit[]) =>
  visits.filter((visit) => visit.status !== 200 || !visit.isWhole);
/** Neither what was asked for nor a sentence about it. */
const undrawn = (visits: readonly Visit[]) =>
  visits.filter(({ status, isWhole }) => !isWhole || ![200, 503].includes(status));

test('nobody notices that one process after the other is restarted', BY_ITSELF, async ({ processes }) => {
  test.setTimeout(300_000);
  const load = startLoad(processes.url, await everydayAsks(processes), 4);
  for (const one of processes.all) {
    const before = load.visits.length;
    expect(await one.restart(), one.name).toBe(0);
    // As its unit waits: before that it has data, and no page yet; with the next one away nobody else would draw any.
    await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
    await expect.poll(() => load.visits.length).toBeGreaterThan(before);
  }
  await load.stop();
  expect(failures(load.visits)).toEqual([]);
});

test(
  'what is reserved through one process is gone from the pages of all',
  BY_ITSELF,
  async ({ processes }) => {
    const [first] = processes.apis;
    const lot = (await lotsOf(processes)).find(({ stock }) => stock === 1);
    if (!first || !lot) throw new Error('the shop has no single lot');
    const page = insectPath(lot, 'en');
    const offers = () => Promise.all(processes.storefronts.map(({ url }) => offerAt(url + page)));
    await expect.poll(offers).toEqual(['LimitedAvailability', 'LimitedAvailability']);

    const lines = [{ uuid: lot.uuid, amount: 1 }];
    const held = await fetch(`${first.url}/api/checkout/holds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines }),
    });
    expect(held.status).toBe(200);
    await expect.poll(offers, { timeout: FRESH_MS, intervals: [100] }).toEqual(['OutOfStock', 'OutOfStock']);
  },
);

async function offerAt(address: string): Promise<string | undefined> {
  return /schema\.org\/(\w+Availability|InStock|OutOfStock|SoldOut)"/.exec(
    await (await fetch(address)).text(),
  )?.[1];
}

/** What stands above a page that is sent as it was. */
async function noteOf(address: string): Promise<string> {
  return /class="offline-note"[^>]*>([^<]*)/.exec(await (await fetch(address)).text())?.[1] ?? '';
}

test('one id leads through the logs of all who had a part in a page', BY_ITSELF, async ({ processes }) => {
  const shop = await request.newContext({ baseURL: processes.url, ignoreHTTPSErrors: true });
  const lot = (await lotsOf(processes)).at(5);
  if (!lot) throw new Error('the shop has too few butterflies');
  const page = await shop.get(insectPath(lot, 'nl'), { headers: { 'x-request-id': 'a-strangers-own' } });
  const id = page.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  for (const group of [processes.storefronts, processes.apis]) {
    await expect
      .poll(async () => (await Promise.all(group.map((one) => one.log()))).join('\n'))
      .toContain(`"reqId":"${id}"`);
  }
  const all = (await Promise.all(processes.all.map((one) => one.log()))).join('\n');
  expect(all).not.toContain('a-strangers-own');
});

test(
  'a process that is killed takes at most what it had in hand with it',
  BY_ITSELF,
  async ({ processes }) => {
    test.setTimeout(180_000);
    const load = startLoad(processes.url, await everydayAsks(processes), 4);
    for (const one of [processes.storefronts[0], processes.apis[0]]) {
      await one?.kill();
      const before = load.visits.length;
      await expect.poll(() => load.visits.length).toBeGreaterThan(before + 20);
      await one?.start();
    }
    await load.stop();
    // Each of the four may have had one in hand that only they may send again.
    expect(failures(load.visits).length).toBeLessThanOrEqual(4);
    expect(undrawn(load.visits)).toEqual([]);
  },
);

test(
  'a database whose connections end, and one that is away, are said and pass',
  BY_ITSELF,
  async ({ processes }) => {
    test.setTimeout(180_000);
    const [api] = processes.apis;
    const unseen = (await lotsOf(processes)).at(-1);
    if (!unseen) throw new Error('the shop has no butterfly');
    const known = pathTo('category', 'nl', { category: 'MOTHS' });
    for (const { url } of processes.storefronts) expect(await noteOf(url + known)).toBe('');
    const load = startLoad(processes.url, await everydayAsks(processes), 4);
    await processes.database.endConnections();
    const ready = async () => (await fetch(`${api?.url}/readyz`)).status;
    await expect.poll(ready).toBe(200);

    await processes.database.close();
    await expect.poll(ready).toBe(503);
    const shop = await request.newContext({ baseURL: processes.url, ignoreHTTPSErrors: true });
    const page = await shop.get(insectPath(unseen, 'nl'));
    expect([page.status(), page.headers()['retry-after']]).toEqual([503, '5']);
    expect(await page.text()).toContain('</html>');
    // What was read before goes on, and says of when its prices are.
    for (const { url } of processes.storefronts)
      await expect.poll(() => noteOf(url + known)).toMatch(/Prijzen en voorraad van \d\d:\d\d/);
    await processes.database.open();
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    await expect
      .poll(async () => (await shop.get(pathTo('category', 'nl', { category: 'MOTHS' }))).status(), {
        timeout: 30_000,
      })
      .toBe(200);
    await load.stop();
    expect(undrawn(load.visits)).toEqual([]);
  },
);
