import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { DatabaseBusy } from './database-busy.ts';
import { readAgain } from './read-again.ts';

const INT8 = 20;
const NUMERIC = 1700;
const CONNECTIONS = 16;

interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** PostgreSQL through a pool; what is streamed comes through a cursor. Counts and sums come as numbers: none of ours passes 2^53. */
export function createPostgresDialect(databaseUrl: string): { dialect: Dialect; pool: () => PoolState } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
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
  // One that is closed in somebody's hands says so to the next statement; unheard, it would end the whole process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw pool.totalCount < CONNECTIONS
        ? error
        : new DatabaseBusy('No free connection in time', { cause: error });
    });
  return {
    dialect: new PostgresDialect({
      pool: {
        connect: async () => readAgain(await connect(), connect),
        end: () => pool.end(),
        options: pool.options,
      },
      cursor: Cursor,
    }),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
