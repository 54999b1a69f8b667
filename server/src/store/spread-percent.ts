import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Whole percent of the lots in stock that are spread; 0 when nothing is in stock. */
export async function readSpreadPercent(kysely: Kysely<Schema>): Promise<number> {
  const rows = await kysely
    .selectFrom('insects')
    .select((eb) => ['spread', eb.fn.countAll<number>().as('count')])
    .where('is_shown', '=', 1)
    .where('is_sold_out', '=', 0)
    .groupBy('spread')
    .execute();
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  const spread = rows.find((row) => row.spread === 'YES')?.count ?? 0;
  return all === 0 ? 0 : Math.round((100 * spread) / all);
}
