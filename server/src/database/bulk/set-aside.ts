import { sql, type Transaction } from 'kysely';
import type { DialectName } from '../database.ts';
import type { Schema } from '../schema/schema.ts';
import { CACHE_KIB } from '../sqlite/sqlite-dialect.ts';

type Tables = readonly (keyof Schema)[];

/** Puts back what was set aside. */
type PutBack = () => Promise<void>;

/**
 * Takes away what slows down writing a million rows: indexes that can be made at once afterwards, triggers, and on
 * PostgreSQL foreign keys, which are checked as a whole when they come back. All within the caller's transaction, so
 * that nobody ever sees the tables without them. Unique columns stay unique throughout.
 */
export async function setAside(
  trx: Transaction<Schema>,
  dialect: DialectName,
  tables: Tables,
): Promise<PutBack> {
  const statements =
    dialect === 'sqlite' ? await sqliteStatements(trx, tables) : await postgresStatements(trx, tables);
  for (const { away } of statements) await sql.raw(away).execute(trx);
  return async () => {
    for (const { back } of statements) await sql.raw(back).execute(trx);
  };
}

interface Statement {
  away: string;
  back: string;
}

/** KiB of pages cached meanwhile: unique columns are written in no order. */
const BULK_CACHE_KIB = 128 * 1024;

async function sqliteStatements(trx: Transaction<Schema>, tables: Tables): Promise<Statement[]> {
  const { rows } = await sql<{ type: string; name: string; back: string }>`
    select type, name, sql as back from sqlite_master
    where type in ('index', 'trigger') and sql is not null and tbl_name in (${sql.join(tables)})`.execute(
    trx,
  );
  return [
    { away: `pragma cache_size = -${BULK_CACHE_KIB}`, back: `pragma cache_size = -${CACHE_KIB}` },
    ...rows.map(({ type, name, back }) => ({ away: `drop ${type} ${name}`, back })),
  ];
}

async function postgresStatements(trx: Transaction<Schema>, tables: Tables): Promise<Statement[]> {
  // Making an index takes longer than any statement of the shop may.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  return [
    ...tables.map((table) => ({
      away: `alter table ${table} disable trigger user`,
      back: `alter table ${table} enable trigger user`,
    })),
    ...(await foreignKeys(trx, tables)),
    ...(await indexes(trx, tables)),
  ];
}

async function foreignKeys(trx: Transaction<Schema>, tables: Tables): Promise<Statement[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in (${oids(tables)})`.execute(trx);
  return rows.map(({ table, name, definition }) => ({
    away: `alter table ${table} drop constraint ${name}`,
    back: `alter table ${table} add constraint ${name} ${definition}`,
  }));
}

/** Those that hold up no constraint. */
async function indexes(trx: Transaction<Schema>, tables: Tables): Promise<Statement[]> {
  const { rows } = await sql<{ name: string; back: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as back
    from pg_index where indrelid in (${oids(tables)})
    and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(trx);
  return rows.map(({ name, back }) => ({ away: `drop index ${name}`, back }));
}

function oids(tables: Tables) {
  return sql.join(tables.map((table) => sql`${table}::regclass`));
}
