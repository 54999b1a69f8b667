import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { PROBE_MS } from '../../database/outages/circuit-breaker.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { startPostgresServer, type PostgresServer } from '../../database/testing/postgres-server.ts';
import { startShopProcess, type ShopProcess } from '../../testing/load/shop-process.ts';
import { itByNight, isLongRun } from '../../testing/long-run.ts';
import { orderFor } from '../../testing/order-body.ts';
import { until } from '../../testing/until.ts';

/** Promised: three seconds to the answer, none while it is known, three until all is well again. */
const FIRST_MS = 3_000;
const KNOWN_MS = PROBE_MS;
const WELL_MS = 3_000;
/** A machine that runs other tests may add to one of them: the database is frozen as often, and the quickest counts. */
const TIMES = 3;

describe('While the database is frozen, a shopper', () => {
  let folder: string;
  let postgres: PostgresServer;
  let database: Database;
  let shop: ShopProcess;
  let uuid: string;

  beforeAll(async () => {
    if (!isLongRun) return;
    folder = await mkdtemp(join(tmpdir(), 'vitrine-frozen-'));
    postgres = await startPostgresServer(folder);
    const options = { databaseUrl: postgres.url, dataDir: join(folder, 'shop') };
    database = await openDatabase(options);
    await migrate(database);
    const lot = await addInsect(database.kysely, await addFamily(database.kysely), {
      on_hand: 2,
      price_cents: 1000,
    });
    uuid = lot.uuid;
    shop = await startShopProcess({ options, remove: async () => undefined });
  }, 120_000);
  afterAll(async () => {
    await postgres?.thaw();
    await shop?.stop();
    await database?.close();
    await postgres?.stop('immediate');
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  async function timed(path: string, init: RequestInit = {}) {
    const start = performance.now();
    const answer = await fetch(shop.url + path, init);
    const body: { code?: string; error?: string; reference?: string } = await answer.json();
    return { status: answer.status, body, ms: performance.now() - start };
  }
  const order = (locale = 'en') =>
    timed('/api/orders', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'one-wish-one-key',
        'x-locale': locale,
      },
      body: JSON.stringify(orderFor([{ uuid, amount: 1 }])),
    });
  const reads = () =>
    Promise.all([
      timed('/api/frame'),
      timed('/api/catalogue/listing?category=BUTTERFLIES'),
      timed('/api/catalogue/listing?category=BUTTERFLIES&page=1'),
      timed('/api/auth/profile', { headers: { cookie: 'vitrine_session=nobody' } }),
      timed('/api/cart/check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ uuid, amount: 1 }] }),
      }),
    ]);

  itByNight(
    'hears within three seconds that the cart is safe, then at once, and is served three seconds after',
    async () => {
      const firsts: number[] = [];
      const wells: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        await reads();
        await postgres.freeze();
        firsts.push(await firstAnswers());
        for (const { ms } of [...(await reads()), await order(), await timed('/readyz')])
          expect(ms).toBeLessThan(KNOWN_MS);
        expect(await timed('/readyz')).toMatchObject({ status: 503, body: { database: false } });
        await postgres.thaw();
        wells.push(await untilWell());
        for (const { status } of await reads()) expect([200, 401]).toContain(status);
      }
      expect(Math.min(...firsts)).toBeLessThan(FIRST_MS);
      expect(Math.min(...wells)).toBeLessThan(WELL_MS);
      const [again, oneMore] = [await order(), await order()];
      expect([again.status, oneMore.body.reference]).toEqual([201, again.body.reference]);
      const orders = await database.kysely.selectFrom('orders').select('id').execute();
      expect(orders).toHaveLength(1);
    },
    120_000,
  );

  /** What the first who ask are told, and how long the last of them waits for it. */
  async function firstAnswers(): Promise<number> {
    const [asked, ordered] = await Promise.all([reads(), order('fr')]);
    const away = asked.filter(({ status }) => status !== 200);
    expect(away.length).toBeGreaterThan(0);
    for (const { status, body } of away) {
      expect([status, body.code]).toEqual([503, 'away']);
      expect(body.error).toContain('cart is safe');
    }
    expect([ordered.status, ordered.body.code]).toEqual([503, 'unsure']);
    expect(ordered.body.error).toContain('peut-être arrivé');
    return Math.max(...[...away, ordered].map(({ ms }) => ms));
  }

  async function untilWell(): Promise<number> {
    const start = performance.now();
    await until('a shop that is ready again', async () => (await timed('/readyz')).status === 200);
    return performance.now() - start;
  }
});
