import { fastify, type FastifyInstance } from 'fastify';
import { describe, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.ts';
import { forgetRequestCounts } from '../store/request-counts.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { limitRequests } from './limit-requests.ts';

const MAX = 3;
const OF_ALL = { max: MAX, timeWindow: 60_000, groupId: 'all', keyGenerator: () => 'all' };

/** A process of a shop whose doors `/knock` and `/ring` take three requests a minute. */
async function openProcess(database: Database) {
  const time = { now: Date.parse('2026-11-21T10:00:00Z') };
  const app: FastifyInstance = fastify();
  await limitRequests(app, database, () => new Date(time.now));
  const config = { rateLimit: { max: MAX, timeWindow: 60_000 } };
  app.post('/knock', { config }, async () => 'in');
  app.post('/ring', { config }, async () => 'in');
  const countAll = app.createRateLimit(OF_ALL);
  app.post('/all', async (request) => {
    const count = await countAll(request);
    return !count.isAllowed && count.isExceeded ? 'out' : 'in';
  });
  const ask = (url: string, remoteAddress = '10.0.0.1') => app.inject({ method: 'POST', url, remoteAddress });
  const knock = async (address?: string) => (await ask('/knock', address)).statusCode;
  return { app, time, ask, knock };
}

const times = <Value>(count: number, act: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, act));

eachDatabase('Requests of one address', (open) => {
  it('are bounded: so many, for each door, until the minute is over', async () => {
    const { knock, ask } = await openProcess(await open());
    expect(await times(MAX, knock)).toEqual([200, 200, 200]);
    expect(await knock()).toBe(429);
    expect(await knock('10.0.0.2')).toBe(200);
    expect((await ask('/ring')).statusCode).toBe(200);
  });

  it('are counted once however many come at the same moment', async () => {
    const database = await open();
    const { knock } = await openProcess(database);
    // The plugin's own memory hands all of them the count of the last one.
    if (database.dialect === 'sqlite') return;
    const answers = await times(20, knock);
    expect(answers.filter((status) => status === 200)).toHaveLength(MAX);
  });
});

eachDatabase('A bound that is no route’s', (open) => {
  it('holds for all together', async () => {
    const { ask } = await openProcess(await open());
    const said = [];
    for (const place of [1, 2, 3, 4]) said.push((await ask('/all', `10.0.0.${place}`)).body);
    expect(said).toEqual(['in', 'in', 'in', 'out']);
  });
});

describe('Processes on one PostgreSQL', () => {
  eachDatabase('count together', (open) => {
    it('so that a second process is no second try', async () => {
      const database = await open();
      const [one, other] = [await openProcess(database), await openProcess(database)];
      await times(MAX, one.knock);
      expect(await other.knock()).toBe(database.dialect === 'postgres' ? 429 : 200);
    });

    it('and let in again after the minute, also once what is over was forgotten', async () => {
      const database = await open();
      if (database.dialect !== 'postgres') return;
      const { knock, ask, time } = await openProcess(database);
      await times(MAX + 1, knock);
      time.now += 30_000;
      const refused = await ask('/knock');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
      time.now += 31_000;
      expect(await knock()).toBe(200);
      time.now += 61_000;
      await forgetRequestCounts(database.kysely, new Date(time.now));
      expect(await database.kysely.selectFrom('request_counts').select('count').execute()).toEqual([]);
      expect(await knock()).toBe(200);
    });

    it('and refuse nobody while the database is away', async () => {
      const database = await open();
      if (database.dialect !== 'postgres') return;
      const { knock } = await openProcess(database);
      await database.kysely.schema.dropTable('request_counts').execute();
      expect(await times(MAX + 2, knock)).toEqual([200, 200, 200, 200, 200]);
    });
  });
});
