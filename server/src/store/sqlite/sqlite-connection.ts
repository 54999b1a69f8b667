import {
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Turns } from '../../turns.ts';
import type { LongReads } from './long-reads.ts';
import { toValue, type StatementCache } from './statement-cache.ts';

/**
 * Reads outside a transaction go to the reading connection at once; everything else takes its turn on the writing
 * one, which a transaction keeps from its begin to its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #turns: Turns;
  readonly #longReads: LongReads;
  #release: (() => void) | null = null;

  constructor(writer: StatementCache, reader: StatementCache, turns: Turns, longReads: LongReads) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
    this.#longReads = longReads;
  }

  async begin(): Promise<void> {
    const release = await this.#turns.take();
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
    const release = await this.#turns.take();
    try {
      return this.#writer.run<R>(query.sql, query.parameters);
    } finally {
      release();
    }
  }

  /** Rows as they are asked for, read on a thread of their own: outside of transactions, which it cannot see into. */
  async *streamQuery<R>({ sql, parameters }: CompiledQuery, count = 1): AsyncGenerator<QueryResult<R>> {
    if (this.#release) throw new Error('A transaction cannot stream: read in pages');
    for await (const rows of this.#longReads.read(sql, parameters.map(toValue), count)) {
      // Kysely's types say what a row of this query holds.
      yield { rows: rows as R[] };
    }
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}
