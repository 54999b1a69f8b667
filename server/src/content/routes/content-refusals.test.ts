import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { LONG_LISTS_A_MINUTE } from '../bounds.ts';
import { createServer } from '../../app/create-server.ts';
import { openDatabase } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';
import { contentRoutes } from './content.ts';

const { contentPath } = testEnv();

eachDatabase('A client that asks the content service for too much, or for what is not there', (open) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const database = await open();
    await addInsect(database.kysely, await addFamily(database.kysely));
    app = await testApp(database);
  });

  describe('reads in one sentence what is wrong with', () => {
    it.each([
      ['insects?family.id=abc', 'Family ID not found'],
      ['insects?family.id=0', 'Family ID not found'],
      ['insects?family.id=-3', 'Family ID not found'],
      ['insects?family.id=', 'Family ID not found'],
      ['insects?family.id=1.5', 'Family ID not found'],
      ['insects?family.id=99999999999999', 'Family ID not found'],
      ['insects?colour=red', 'Unknown field colour'],
      ['insects?family.name=x', 'Unknown field family.name'],
      ['insects?__proto__=1', 'Unknown field __proto__'],
      ['insects?constructor=1', 'Unknown field constructor'],
      ['insects?_where=1', 'Unknown field _where'],
      ['insects?price_between=1', 'Unknown operator between in price_between'],
      ['insects?price_gt=ten', 'price_gt must be an amount in euro, not "ten"'],
      ['insects?price_gt=1e9', 'price_gt must be an amount in euro, not "1e9"'],
      ['insects?stock_gt=Infinity', 'stock_gt must be a number, not "Infinity"'],
      ['insects?REPAIR=yes', 'REPAIR must be true or false, not "yes"'],
      // Names that every object has.
      ['insects?REPAIR=toString', 'REPAIR must be true or false, not "toString"'],
      ['insects?MIXED=__proto__', 'MIXED must be true or false, not "__proto__"'],
      ['insects?updated_at_gt=yesterday', 'updated_at_gt must be a date such as 2026-06-30, not "yesterday"'],
      [
        'insects?updated_at_gt=2025-02-31',
        'updated_at_gt must be a date such as 2026-06-30, not "2025-02-31"',
      ],
      [
        'insects?updated_at_gt=2025-02-31T10:00Z',
        'updated_at_gt must be a date such as 2026-06-30, not "2025-02-31T10:00Z"',
      ],
      ['insects?price_lte=&bogus=1', 'Unknown field bogus'],
      ['insects?price_lte=&price_gt=ten', 'price_gt must be an amount in euro, not "ten"'],
      ['insects?price_contains=1', 'price is not text: contains does not apply'],
      ['insects?name=%00', 'name must be text, not "\\u0000"'],
      ['insects?spread=X', 'spread must be one of YES, NO, WINGS, not "X"'],
      ['insects?gender_in=MALE&gender_in=BOTH', 'gender_in must be one of MALE, FEMALE, STOCK, not "BOTH"'],
      ['insects?quality_ne=D', 'quality_ne must be one of A1, A1-, A2, B, C, not "D"'],
      [
        'insects?catch_date_gt=abc',
        'catch_date_gt must be a day, month or year such as 2019-06-30, 2019-06 or 2019, not "abc"',
      ],
      [
        'insects?catch_date=2019-02-30',
        'catch_date must be a day, month or year such as 2019-06-30, 2019-06 or 2019, not "2019-02-30"',
      ],
      ['insects?name=a&name=b', 'name is given more than once'],
      ['insects?_sort=colour:desc', 'Unknown field colour'],
      ['insects?_sort=name:up', '_sort must be asc or desc, not up'],
      ['insects?_limit=-2', '_limit must be a whole number'],
      ['insects?_limit=ten', '_limit must be a whole number'],
      ['insects?_start=-1', '_start must be a whole number'],
      ['families/compact?category=DRAGONS', 'Unknown category DRAGONS'],
      ['families/compact?name=x', 'Unknown field name'],
      ['closingreason?x=1', 'Unknown field x'],
    ])('%s', async (path, message) => {
      const answer = await app.inject(`${contentPath}/${path}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, message, data: [{ messages: [{ message }] }] });
    });
  });

  it('gets sixty long lists a minute from one network, and short ones as often as it likes', async () => {
    const ask = (query: string, remoteAddress: string) =>
      app.inject({ url: `${contentPath}/insects${query}`, remoteAddress });
    const asked = async (query: string, times: number) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) {
        statuses.push((await ask(query, '203.0.113.7')).statusCode);
      }
      return statuses;
    };
    expect(await asked('/compact', 30)).toEqual(Array(30).fill(200));
    expect(await asked('?_limit=-1', LONG_LISTS_A_MINUTE + 1)).toEqual([
      ...Array<number>(LONG_LISTS_A_MINUTE).fill(200),
      429,
    ]);
    const held = await ask('?_limit=-1', '203.0.113.7');
    expect(held.json()).toMatchObject({ statusCode: 429, message: expect.any(String) });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(await asked('?_limit=24', 70)).toEqual(Array(70).fill(200));
    expect((await ask('?_limit=-1', '203.0.113.8')).statusCode).toBe(200);
  });

  it('learns of an unknown address in the same shape', async () => {
    const answer = await app.inject(`${contentPath}/spiders`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: 'Not Found',
      data: [{ messages: [{ message: 'Not Found' }] }],
    });
  });
});

it('A client that asks while the database is away reads that it may come back', async () => {
  const database = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
  const app = createServer(testEnv());
  await app.register(contentRoutes, { prefix: contentPath, database, clock: () => new Date() });
  for (const path of ['/insects', '/insects/compact', '/families/compact']) {
    const answer = await app.inject(contentPath + path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('try again') });
  }
  await app.close();
  await database.close();
});
