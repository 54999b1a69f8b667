import { sql, type Kysely } from 'kysely';
import type { RetentionRow } from '@vitrine/shared/contract/tools/operations/retention';
import type { Schema } from '../../database/schema/schema.ts';

/** Notes what retentions deleted, by their names. */
export async function noteRetentions(
  kysely: Kysely<Schema>,
  deleted: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const [name, count] of Object.entries(deleted)) {
    const found = count > 0 ? { deleted: count, deleted_at: at } : {};
    await kysely
      .insertInto('retentions')
      .values({ name, ran_at: at, deleted_at: null, deleted: 0, ...found, total: count })
      .onConflict((row) =>
        row.column('name').doUpdateSet({ ran_at: at, ...found, total: sql`retentions.total + ${count}` }),
      )
      .execute();
  }
}

/** What each did last, by its name. */
export async function readRetentions(kysely: Kysely<Schema>): Promise<Map<string, RetentionRow['last']>> {
  const rows = await kysely.selectFrom('retentions').selectAll().execute();
  return new Map(
    rows.map(({ name, ran_at: ranAt, deleted_at: deletedAt, deleted, total }) => [
      name,
      { ranAt, deletedAt, deleted: Number(deleted), total: Number(total) },
    ]),
  );
}
