import { Socket } from 'node:net';
import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { createSemaphore } from '@vitrine/shared/platform/semaphore';
import { createCircuitBreaker, DatabaseSilent, PROBE_MS } from './outages/circuit-breaker.ts';
import { DatabaseBusy } from './outages/database-busy.ts';
import { readAgain } from './outages/read-again.ts';

const INT8 = 20;
const NUMERIC = 1700;
const CONNECTIONS = 16;
/** Of them what reads of the catalogue may hold together: orders, payments and logins find the others. */
const READING = 10;
const READING_WAIT_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;
const STARTING = '57P03';
/** Internal errors and those of the system, such as that a new connection cannot write to a full disk. */
const OWN_TROUBLE = /^(XX|58)/;

/** It answers and lets nobody in, for trouble that is not the configuration's. `isDatabaseAway` knows it by its code. */
class DatabaseShut extends Error {
  readonly code = STARTING;

  constructor(cause: Error) {
    super('The database lets nobody in', { cause });
  }
}

interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

interface PostgresDialects {
  dialect: Dialect;
  /** Over the same pool, of which it takes no more than a share. It closes nothing. */
  readingDialect: Dialect;
  /** Over a connection of its own, on which a statement may take as long as it takes. */
  patientDialect(): Dialect;
  pool(): PoolState;
}

/** PostgreSQL through a pool; what is streamed comes through a cursor. Counts and sums come as numbers: none of ours passes 2^53. */
export function createPostgresDialect(databaseUrl: string, probeMs = PROBE_MS): PostgresDialects {
  const sockets = new Set<Socket>();
  const pool = openPool(databaseUrl, {
    max: CONNECTIONS,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  const breaker = createCircuitBreaker(
    () => canReach(databaseUrl, probeMs),
    () => {
      for (const socket of sockets) socket.destroy();
    },
    databaseUrl,
  );

  async function connect(): Promise<pg.PoolClient> {
    const asked = pool.connect();
    try {
      return await breaker.guard(() => asked, false);
    } catch (error) {
      // Nobody waits for it any more.
      asked.then(
        (late) => late.release(true),
        () => undefined,
      );
      if (error instanceof pg.DatabaseError && OWN_TROUBLE.test(error.code ?? ''))
        throw new DatabaseShut(error);
      if (error instanceof DatabaseSilent || pool.totalCount < CONNECTIONS) throw error;
      throw new DatabaseBusy('No free connection in time', { cause: error });
    }
  }

  const readers = createSemaphore({
    ...{ permits: READING, maxWaitMs: READING_WAIT_MS },
    refusal: () => new DatabaseBusy('No connection for reading in time'),
  });

  async function connectToRead(): Promise<PostgresPoolClient> {
    const leave = await readers.acquire();
    try {
      return readAgain(await connect(), connect, breaker.guard, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  function dialectOver(open: () => Promise<PostgresPoolClient>, end: () => Promise<void>): Dialect {
    return new PostgresDialect({ pool: { connect: open, end, options: pool.options }, cursor: Cursor });
  }

  return {
    dialect: dialectOver(
      async () => readAgain(await connect(), connect, breaker.guard),
      () => {
        breaker.stop();
        return pool.end();
      },
    ),
    readingDialect: dialectOver(connectToRead, async () => undefined),
    patientDialect: () => new PostgresDialect({ pool: openPool(databaseUrl, { max: 1 }) }),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function openPool(connectionString: string, bounds: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: {
      getTypeParser: (id, format) =>
        id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
    },
    ...bounds,
  });
  // A pooled connection that the server closes says so here; the next query opens a new one.
  pool.on('error', () => undefined);
  // One that is closed in somebody's hands says so to the next statement; unheard, it would end the whole process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Whether the server says anything to who comes: also that it takes nobody more, but not that it is starting. */
async function canReach(connectionString: string, probeMs: number): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeMs,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    client.end().catch(() => undefined);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code !== STARTING;
    // On a busy machine its first word is here, and its last one is not.
    return socket.bytesRead > 0;
  }
}
