import {
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Mutex } from './mutex.ts';
import type { StatementCache } from './statement-cache.ts';

/**
 * Reads outside a transaction go to the reading connection at once; everything else takes its turn on the writing
 * one, which a transaction keeps from its begin to its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #mutex: Mutex;
  #release: (() => void) | null = null;

  constructor(writer: StatementCache, reader: StatementCache, mutex: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#mutex = mutex;
  }

  async begin(): Promise<void> {
    const release = await this.#mutex.acquire();
    try {
      // Takes the write lock now: a transaction that reads first could not be upgraded later.
      this.#writer.run('begin immediate', []);
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A commit that fails keeps the turn, for the rollback that follows it. */
  end(verb: 'commit' | 'rollback'): void {
    this.#writer.run(verb, []);
    this.#release?.();
    this.#release = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) return this.#writer.run<R>(query.sql, query.parameters);
    if (isRead(query)) return this.#reader.run<R>(query.sql, query.parameters);
    const release = await this.#mutex.acquire();
    try {
      return this.#writer.run<R>(query.sql, query.parameters);
    } finally {
      release();
    }
  }

  // Long lists are read in pages, which both databases can do.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: read in pages');
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}
