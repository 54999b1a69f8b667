import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DatabaseBusy } from './outages/database-busy.ts';
import { openDatabase } from './database.ts';
import { makePostgresDatabase } from './testing/places.ts';

it('An order finds a connection to PostgreSQL while the catalogue is read as much as it may be', async () => {
  const { options, remove } = await makePostgresDatabase();
  const database = await openDatabase(options);
  const gate = Promise.withResolvers<void>();
  try {
    const reads = Array.from({ length: 16 }, () =>
      database.reading.connection().execute(async (one) => {
        await sql`select 1`.execute(one);
        await gate.promise;
      }),
    );
    await expect(Promise.race(reads)).rejects.toBeInstanceOf(DatabaseBusy);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.transaction((trx) => sql<{ one: number }>`select 1 as one`.execute(trx)),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1, 1, 1, 1]);
    gate.resolve();
    const ends = await Promise.allSettled(reads);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    // Each gave its connection back.
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.reading)).rows).toEqual([
      { one: 1 },
    ]);
  } finally {
    gate.resolve();
    await database.close();
    await remove();
  }
});
