import type { Kysely } from 'kysely';
import { parseFacts } from '../../../catalogue/index.ts';
import type { Pick } from '../../../invoices/index.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { inDrawerOrder } from '../../rules/parcel/drawer-order.ts';
import { BEFORE_SHIPPING, isBeforeShipping } from '../../rules/order-transitions.ts';
import { withPartners } from './joins.ts';
import { readWithdrawable } from '../withdrawals.ts';

/** Where the lots of an order lie, by their ids; what nobody said is empty. */
export async function readDrawers(kysely: Kysely<Schema>, orderId: number): Promise<Map<number, string>> {
  const rows = await kysely
    .selectFrom('order_lines')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select(['insects.id', 'insects.facts'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(
    rows.map(({ id, facts }) => {
      const { drawer } = parseFacts(facts);
      return [id, typeof drawer === 'string' ? drawer : ''] as const;
    }),
  );
}

/**
 * What is to be taken out of the drawers for orders: of those that are paid and have not left, and of what
 * shares their parcels, what is still in them.
 */
export async function readPicks(kysely: Kysely<Schema>, orderIds: readonly number[]): Promise<Pick[]> {
  const picks: Pick[] = [];
  // One after the other: a long queue must not take every connection.
  for (const id of await withPartners(kysely, orderIds)) picks.push(...(await readPicksOf(kysely, id)));
  return inDrawerOrder(picks);
}

/**
 * How many of a lot are paid, in orders of which nothing has left: no longer in stock, and still in its drawer. What the
 * later parcels of an order hold is not known.
 */
export async function countUnpacked(kysely: Kysely<Schema>, insectId: number): Promise<number> {
  const orders = await kysely
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('orders.id')
    .distinct()
    .where('insect_id', '=', insectId)
    .where('stock_state', '=', 'sold')
    .where('order_state', '=', 'confirmed')
    .where('fulfilment_state', 'in', BEFORE_SHIPPING)
    .execute();
  let count = 0;
  for (const { id } of orders) {
    const lines = await readWithdrawable(kysely, id);
    for (const line of lines) if (line.insectId === insectId) count += line.amount - line.withdrawn;
  }
  return count;
}

async function readPicksOf(kysely: Kysely<Schema>, orderId: number): Promise<Pick[]> {
  const row = await kysely
    .selectFrom('orders')
    .select(['reference', 'order_state', 'fulfilment_state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (row.order_state !== 'confirmed' || !isBeforeShipping({ fulfilmentState: row.fulfilment_state }))
    return [];
  const mixed = await kysely
    .selectFrom('order_lines')
    .select(['position', 'is_mixed'])
    .where('order_id', '=', orderId)
    .execute();
  const drawers = await readDrawers(kysely, orderId);
  const isMixed = new Map(mixed.map((line) => [line.position, line.is_mixed === 1]));
  return (await readWithdrawable(kysely, orderId)).flatMap((line) => {
    const amount = line.amount - line.withdrawn;
    if (amount <= 0) return [];
    const { reference, name, quality } = line;
    const lot = { reference, name, quality, amount, isMixed: isMixed.get(line.position) ?? false };
    return [{ ...lot, drawer: drawers.get(line.insectId) ?? '', order: row.reference }];
  });
}
