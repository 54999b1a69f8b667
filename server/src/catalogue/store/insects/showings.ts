import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';
import type { Showing } from '../../rules/previous-price.ts';

/** When these insects were hidden and shown again since they were first shown, by id, in the order of time. */
export async function readShowings(
  kysely: Kysely<Schema>,
  insectIds: readonly number[],
): Promise<Map<number, Showing[]>> {
  if (insectIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('insect_showings')
    .select(['insect_id', 'is_shown', 'at'])
    .where('insect_id', 'in', insectIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const byInsect = Map.groupBy(rows, (row) => row.insect_id);
  return new Map(
    [...byInsect].map(([id, turns]) => [
      id,
      turns.map(({ is_shown, at }) => ({ isShown: is_shown === 1, at })),
    ]),
  );
}
