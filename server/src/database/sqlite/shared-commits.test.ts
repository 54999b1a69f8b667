import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { oneDatabase } from '../testing/databases.ts';

const open = oneDatabase();

const keys = async ({ kysely }: Database) =>
  (await kysely.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

const write = ({ transaction }: Database, key: string, after: () => Promise<void> = async () => undefined) =>
  transaction(async (trx) => {
    await trx.insertInto('settings').values({ key, value: '1' }).execute();
    await after();
    return key;
  });

it('Of many transactions at once, one that fails is undone alone', async () => {
  const database = await open();
  const fail = async () => Promise.reject(new Error('no'));
  const outcomes = await Promise.allSettled([
    write(database, 'a'),
    write(database, 'b', fail),
    write(database, 'c'),
    write(database, 'a'),
    database.kysely.insertInto('settings').values({ key: 'c', value: '2' }).execute(),
    database.kysely.insertInto('settings').values({ key: 'd', value: '1' }).execute(),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
  ]);
  expect(await keys(database)).toEqual(['a', 'c', 'd']);
});

it('Nobody is answered before everybody can see what was written', async () => {
  const database = await open();
  const seen: string[][] = [];
  const look = async () => void seen.push(await keys(database));
  const writers = ['a', 'b', 'c'].map(async (key) => {
    expect(await keys(database)).toEqual([]);
    await write(database, key, look);
    expect(await keys(database)).toEqual(['a', 'b', 'c']);
  });
  await Promise.all(writers);
  expect(seen).toEqual([[], [], []]);
});

it('A later writer sees what an earlier one wrote, and nothing of what was undone', async () => {
  const database = await open();
  const count = (key: string) =>
    database.transaction(async (trx) => {
      await trx.insertInto('settings').values({ key, value: '1' }).execute();
      const rows = await trx.selectFrom('settings').select('key').execute();
      if (key === 'b') throw new Error('no');
      return rows.length;
    });
  const counts = await Promise.allSettled(['a', 'b', 'c'].map(count));
  expect(counts.map((one) => (one.status === 'fulfilled' ? one.value : 'undone'))).toEqual([1, 'undone', 2]);
});

it('When the common commit fails, it fails for all of them, and the next can write', async () => {
  const database = await open();
  const { kysely } = database;
  await sql`create table children (
    parent integer not null references families (id) deferrable initially deferred
  )`.execute(kysely);
  const orphan = database.transaction((trx) => sql`insert into children values (404)`.execute(trx));
  const refused = write(database, 'b', async () => Promise.reject(new Error('undone by itself')));
  const outcomes = await Promise.allSettled([write(database, 'a'), orphan, refused]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/foreign key/i) },
    });
  }
  expect(await write(database, 'c')).toBe('c');
  expect(await keys(database)).toEqual(['c']);
});

it('A transaction that is done waits for one slow writer at most', async () => {
  const database = await open();
  const gate = Promise.withResolvers<void>();
  const first = write(database, 'a');
  const entered = Promise.withResolvers<void>();
  const slow = write(database, 'b', () => {
    entered.resolve();
    return gate.promise;
  });
  await entered.promise;
  await new Promise((resolve) => setImmediate(resolve));
  const next = write(database, 'c', async () => expect(await keys(database)).toEqual(['a', 'b']));
  gate.resolve();
  await Promise.all([first, slow, next]);
  expect(await keys(database)).toEqual(['a', 'b', 'c']);
});
