import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DatabaseBusy } from './database-busy.ts';
import { openDatabase } from '../database.ts';
import { isDatabaseAway } from './is-away.ts';
import { eachPlace } from '../testing/databases.ts';

eachPlace('A database whose connections end', (makePlace, dialect) => {
  if (dialect === 'SQLite') {
    it('is none that could be away', async () => {
      const database = await openDatabase((await makePlace()).options);
      const refused = await sql`select * from nothing`.execute(database.kysely).catch((error) => error);
      expect(isDatabaseAway(refused)).toBe(false);
      await database.close();
    });
    return;
  }

  it('fails what was under way, says that it is away, and goes on', async () => {
    const { options } = await makePlace();
    const [database, other] = [await openDatabase(options), await openDatabase(options)];
    const failed = database
      .transaction(async (trx) => {
        await sql`select 1`.execute(trx);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(other.kysely);
        return sql`select 1`.execute(trx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(await failed)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await Promise.all([database.close(), other.close()]);
  });
});

it('A database that is busy is there', () => {
  expect(isDatabaseAway(new DatabaseBusy('Waited too long'))).toBe(false);
});
