import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';
import { longReads } from './long-reads.ts';
import { DatabaseBusy } from '../outages/database-busy.ts';
import { SharedCommits } from './shared-commits.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { StatementCache } from './statement-cache.ts';

/** How long one process waits while another writes. */
const BUSY_TIMEOUT_MS = 5000;
/**
 * KiB of pages that a connection keeps. Measured on a million insects: a list's cards take 8 ms with SQLite's usual
 * 2 MB, in which the inner pages of its trees find no room, and 1.1 ms with 8 MB; 16 gain nothing.
 */
export const CACHE_KIB = 8 * 1024;

/**
 * SQLite by Node's own module: one connection that writes, one that only reads and never waits for it, and one on a
 * thread of its own for what is streamed.
 */
export async function createSqliteDialect(
  dataDir: string,
  cacheKib = CACHE_KIB,
  isDurable = true,
): Promise<Dialect> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'vitrine.sqlite');
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  writer.exec('pragma journal_mode = wal; pragma foreign_keys = on');
  writer.exec(`pragma synchronous = ${isDurable ? 'full' : 'off'}`);
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  for (const database of [writer, reader]) database.exec(`pragma cache_size = -${cacheKib}`);
  return {
    createDriver: () => new SqliteDriver(writer, reader, file),
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

const MAX_WAIT_MS = 10_000;

/** Kysely's driver over `node:sqlite`. Connections are only handles: what they run on is chosen per statement. */
class SqliteDriver implements Driver {
  readonly #databases: DatabaseSync[];
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #commits: SharedCommits;
  readonly #file: string;

  constructor(writer: DatabaseSync, reader: DatabaseSync, file: string) {
    // The writer closes last: only it can empty the log and remove it.
    this.#databases = [reader, writer];
    this.#writer = new StatementCache(writer);
    this.#reader = new StatementCache(reader);
    this.#commits = new SharedCommits(
      writer,
      this.#writer,
      createSemaphore({
        permits: 1,
        maxWaitMs: MAX_WAIT_MS,
        refusal: () => new DatabaseBusy('Waited 10 s to write to the database: a transaction does not end'),
      }),
    );
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#commits, this.#file);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('keep');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('undo');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await longReads.close(this.#file);
    this.#commits.close();
    for (const database of this.#databases) database.close();
  }
}
