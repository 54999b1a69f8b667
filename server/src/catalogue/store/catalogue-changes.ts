import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

export interface CatalogueChange {
  id: number;
  /** Null: a family changed. */
  insectId: number | null;
}

/** What changed after a change, oldest first. */
export async function readChanges(
  kysely: Kysely<Schema>,
  after: number,
  limit: number,
): Promise<CatalogueChange[]> {
  return kysely
    .selectFrom('catalogue_changes')
    .select(['id', 'insect_id as insectId'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The last change before a time; 0 when the log does not reach back so far. */
export async function lastChangeBefore(kysely: Kysely<Schema>, time: Date): Promise<number> {
  const row = await kysely
    .selectFrom('catalogue_changes')
    .select('id')
    .where('at', '<', time.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Id of the oldest change that is still in the log; null for an empty log. */
export async function oldestChange(kysely: Kysely<Schema>): Promise<number | null> {
  const row = await kysely
    .selectFrom('catalogue_changes')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Forgets at most `limit` changes from before a time. The last of them stays: whoever has not seen that one has
 * missed some, and can tell.
 */
export async function pruneChanges(
  kysely: Kysely<Schema>,
  before: Date,
  limit: number,
): Promise<{ hasMore: boolean }> {
  const last = await lastChangeBefore(kysely, before);
  const { numDeletedRows } = await kysely
    .deleteFrom('catalogue_changes')
    .where('id', 'in', (eb) =>
      eb.selectFrom('catalogue_changes').select('id').where('id', '<', last).orderBy('id').limit(limit),
    )
    .executeTakeFirstOrThrow();
  return { hasMore: numDeletedRows === BigInt(limit) };
}

/** So many of the last changes: one that becomes visible late is among them. */
const MARKED = 1_000;

/** Another text whenever a change became visible: their sum tells of one whose transaction ended after a later one's. */
export async function markOfChanges(kysely: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ last: number | null; sum: number | null }>`
    select max(id) as last, sum(id) as sum
    from (select id from catalogue_changes order by id desc limit ${MARKED}) as latest`.execute(kysely);
  return `${rows[0]?.last ?? 0}-${rows[0]?.sum ?? 0}`;
}
