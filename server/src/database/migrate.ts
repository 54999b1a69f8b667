import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { errorCode } from '../platform/error-code.ts';
import type { Database, DialectName } from './database.ts';
import { MIGRATIONS } from './migrations/list.ts';
import type { Schema } from './schema/schema.ts';

/** Any number, the same in every version: it names the lock. */
const LOCK = 7_265_001;

/** How long it stands before a table that others hold: whoever comes to that table meanwhile waits behind it. */
const TABLE_WAIT_SECONDS = 5;
/** Long enough for those who waited to be served. */
const PAUSE_MS = 1_000;
/** An hour: a large shop is copied in less. */
const MAX_ATTEMPTS = 600;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the tables up to date: runs, in order, the migrations that this database has not had.
 * All in one transaction, which only one process at a time can hold, so several may start at once (decision 027). The
 * tables of a large shop take their time, and so does the wait for who is at it: neither ends at a shopper's bounds. A table
 * that a backup reads is asked for again and again, so that no shopper stands behind this.
 */
export async function migrate(database: Database): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await migrateOnce(database);
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function migrateOnce(database: Database): Promise<void> {
  await database.patientTransaction(async (trx) => {
    if (database.dialect === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      await sql`set local lock_timeout = ${sql.lit(`${TABLE_WAIT_SECONDS}s`)}`.execute(trx);
    }
    await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(trx);
    const done = await trx.selectFrom('migrations').select('name').execute();
    const names = new Set(done.map((row) => row.name));
    for (const { name, up } of MIGRATIONS) {
      if (!names.has(name)) await apply(trx, database.dialect, name, up);
    }
  });
}

async function apply(
  trx: Transaction<Schema>,
  dialect: DialectName,
  name: string,
  up: (typeof MIGRATIONS)[number]['up'],
): Promise<void> {
  for (const statement of up(dialect)) await sql.raw(statement).execute(trx);
  await trx.insertInto('migrations').values({ name, at: new Date().toISOString() }).execute();
}
