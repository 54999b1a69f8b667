import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';

const INT8 = 20;
const NUMERIC = 1700;

/** PostgreSQL through a pool; what is streamed comes through a cursor. Counts and sums come as numbers: none of ours passes 2^53. */
export function createPostgresDialect(databaseUrl: string): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      getTypeParser: (id, format) =>
        id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A pooled connection that the server closes says so here; the next query opens a new one.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool, cursor: Cursor });
}
