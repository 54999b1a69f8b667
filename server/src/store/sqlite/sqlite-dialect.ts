import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/** How long one process waits while another writes. */
const BUSY_TIMEOUT_MS = 5000;

/** SQLite by Node's own module: one connection that writes, one that only reads and never waits for it. */
export async function createSqliteDialect(dataDir: string): Promise<Dialect> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'vitrine.sqlite');
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  return {
    createDriver: () => new SqliteDriver(writer, reader),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}

/** Our driver itself decides who waits: without this a read would wait for a transaction. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
