import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../database.ts';
import { isDatabaseAway } from './is-away.ts';
import { makePostgresDatabase } from '../testing/places.ts';

describe('A connection to PostgreSQL that is cut while it', () => {
  /** Somebody else's lock holds a statement up until its connection has been ended, once. */
  async function cutDuring<Answer>(ask: (database: Database) => Promise<Answer>): Promise<Answer> {
    const { options, remove } = await makePostgresDatabase();
    const [database, other] = [await openDatabase(options), await openDatabase(options)];
    await sql`create table things (id integer)`.execute(other.kysely);
    try {
      const { answer } = await other.transaction(async (trx) => {
        await sql`lock table things in access exclusive mode`.execute(trx);
        const asked = ask(database);
        asked.catch(() => undefined);
        await untilCut(other);
        // Not awaited here: the lock goes first.
        return { answer: () => asked };
      });
      return await answer();
    } finally {
      await Promise.all([database.close(), other.close()]);
      await remove();
    }
  }

  async function untilCut({ kysely }: Database): Promise<void> {
    for (let cut = 0; cut === 0;) {
      const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
      cut = ended.rows.length;
    }
  }

  it('reads is not noticed', async () => {
    const read = await cutDuring(({ kysely }) =>
      sql<{ count: number }>`select count(*) as count from things`.execute(kysely),
    );
    expect(read.rows).toEqual([{ count: 0 }]);
  });

  it.each([
    ['writes', (one: Database) => sql`insert into things values (1)`.execute(one.kysely)],
    [
      'is in a transaction',
      (one: Database) => one.transaction((trx) => sql`select * from things`.execute(trx)),
    ],
  ])('%s tells of it: that may have been done', async (_name, ask) => {
    const failure = await cutDuring<unknown>(ask).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
  });
});
