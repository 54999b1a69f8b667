import { SqliteAdapter, type Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Whether nobody else can write until this transaction ends, in whatever process: SQLite has one writer at a time, and a
 * transaction is that from its begin. There a row need not be locked, which PostgreSQL has to be asked for.
 */
export const isOnlyWriter = (trx: Transaction<Schema>): boolean =>
  trx.getExecutor().adapter instanceof SqliteAdapter;
