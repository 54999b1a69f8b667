import type { DatabaseSync } from 'node:sqlite';
import type { Driver } from 'kysely';
import { createMutex, type Mutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { StatementCache } from './statement-cache.ts';

/** Kysely's driver over `node:sqlite`. Connections are only handles: what they run on is chosen per statement. */
export class SqliteDriver implements Driver {
  readonly #databases: DatabaseSync[];
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #mutex: Mutex = createMutex();

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    // The writer closes last: only it can empty the log and remove it.
    this.#databases = [reader, writer];
    this.#writer = new StatementCache(writer);
    this.#reader = new StatementCache(reader);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#mutex);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    for (const database of this.#databases) database.close();
  }
}
