import {
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { longReads } from './long-reads.ts';
import type { Part, SharedCommits } from './shared-commits.ts';
import { toValue, type StatementCache } from './statement-cache.ts';

/**
 * Reads outside a transaction go to the reading connection at once; everything else takes its turn on the writing
 * one, which a transaction keeps from its begin to its end.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #writer: StatementCache;
  readonly #reader: StatementCache;
  readonly #commits: SharedCommits;
  readonly #file: string;
  #part: Part | null = null;

  constructor(writer: StatementCache, reader: StatementCache, commits: SharedCommits, file: string) {
    this.#writer = writer;
    this.#reader = reader;
    this.#commits = commits;
    this.#file = file;
  }

  async begin(): Promise<void> {
    this.#part = await this.#commits.begin();
  }

  /** Kysely rolls back after a commit that failed: then there is nothing left to end. */
  async end(verb: 'keep' | 'undo'): Promise<void> {
    const part = this.#part;
    this.#part = null;
    await part?.[verb]();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#part) return this.#writer.run<R>(query.sql, query.parameters);
    if (isRead(query)) return this.#reader.run<R>(query.sql, query.parameters);
    return this.#write(query);
  }

  /** Rows as they are asked for, read on a thread of their own: outside of transactions, which it cannot see into. */
  async *streamQuery<R>({ sql, parameters }: CompiledQuery, count = 1): AsyncGenerator<QueryResult<R>> {
    if (this.#part) throw new Error('A transaction cannot stream: read in pages');
    for await (const rows of longReads.read(this.#file, sql, parameters.map(toValue), count)) {
      // Kysely's types say what a row of this query holds.
      yield { rows: rows as R[] };
    }
  }

  /** A single statement is a transaction of its own. */
  async #write<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const part = await this.#commits.begin();
    let result: QueryResult<R>;
    try {
      result = this.#writer.run<R>(sql, parameters);
    } catch (error) {
      await part.undo();
      throw error;
    }
    await part.keep();
    return result;
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}
