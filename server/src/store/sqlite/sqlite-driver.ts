import type { DatabaseSync } from 'node:sqlite';
import type { Driver } from 'kysely';
import { createTurns, type Turns } from '../../turns.ts';
import type { LongReads } from './long-reads.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { StatementCache } from './statement-cache.ts';

const MAX_WAIT_MS = 10_000;

/** Kysely's driver over `node:sqlite`. Connections are only handles: what they run on is chosen per statement. */
export class SqliteDriver implements Driver {
  readonly #databases: DatabaseSync[];
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #turns: Turns = createTurns({
    count: 1,
    maxWaitMs: MAX_WAIT_MS,
    late: () => new Error('Waited 10 s to write to the database: a transaction does not end'),
  });
  readonly #longReads: LongReads;

  constructor(writer: DatabaseSync, reader: DatabaseSync, longReads: LongReads) {
    // The writer closes last: only it can empty the log and remove it.
    this.#databases = [reader, writer];
    this.#writer = new StatementCache(writer);
    this.#reader = new StatementCache(reader);
    this.#longReads = longReads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#turns, this.#longReads);
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
    await this.#longReads.close();
    for (const database of this.#databases) database.close();
  }
}
