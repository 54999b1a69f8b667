import type { DatabaseSync } from 'node:sqlite';
import type { Driver } from 'kysely';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';
import { DatabaseBusy } from '../database-busy.ts';
import type { LongReads } from './long-reads.ts';
import { SharedCommits } from './shared-commits.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { StatementCache } from './statement-cache.ts';

const MAX_WAIT_MS = 10_000;

/** Kysely's driver over `node:sqlite`. Connections are only handles: what they run on is chosen per statement. */
export class SqliteDriver implements Driver {
  readonly #databases: DatabaseSync[];
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #commits: SharedCommits;
  readonly #longReads: LongReads;

  constructor(writer: DatabaseSync, reader: DatabaseSync, longReads: LongReads) {
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
    this.#longReads = longReads;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#commits, this.#longReads);
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
    await this.#longReads.close();
    this.#commits.close();
    for (const database of this.#databases) database.close();
  }
}
