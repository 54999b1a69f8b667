import { request } from '@playwright/test';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { startProgram } from '../../bench/start-program.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';
import { startProcesses } from '../../support/shops/processes.ts';

const START_MS = 120_000;
/** Promised, to the last byte of the page. */
const DRAWN_MS = 3_000;
/** While it is known nothing of the database is waited for; drawing may be. */
const KNOWN_MS = 1_000;
/** A machine that runs other tests may add to one of them: the database is frozen as often, and the quickest counts. */
const TIMES = 3;

test(
  'while PostgreSQL is frozen a shopper has a drawn page within three seconds, by the storefront and by nginx',
  BY_NIGHT,
  async () => {
    test.setTimeout(300_000);
    await using all = new AsyncDisposableStack();
    const postgres = all.adopt(await startProgram('failing-postgres', { startMs: START_MS }), (one) =>
      one.stop(),
    );
    const processes = all.adopt(await startProcesses({}, postgres), async (one) => {
      await postgres.ask('thaw');
      await one.stop();
    });
    const [api] = processes.apis;
    const [storefront] = processes.storefronts;
    if (!api || !storefront) throw new Error('no processes');
    const listing = await fetch(`${api.url}/api/catalogue/listing?category=BUTTERFLIES`);
    const unseen = listingSchema.parse(await listing.json()).items;
    const shop = await request.newContext({ baseURL: processes.url, ignoreHTTPSErrors: true });
    const ready = async () => (await fetch(`${api.url}/readyz`)).status;
    const known = pathTo('category', 'nl', { category: 'MOTHS' });
    /** Whichever storefront nginx asks has drawn it within the minute for which a page is kept. */
    async function drawn(address: string) {
      for (const one of [processes.url, ...processes.storefronts.map(({ url }) => url)])
        expect((await shop.get(`${one}${address}`)).status()).toBe(200);
    }

    async function timed(address: string) {
      const start = performance.now();
      const page = await shop.get(address);
      const text = await page.text();
      return {
        status: page.status(),
        again: page.headers()['retry-after'],
        text,
        ms: performance.now() - start,
      };
    }

    const firsts: number[] = [];
    const knowns: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await drawn(known);
      await postgres.ask('freeze');
      // Pages that nobody drew before: an own one for each, and one that was drawn.
      const [own, passed] = unseen.splice(-2).map((lot) => insectPath(lot, 'nl'));
      const [direct, through, cached] = await Promise.all([
        timed(`${storefront.url}${own}`),
        timed(`${passed}`),
        timed(known),
      ]);
      for (const page of [direct, through]) {
        expect([page.status, page.again]).toEqual([503, '5']);
        expect(page.text).toContain('</html>');
        expect(page.text).toMatch(/winkelwagen/i);
      }
      expect([cached.status, cached.text.includes('</html>')]).toEqual([200, true]);
      firsts.push(Math.max(direct.ms, through.ms, cached.ms));
      const next = await timed(`${own}`);
      expect(next.status).toBe(503);
      knowns.push(next.ms);
      await postgres.ask('thaw');
      await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    }
    expect(Math.min(...firsts)).toBeLessThan(DRAWN_MS);
    expect(Math.min(...knowns)).toBeLessThan(KNOWN_MS);
  },
);
