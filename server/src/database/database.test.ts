import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { eachDatabase } from './testing/databases.ts';
import { addFamily, addInsect } from './testing/fixtures.ts';
import { makeFolder, makePostgresDatabase } from './testing/places.ts';
import { until } from '../testing/until.ts';

const setting = (key: string) => ({ key, value: '1' });

eachDatabase('A store', (open) => {
  it('keeps nothing of a transaction that fails', async () => {
    const { kysely, transaction } = await open();
    const failing = transaction(async (trx) => {
      await trx.insertInto('settings').values(setting('a')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('lets readers see nothing of a transaction before its end, and everything after', async () => {
    const { kysely, transaction } = await open();
    const count = async () => (await kysely.selectFrom('settings').selectAll().execute()).length;
    await transaction(async (trx) => {
      await trx.insertInto('settings').values(setting('a')).execute();
      expect(await count()).toBe(0);
    });
    expect(await count()).toBe(1);
  });

  it('loses no update when many count at once', async () => {
    const { kysely, dialect, transaction } = await open();
    await kysely.insertInto('settings').values({ key: 'n', value: '0' }).execute();
    const addOne = () =>
      transaction(async (trx) => {
        const { value } = await trx
          .selectFrom('settings')
          .select('value')
          .where('key', '=', 'n')
          .$if(dialect === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'n')
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    const row = await kysely.selectFrom('settings').select('value').executeTakeFirstOrThrow();
    expect(row.value).toBe('40');
  });

  it('refuses to change or forget what is append-only', async () => {
    const { kysely } = await open();
    await addInsect(kysely, await addFamily(kysely));
    await expect(kysely.updateTable('price_history').set({ price_cents: 1 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(kysely.deleteFrom('price_history').execute()).rejects.toThrow('append-only');
  });

  it('refuses to reserve more than there is', async () => {
    const { kysely } = await open();
    await addInsect(kysely, await addFamily(kysely));
    await expect(kysely.updateTable('insects').set({ reserved: 2 }).execute()).rejects.toThrow(/constraint/i);
    await kysely.updateTable('insects').set({ reserved: 1 }).execute();
    const row = await kysely.selectFrom('insects').select(['is_sold_out', 'is_in_family']).executeTakeFirst();
    expect(row).toEqual({ is_sold_out: 1, is_in_family: 1 });
  });
});

describe.each([
  ['SQLite', makeFolder],
  ['PostgreSQL', makePostgresDatabase],
])('A new store on %s', (_dialect, makePlace) => {
  it('can be migrated by several processes at once, and again', async () => {
    const place = await makePlace();
    const database = await openDatabase(place.options);
    const namesOf = async () => {
      await Promise.all([migrate(database), migrate(database)]);
      const rows = await database.kysely.selectFrom('migrations').select('name').execute();
      return rows.map(({ name }) => name);
    };
    const names = await namesOf();
    expect(names).toContain('0001-catalogue');
    expect(new Set(names).size).toBe(names.length);
    expect(await namesOf()).toEqual(names);
    await database.close();
    await place.remove();
  });
});

it('Who reads a table that a migration waits for, behind a backup, does not wait long; the migration comes back', async () => {
  const place = await makePostgresDatabase();
  const database = await openDatabase(place.options);
  const { kysely } = database;
  const hasWaiting = async () => {
    const found = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
    return found.rows[0]?.n !== 0;
  };
  await sql`create table migrations (name text primary key, at text not null)`.execute(kysely);
  const migrating = await kysely.transaction().execute(async (backup) => {
    await sql`lock table migrations in access exclusive mode`.execute(backup);
    const started = migrate(database);
    await until('the migration waits', hasWaiting);
    await until('it lets those behind it pass', async () => !(await hasWaiting()));
    return { started };
  });
  await migrating.started;
  expect(await kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
  await database.close();
  await place.remove();
}, 60_000);

it('says which address it cannot reach, within its bound', async () => {
  const database = await openDatabase({
    databaseUrl: 'postgresql://nobody@127.0.0.1:1/none',
    dataDir: '/nowhere',
  });
  await expect(migrate(database)).rejects.toThrow('ECONNREFUSED');
  await database.close();
});
