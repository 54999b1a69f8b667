import type { Kysely } from 'kysely';
import { previousPrice, type PriceSince } from '../rules/previous-price.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** The price that may be struck through, by insect id; insects without one are absent. */
export async function readPreviousPrices(
  kysely: Kysely<Schema>,
  insectIds: number[],
  now: Date,
): Promise<Map<number, number>> {
  if (insectIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('price_history')
    .select(['insect_id', 'price_cents', 'at'])
    .where('insect_id', 'in', insectIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const histories = new Map<number, PriceSince[]>();
  for (const { insect_id, price_cents, at } of rows) {
    histories.set(insect_id, [...(histories.get(insect_id) ?? []), { priceCents: price_cents, at }]);
  }
  const found = [...histories].map(([id, history]) => [id, previousPrice(history, now)] as const);
  return new Map(found.filter((entry): entry is [number, number] => entry[1] !== null));
}
