import { describe, expect, it } from '@jest/globals';
import { VITALS_PATH } from '@vitrine/shared/contract/federation/web-vital-lists';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { createServer } from '../../app/create-server.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import type { Database } from '../../database/database.ts';
import { limitRequests } from '../../http/limits/limit-requests.ts';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createBlocklist } from '../blocklist-db.ts';
import { dayOf, recordVitals } from '../record-vitals.ts';
import { summariseVitals } from '../rules/summarise-vitals.ts';
import { readVitals } from '../store/web-vitals.ts';
import { watchReleases } from '../watch-releases.ts';
import { vitalsRoutes } from './vitals.ts';

/** A shop that draws `abc` of the catalog. */
async function openShop(database: Database) {
  const time = { now: Date.parse('2026-11-26T10:00:00Z') };
  const clock = () => new Date(time.now);
  const metrics = createMetrics('api');
  const blocklist = createBlocklist(database, clock);
  const releases = watchReleases({ blocklist, clock, key: Buffer.alloc(32, 7), log: () => undefined });
  const faults: unknown[] = [];
  const record = recordVitals(database, clock, (error) => void faults.push(error));
  const app = createServer(testEnv());
  await limitRequests(app, database, clock);
  await app.register(vitalsRoutes, { releases, record, metrics });
  const view = releases.viewed('catalog', 'abc');
  const send = (payload: object) => app.inject({ method: 'POST', url: VITALS_PATH, payload });
  const week = async () => {
    await record.write();
    return summariseVitals(await readVitals(database.kysely, dayOf(new Date(time.now - 6 * DAY_MS))));
  };
  return { send, week, metrics, view, time, faults };
}

const insect = { page: 'insect', release: 'abc', LCP: 2_200, INP: 140, CLS: 20 };

eachDatabase('How fast pages were for visitors', (open) => {
  it('is counted by kind of page, version and connection, for the operator and for the owner', async () => {
    const { send, week, metrics, view } = await openShop(await open());
    const list = { page: 'list', release: 'abc', CLS: 300 };
    expect((await send({ connection: '4g', view, pages: [insect, list] })).statusCode).toBe(204);
    expect((await send({ connection: 'slow', view, pages: [{ ...insect, LCP: 4_900 }] })).statusCode).toBe(
      204,
    );
    const said = await metrics.read();
    expect(said).toMatch(
      /vitrine_lcp_seconds_bucket\{le="2.5",[^}]*page="insect",release="abc",connection="4g"[^}]*\} 1/,
    );
    expect(said).toMatch(/vitrine_cls_sum\{[^}]*page="list",release="abc",connection="4g"[^}]*\} 0.3/);
    const { releases, connections } = await week();
    expect(releases.map(({ page, release }) => [page, release])).toEqual([
      ['list', 'abc'],
      ['insect', 'abc'],
    ]);
    expect(releases[1]?.figures.LCP).toMatchObject({ readings: 2, good: 1, poor: 1 });
    expect(releases[0]?.figures).toEqual({ CLS: { p75: 363, readings: 1, good: 0, poor: 1 } });
    expect(connections.map(({ connection }) => connection)).toEqual(['4g', 'slow']);
  });

  it('of several processes and days is one figure, for a week, and is forgotten after four', async () => {
    const database = await open();
    const [one, other] = [await openShop(database), await openShop(database)];
    await one.send({ connection: '4g', view: one.view, pages: [insect] });
    await other.send({ connection: '4g', view: other.view, pages: [insect] });
    await other.week();
    expect((await one.week()).releases[0]?.figures.INP).toMatchObject({ readings: 2 });
    one.time.now += 7 * DAY_MS;
    expect((await one.week()).releases).toEqual([]);
    one.time.now += 22 * DAY_MS;
    await one.send({ connection: '4g', view: one.view, pages: [insect] });
    await one.week();
    const days = await database.kysely.selectFrom('web_vitals').select('day').distinct().execute();
    expect(days).toEqual([{ day: '2026-12-25' }]);
  });
});

describe('A browser that reports its web vitals', () => {
  const open = oneDatabase();

  it('of a version that this shop does not draw is not counted: labels have an end', async () => {
    const { send, week, metrics, view } = await openShop(await open());
    const pages = Array.from({ length: 20 }, (_none, at) => ({ ...insect, release: `made-up-${at}` }));
    expect((await send({ connection: '4g', view, pages })).statusCode).toBe(204);
    expect(await metrics.read()).not.toContain('made-up');
    expect((await week()).releases).toEqual([]);
  });

  it('in words or numbers of their own is refused', async () => {
    const { send, view } = await openShop(await open());
    const wrong = [
      { page: '/nl/bestelling/VDM-2026-000123' },
      { release: 'a'.repeat(65) },
      { release: 'ada@example.com' },
      { LCP: -1 },
      { INP: 60_001 },
      { CLS: 0.5 },
    ];
    for (const changes of wrong) {
      const answer = await send({ connection: '4g', view, pages: [{ ...insect, ...changes }] });
      expect([changes, answer.statusCode]).toEqual([changes, 400]);
    }
    expect((await send({ connection: '5g', view, pages: [insect] })).statusCode).toBe(400);
    expect((await send({ connection: '4g', view, pages: [] })).statusCode).toBe(400);
    expect((await send({ connection: '4g', view, pages: Array(21).fill(insect) })).statusCode).toBe(400);
    expect((await send({ connection: '4g', view: 'x'.repeat(9_000), pages: [insect] })).statusCode).toBe(413);
  });

  it('is stopped when they go on and on', async () => {
    const { send, view } = await openShop(await open());
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1)
      statuses.push((await send({ connection: '4g', view, pages: [insect] })).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  });

  it('is not lost while the database is away for a moment', async () => {
    const database = await open();
    let isAway = true;
    const transaction: Database['transaction'] = (work) =>
      isAway ? Promise.reject(new Error('away')) : database.transaction(work);
    const { send, week, view, faults } = await openShop({ ...database, transaction });
    await send({ connection: '4g', view, pages: [insect] });
    expect((await week()).releases).toEqual([]);
    expect(faults).toHaveLength(1);
    isAway = false;
    expect((await week()).releases).toHaveLength(1);
  });
});
