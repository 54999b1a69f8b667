import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isDatabaseAway } from './is-away.ts';

/** When all connections are cut, several may be dead before any of them knows. */
const MOST_TRIES = 3;
const READ = /^select\b/i;
/** Locks, and functions that do something. */
const DOES_MORE = /\bfor (no key )?(update|share)\b|\b(pg_\w+|nextval|setval)\(/i;

/**
 * A connection whose reads are asked again on another one when it is cut: nothing was done, and no shopper need hear of
 * it. In a transaction, and of whatever writes, the failure stands: it may have been done.
 * @param connect another connection; what it throws is the failure then
 */
export function readAgain(
  first: PostgresPoolClient,
  connect: () => Promise<PostgresPoolClient>,
): PostgresPoolClient {
  let client = first;
  let isInTransaction = false;

  async function ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (/^(begin|start transaction)\b/i.test(sql)) isInTransaction = true;
    const isRead = !isInTransaction && READ.test(sql) && !DOES_MORE.test(sql);
    for (let tries = 1; ; tries += 1) {
      try {
        return await client.query<Row>(sql, parameters);
      } catch (error) {
        if (!isRead || tries === MOST_TRIES || !isDatabaseAway(error)) throw error;
        const next = await connect();
        client.release(true);
        client = next;
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
    release: (isToBeDestroyed) => client.release(isToBeDestroyed),
    get processID() {
      return client.processID;
    },
  };
}
