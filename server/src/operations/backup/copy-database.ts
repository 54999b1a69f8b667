import { join } from 'node:path';
import { countRows } from './count-rows.ts';
import { askPostgres, dumpPostgres, fillPostgres } from './copy-postgres.ts';
import { askSqlite, dumpSqlite, fillSqlite, SQLITE_FILE } from './copy-sqlite.ts';
import type { Manifest } from './manifest.ts';
import type { ShopData } from './shop-data.ts';

const POSTGRES_FILE = 'vitrine.dump';

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

/** Puts a copy back, and returns what it holds then. For PostgreSQL `aside` names where the former tables are. */
export async function fillDatabase({ dataDir, databaseUrl }: ShopData, folder: string, now: Date) {
  if (databaseUrl !== null) {
    const aside = await fillPostgres(databaseUrl, join(folder, POSTGRES_FILE), now);
    return { aside: `schema ${aside}`, ...(await askPostgres(databaseUrl, countRows)) };
  }
  await fillSqlite(dataDir, join(folder, SQLITE_FILE));
  return { aside: null, ...(await askSqlite(join(dataDir, SQLITE_FILE), countRows)) };
}
