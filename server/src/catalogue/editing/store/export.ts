import type { Kysely, Selectable } from 'kysely';
import type { InsectsTable, Schema } from '../../../database/schema/schema.ts';
import { insectConditions, type InsectFilter } from './insect-filter.ts';

/** Rows read at a time from the thread that walks long lists. */
const AT_ONCE = 200;

/** All lots of a list, by their references, read while they are asked for. */
export async function* streamInsects(
  kysely: Kysely<Schema>,
  filter: InsectFilter,
): AsyncGenerator<Selectable<InsectsTable>> {
  const conditions = await insectConditions(kysely, filter);
  yield* kysely.selectFrom('insects').selectAll().where(conditions).orderBy('reference').stream(AT_ONCE);
}
