import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Sort } from '@vitrine/shared/contract/listing';
import { sql, type Kysely } from 'kysely';
import { readCards } from './insect-cards.ts';
import { listFilter, type InsectList } from './insect-list.ts';
import type { Schema } from './schema.ts';

/** Sold-out insects come after all others, whatever the sort (spec §4); the id settles what is equal. */
const ORDERS = {
  newest: ['updated_at desc', 'id desc'],
  oldest: ['updated_at asc', 'id asc'],
  'price-up': ['price_cents asc', 'id asc'],
  'price-down': ['price_cents desc', 'id desc'],
  'name-up': ['name asc', 'id asc'],
  'name-down': ['name desc', 'id desc'],
  'reference-up': ['reference asc', 'id asc'],
  'reference-down': ['reference desc', 'id desc'],
  relevance: ['updated_at desc', 'id desc'],
} as const satisfies Record<Sort, string[]>;

export interface ListSlice {
  sort: Sort;
  /** How many to pass over, and how many to take. */
  offset: number;
  limit: number;
}

/** How many insects a list holds, sold out or not. */
export async function countInsects(kysely: Kysely<Schema>, list: InsectList): Promise<number> {
  const { count } = await kysely
    .selectFrom('insects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(listFilter(list))
    .executeTakeFirstOrThrow();
  return count;
}

/** The cards of a part of a list. */
export async function readListing(
  kysely: Kysely<Schema>,
  list: InsectList,
  { sort, offset, limit }: ListSlice,
  now: Date,
): Promise<InsectCard[]> {
  const rows = await kysely
    .selectFrom('insects')
    .select('id')
    .where(listFilter(list))
    .orderBy('is_sold_out')
    .orderBy(sql.raw(ORDERS[sort].join(', ')))
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map((row) => row.id);
  return readCards(kysely, ids, now);
}
