import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

const MAX_STATEMENTS = 300;

interface Prepared {
  statement: StatementSync;
  /** Asking SQLite each time takes as long as a small query. */
  givesRows: boolean;
}

/**
 * Prepared statements of one connection. Those that were not used since as many others were are forgotten.
 */
export class StatementCache {
  readonly #database: DatabaseSync;
  #statements = new Map<string, Prepared>();
  #before = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, givesRows } = this.#prepare(sql);
    const values = parameters.map(toValue);
    if (givesRows) {
      // Kysely's types say what a row of this query holds.
      const rows = statement.all(...values) as R[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.#before.get(sql) ?? this.#prepareNew(sql);
    if (this.#statements.size >= MAX_STATEMENTS / 2) {
      this.#before = this.#statements;
      this.#statements = new Map();
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #prepareNew(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, givesRows: statement.columns().length > 0 };
  }
}

/** @throws when SQLite has no column for it */
export function toValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A column holds text, a number or null, not ${typeof value}`);
}
