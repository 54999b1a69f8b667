import type { Kysely, Selectable } from 'kysely';
import { collect } from '../../../platform/collect.ts';
import type { InsectsTable, Schema } from '../../../database/schema/schema.ts';
import { insectConditions, type InsectFilter } from './insect-filter.ts';

/** Rows of a statement, beside the thread that answers. */
const AT_ONCE = 200;

/**
 * All lots of a list, by their references, read while they are asked for: each page by a statement of its own, for one
 * that waits for whoever takes the file would be ended in the middle of it.
 */
export async function* streamInsects(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
): AsyncGenerator<Selectable<InsectsTable>> {
  const conditions = await insectConditions(kysely, filter);
  const lots = kysely.selectFrom('insects').selectAll().where(conditions).orderBy('reference').limit(AT_ONCE);
  for (let after: string | null = ''; after !== null;) {
    const rows: Selectable<InsectsTable>[] = await collect(
      lots.where('reference', '>', after).stream(AT_ONCE),
    );
    yield* rows;
    after = rows.length < AT_ONCE ? null : (rows.at(-1)?.reference ?? null);
  }
}
