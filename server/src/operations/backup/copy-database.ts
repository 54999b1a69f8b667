import { join } from 'node:path';
import { askPostgres, dumpPostgres, fillPostgres, unfillPostgres, type Ask } from './copy-postgres.ts';
import { askSqlite, dumpSqlite, fillSqlite, SQLITE_FILE } from './copy-sqlite.ts';
import type { Manifest } from './manifest.ts';
import type { ShopData } from './shop-data.ts';

export const POSTGRES_FILE = 'vitrine.dump';

/** Copies the database into a folder, and says what the copy holds. */
export async function copyDatabase(
  { dataDir, databaseUrl }: ShopData,
  folder: string,
): Promise<Pick<Manifest, 'dialect' | 'migrations' | 'counts'>> {
  if (databaseUrl !== null) {
    const facts = await dumpPostgres(databaseUrl, join(folder, POSTGRES_FILE), countRows);
    return { dialect: 'postgres', ...facts };
  }
  const file = join(folder, SQLITE_FILE);
  dumpSqlite(dataDir, file);
  return { dialect: 'sqlite', ...(await askSqlite(file, countRows)) };
}

/**
 * Puts a copy back. For PostgreSQL `aside` names the schema where the former tables are, and `unfillDatabase` brings them
 * back.
 */
export async function fillDatabase(
  { dataDir, databaseUrl }: ShopData,
  folder: string,
  now: Date,
): Promise<string | null> {
  if (databaseUrl !== null) return fillPostgres(databaseUrl, join(folder, POSTGRES_FILE), now);
  await fillSqlite(dataDir, join(folder, SQLITE_FILE));
  return null;
}

/** As it was before `fillDatabase`; what SQLite held is a file like others. */
export async function unfillDatabase({ databaseUrl }: ShopData, aside: string | null): Promise<void> {
  if (databaseUrl !== null && aside !== null) await unfillPostgres(databaseUrl, aside);
}

/** What the database of a stopped shop holds. */
export function countDatabase({ dataDir, databaseUrl }: ShopData) {
  return databaseUrl === null
    ? askSqlite(join(dataDir, SQLITE_FILE), countRows)
    : askPostgres(databaseUrl, countRows);
}

/** Tables whose rows somebody would miss. */
const TABLES = ['insects', 'families', 'orders', 'accounts', 'stock_moves', 'invoices', 'outbox', 'texts'];

/** How much a database holds, and how far its tables are. */
async function countRows(ask: Ask): Promise<{ migrations: string[]; counts: Record<string, number> }> {
  const migrations = await ask('select name from migrations order by name');
  const counts: [string, number][] = [];
  for (const table of TABLES) {
    const [row] = await ask(`select count(*) as rows from ${table}`);
    counts.push([table, Number(row?.['rows'])]);
  }
  return { migrations: migrations.map((row) => String(row['name'])), counts: Object.fromEntries(counts) };
}
