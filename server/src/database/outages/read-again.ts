import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type CircuitBreaker, DatabaseSilent } from './circuit-breaker.ts';
import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseAway } from './is-away.ts';
import { errorCode } from '../../platform/error-code.ts';

/** When all connections are cut, several may be dead before any of them knows. */
const MOST_TRIES = 3;
const READ = /^select\b/i;
/** `query_canceled`: the statement took longer than `statement_timeout`. */
const CANCELLED = '57014';
/** Locks, and functions that do something. */
const DOES_MORE = /\bfor (no key )?(update|share)\b|\b(pg_\w+|nextval|setval)\(/i;

/**
 * A connection whose reads are asked again on another one when it is cut: nothing was done, and no shopper need hear of
 * it. In a transaction, and of whatever writes, the failure stands: it may have been done.
 * @param connect another connection; what it throws is the failure then
 * @param guard lets nobody wait for a database that is silent
 * @param onRelease told when it is given back
 */
export function readAgain(
  first: PostgresPoolClient,
  connect: () => Promise<PostgresPoolClient>,
  guard: CircuitBreaker['guard'],
  onRelease = () => {},
): PostgresPoolClient {
  let client = first;
  let isInTransaction = false;
  /** A statement of it was given up: what is asked after it would wait behind it. */
  let isLost = false;

  async function askOnce<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (isLost) throw new DatabaseSilent();
    try {
      return await guard(() => client.query<Row>(sql, parameters));
    } catch (error) {
      isLost = error instanceof DatabaseSilent;
      if (errorCode(error) === CANCELLED)
        throw new DatabaseBusy('A statement took too long', { cause: error });
      throw error;
    }
  }

  async function ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (/^(begin|start transaction)\b/i.test(sql)) isInTransaction = true;
    const isRead = !isInTransaction && READ.test(sql) && !DOES_MORE.test(sql);
    for (let tries = 1; ; tries += 1) {
      try {
        return await askOnce<Row>(sql, parameters);
      } catch (error) {
        if (!isRead || tries === MOST_TRIES || !isDatabaseAway(error)) throw error;
        const next = await connect();
        client.release(true);
        [client, isLost] = [next, false];
      }
    }
  }

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? ask<Row>(asked, parameters) : client.query(asked);
  }

  return {
    query,
    release(isToBeDestroyed = isLost) {
      onRelease();
      client.release(isToBeDestroyed);
    },
    get processID() {
      return client.processID;
    },
  };
}
