import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase, oneDatabase } from '../testing/databases.ts';
import { LongReads } from './long-reads.ts';

const numbers = (last: number) =>
  sql<{ n: number }>`(
  with recursive series (n) as (select 1 union all select n + 1 from series where n < ${sql.lit(last)})
  select n from series
)`.as('numbers');

eachDatabase('Whoever reads a long list', (open) => {
  it.each([0, 1, 99, 100, 101, 2500])('gets all of %i rows in their order', async (count) => {
    const { kysely } = await open();
    const read: number[] = [];
    const rows = kysely
      .selectFrom(numbers(2500))
      .select('n')
      .where('n', '<=', count)
      .orderBy('n')
      .stream(100);
    for await (const { n } of rows) read.push(n);
    expect(read).toEqual(Array.from({ length: count }, (_row, index) => index + 1));
  });

  it('may stop in the middle, and read several at once', async () => {
    const { kysely } = await open();
    const first = async (count: number) => {
      let sum = 0;
      for await (const { n } of kysely.selectFrom(numbers(5000)).select('n').stream(10)) {
        sum += n;
        if (n === count) break;
      }
      return sum;
    };
    expect(await Promise.all([first(1), first(100), first(4999), first(9999)])).toEqual([
      1, 5050, 12_497_500, 12_502_500,
    ]);
    await kysely.insertInto('settings').values({ key: 'a', value: '1' }).execute();
    expect(await kysely.selectFrom('settings').select('key').execute()).toHaveLength(1);
  });

  it('is told of a query that cannot be answered, and can ask another', async () => {
    const { kysely } = await open();
    const read = async (column: string) => {
      for await (const row of kysely.selectFrom('settings').select(sql.ref(column).as('c')).stream(10))
        return row;
      return null;
    };
    await expect(read('nothing')).rejects.toThrow('nothing');
    expect(await read('key')).toBeNull();
  });
});

const open = oneDatabase();

it('A long read does not keep others waiting', async () => {
  const { kysely } = await open();
  const long = (async () => {
    for await (const { sum } of kysely
      .selectFrom(numbers(1_000_000))
      .select(sql<number>`sum(n)`.as('sum'))
      .stream(10)) {
      return sum;
    }
    return 0;
  })();
  let others = 0;
  let isDone = false;
  void long.then(() => (isDone = true));
  while (!isDone) {
    await kysely.selectFrom('settings').select('key').execute();
    await new Promise((resolve) => setImmediate(resolve));
    others += 1;
  }
  expect(await long).toBe(500_000_500_000);
  expect(others).toBeGreaterThan(10);
});

it('The thread ends when nobody reads any more, and whoever reads next has another', async () => {
  const reads = new LongReads(0);
  const readOne = async () => {
    for await (const rows of reads.read(':memory:', 'select 1 as one', [], 10)) return rows;
    return [];
  };
  expect(await Promise.all([readOne(), readOne()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  while (reads.isRunning) await new Promise((resolve) => setImmediate(resolve));
  expect(await readOne()).toEqual([{ one: 1 }]);
  await reads.close(':memory:');
});
