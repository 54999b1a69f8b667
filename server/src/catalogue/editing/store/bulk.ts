import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { rowChange, type Row } from '../../../database/edit-row.ts';
import type { InsectsTable, Schema } from '../../../database/schema/schema.ts';

/** Written at a time; then whoever waits for the thread has a turn. */
const AT_ONCE = 20;
const READ_AT_ONCE = 200;

export type BulkRow = Pick<
  Selectable<InsectsTable>,
  | 'id'
  | 'revision'
  | 'reference'
  | 'name'
  | 'family_id'
  | 'category'
  | 'quality'
  | 'country'
  | 'locality'
  | 'price_cents'
  | 'weight_grams'
  | 'cites_annex'
  | 'cites_certificate'
  | 'is_published'
  | 'is_repair'
  | 'is_mixed'
  | 'deleted_at'
  | 'facts'
>;
const COLUMNS = [
  'id',
  'revision',
  'reference',
  'name',
  'family_id',
  'category',
  'quality',
  'country',
  'locality',
  'price_cents',
  'weight_grams',
  'cites_annex',
  'cites_certificate',
  'is_published',
  'is_repair',
  'is_mixed',
  'deleted_at',
  'facts',
] as const;

/** What many edits at once may change. */
export type BulkColumns = Partial<Omit<BulkRow, 'id' | 'revision' | 'reference' | 'name' | 'deleted_at'>>;

/** The lots as they are, in the order of the ids; unknown ones are left out. */
export async function readBulkRows(
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  ids: number[],
): Promise<BulkRow[]> {
  const byId = new Map<number, BulkRow>();
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const some = ids.slice(start, start + READ_AT_ONCE);
    const rows = await kysely.selectFrom('insects').select(COLUMNS).where('id', 'in', some).execute();
    for (const row of rows) byId.set(row.id, row);
    await turn();
  }
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/**
 * Writes what was planned for each lot, if it is as it was planned on. Returns the changes for the log, or null as soon
 * as a lot was changed meanwhile: the caller undoes the transaction.
 */
export async function writeBulk(
  trx: Transaction<Schema>,
  plans: { row: BulkRow; columns: BulkColumns }[],
  now: Date,
): Promise<AuditChange[] | null> {
  const changes: AuditChange[] = [];
  for (const [index, { row, columns }] of plans.entries()) {
    const change = rowChange('insects', row.id, row, { ...row, ...columns } satisfies Row);
    if (!change) continue;
    const { numUpdatedRows } = await trx
      .updateTable('insects')
      .set({ ...columns, updated_at: now.toISOString() })
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return null;
    changes.push(change);
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return changes;
}

/** How many pictures each of these lots has; lots without any are absent. */
export async function countPictures(
  kysely: Pick<Transaction<Schema>, 'selectFrom'>,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('insect_pictures')
    .select(['insect_id', sql<number>`count(*)`.as('count')])
    .where('insect_id', 'in', ids)
    .groupBy('insect_id')
    .execute();
  return new Map(rows.map(({ insect_id, count }) => [insect_id, Number(count)]));
}
