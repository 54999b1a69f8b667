import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { serverUser, startPostgresServer } from '../database/testing/postgres-server.ts';
import { postgresCache, shopHash } from './cached-shop.ts';

/** Generated shops on a PostgreSQL of their own, which stay from one bench to the next. */
export interface PostgresShops {
  /** The address of the shop of so many lots; `fill` fills a new one, which counts once it is whole. */
  keep(insects: number, fill: (databaseUrl: string) => Promise<void>): Promise<string>;
  stop(): Promise<void>;
}

/** @throws when there is no PostgreSQL on this machine, or another bench has it open */
export async function openPostgresShops(): Promise<PostgresShops> {
  const folder = postgresCache((await serverUser()) !== null);
  const { url, stop } = await startPostgresServer(folder);
  const hash = await shopHash();
  const addressOf = (name: string) => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
  return {
    async keep(insects, fill) {
      const name = `shop_${insects}_${hash}`;
      const making = `making_${insects}`;
      if (!(await isThere(url, name))) {
        await run(url, `drop database if exists ${making}`, `create database ${making}`);
        await fill(addressOf(making));
        await run(url, `alter database ${making} rename to ${name}`);
      }
      return addressOf(name);
    },
    stop: () => stop('fast'),
  };
}

async function isThere(url: string, name: string): Promise<boolean> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`.execute(database.kysely);
    return found.rows.length > 0;
  } finally {
    await database.close();
  }
}

/** Statements that no transaction may hold. */
async function run(url: string, ...statements: string[]): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    for (const statement of statements) await sql.raw(statement).execute(database.kysely);
  } finally {
    await database.close();
  }
}
