import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { DatabaseBusy } from '../../database/outages/database-busy.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';
import { until } from '../../testing/until.ts';
import type { Catalogue } from './catalogue.ts';
import { Unavailable } from '../../platform/unavailable.ts';
import { beginCatalogue, startWorker } from './start-catalogue.ts';

const QUERY = {
  list: { kind: 'category', category: 'BUTTERFLIES' },
  filters: NO_FILTERS,
  sort: 'newest',
  offset: 0,
  limit: 24,
} as const;

describe('A catalogue in a thread of its own', () => {
  let dataDir: string;
  let database: Database;
  let catalogue: Catalogue;
  const workers: Worker[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-catalogue-'));
    database = await openDatabase({ dataDir });
    await migrate(database);
    await addInsect(database.kysely, await addFamily(database.kysely));
    const start = (place: Parameters<typeof startWorker>[0]) => {
      const worker = startWorker(place);
      workers.push(worker);
      return worker;
    };
    const begun = beginCatalogue({ databaseUrl: null, dataDir, onEnd: () => undefined, start });
    await begun.loaded;
    catalogue = begun.catalogue;
  });
  afterAll(async () => {
    await catalogue.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('answers as one in the same thread', async () => {
    expect(await catalogue.find(QUERY)).toMatchObject({ total: 1, unfiltered: 1 });
    expect((await catalogue.counts()).categories.BUTTERFLIES).toBe(1);
    expect((await catalogue.suggest('papilio', 'en')).species).toHaveLength(1);
    expect(await catalogue.version()).toBe(await catalogue.version());
  });

  it('is away when it dies, and back soon; the rest of the shop goes on meanwhile', async () => {
    const app = await testApp(database, { catalogue });
    const status = async (url: string) => (await app.inject(url)).statusCode;
    const listing = '/api/catalogue/listing?category=BUTTERFLIES&sort=oldest';
    const [worker] = workers;
    if (!worker) throw new Error('No worker was started');
    const ended = once(worker, 'exit');
    // Answered just before, or refused: whoever waits is not left waiting.
    await Promise.allSettled([catalogue.find(QUERY), worker.terminate(), ended]);
    await expect(catalogue.find(QUERY)).rejects.toThrow(Unavailable);

    const refused = await app.inject({ url: listing, headers: { 'x-locale': 'nl' } });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      code: 'away',
      error: expect.stringContaining('winkelwagen blijft bewaard'),
    });
    expect(refused.headers['retry-after']).toBe('2');
    expect(await status('/readyz')).toBe(503);
    expect(await status('/api/frame')).toBe(200);
    expect(await status(`${testEnv().contentPath}/insects`)).toBe(200);

    await until('a catalogue that is back', async () => (await status('/readyz')) === 200);
    expect(await status(listing)).toBe(200);
    expect(workers).toHaveLength(2);
  });
});

/** A thread that is there, and whose database fails each question with this code. */
const failingWith = (code: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) =>
      parentPort.postMessage({ kind: 'error', id, message: 'not now', code: ${JSON.stringify(code)} }));
    parentPort.postMessage({ kind: 'ready' });`,
    { eval: true },
  );

it.each([new DatabaseBusy('No free connection in time').code, '57P01', '57014', '40P01'])(
  'A catalogue whose database says %s is away for a moment, and not broken',
  async (code) => {
    const start = failingWith(code);
    const { catalogue, loaded } = beginCatalogue({
      ...{ databaseUrl: null, dataDir: '/nowhere', onEnd: () => undefined, start },
    });
    await loaded;
    await expect(catalogue.counts()).rejects.toThrow(Unavailable);
    await catalogue.close();
  },
);
