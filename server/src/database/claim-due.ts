import { sql, type Kysely, type Selectable } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Schema } from './schema/schema.ts';

/** Rows that a worker takes up when their time has come, and again later when it fails. */
type DueTable = 'outbox' | 'refunds' | 'e_invoices';

/** How long a worker may take before another may try. */
const CLAIM_MS = 2 * MINUTE_MS;
const MAX_DELAY_MS = 6 * HOUR_MS;

/** Takes rows that are due, for this worker alone; a worker that dies loses its claim after two minutes. */
export async function claimDue<Table extends DueTable>(
  kysely: Kysely<Schema>,
  table: Table,
  states: readonly Schema[Table]['state'][],
  count: number,
  now: Date,
): Promise<Selectable<Schema[Table]>[]> {
  const rows = sql.table(table);
  const isDue = sql`state in (${sql.join(states)}) and next_at <= ${now.toISOString()}`;
  const due = await sql<{ id: number }>`
    select id from ${rows} where ${isDue} order by next_at limit ${count}`.execute(kysely);
  // Nothing to do is the rule, and takes no turn from those who write.
  if (due.rows.length === 0) return [];
  const ids = due.rows.map(({ id }) => id);
  const claimedUntil = new Date(now.getTime() + CLAIM_MS).toISOString();
  const claimed = await sql<Selectable<Schema[Table]>>`
    update ${rows} set next_at = ${claimedUntil}, attempts = attempts + 1
    where id in (${sql.join(ids)}) and ${isDue} returning *`.execute(kysely);
  return claimed.rows;
}

/** When to try again after so many attempts: exponential backoff, at most six hours. */
export function nextTry(attempts: number, now: Date): string {
  return new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_DELAY_MS)).toISOString();
}
