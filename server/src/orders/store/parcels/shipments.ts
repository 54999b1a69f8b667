import type { Kysely, Selectable, Transaction } from 'kysely';
import { WAITING } from '../../../database/index-conditions.ts';
import { NOT_THERE } from '../../../database/migrations/0075-parcels-under-way.ts';
import type { ShipmentsTable } from '../../../database/schema/withdrawals.ts';
import type { Schema } from '../../../database/schema/schema.ts';

export type Shipment = Selectable<ShipmentsTable>;

/** How many pieces of a shipment's order are neither withdrawn from nor taken out, as `readWithdrawable` counts them. */
const PIECES_LEFT = `coalesce((select sum(amount) from order_lines
    where order_lines.order_id = shipments.order_id), 0)
  - coalesce((select sum(amount) from withdrawal_lines
    join withdrawals on withdrawals.id = withdrawal_lines.withdrawal_id
    where withdrawals.order_id = shipments.order_id and withdrawals.cut_id is null
      and (decision is null or decision <> 'declined')), 0)
  - coalesce((select sum(amount) from order_cut_lines
    join order_cuts on order_cuts.id = order_cut_lines.cut_id
    where order_cuts.order_id = shipments.order_id and is_sold = 1), 0)`;

/**
 * Orders of which a part is back, or is to come back, and the rest on its way. They are found from what was withdrawn from:
 * parcels of which nobody ever said that they came are many more.
 */
const REST_UNDER_WAY = `fulfilment_state <> 'shipped' and id in (
  select shipments.order_id from withdrawals cross join shipments
    where shipments.order_id = withdrawals.order_id and ${NOT_THERE} and ${PIECES_LEFT} > 0)`;

/**
 * The orders of which something is on its way, in two conditions that share none. Each has an index, which a query with both
 * would read to its end however few orders it is to give.
 */
export const UNDER_WAY = [WAITING.shipped, REST_UNDER_WAY];

export async function addShipment(
  trx: Transaction<Schema>,
  shipment: Omit<Shipment, 'id' | 'delivered_at'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('shipments')
    .values({ ...shipment, delivered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function listShipments(kysely: Kysely<Schema>, orderId: number): Promise<Shipment[]> {
  return kysely.selectFrom('shipments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/**
 * When the parcels of an order left and came, as the time to withdraw counts them (Directive 2011/83/EU, article 9(2)(b)):
 * what was taken along was in the buyer's hands when it was paid.
 */
export async function listReceipts(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<{ shippedAt: string; deliveredAt: string | null }[]> {
  const parcels = await listShipments(kysely, orderId);
  const handedOver = await kysely
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .select('at')
    .where('orders.id', '=', orderId)
    .where('is_taken_along', '=', 1)
    .where('kind', '=', 'fulfilment')
    .where('state', '=', 'delivered')
    .orderBy('order_history.id')
    .limit(1)
    .execute();
  return [
    ...parcels.map(({ shipped_at: shippedAt, delivered_at: deliveredAt }) => ({ shippedAt, deliveredAt })),
    ...handedOver.map(({ at }) => ({ shippedAt: at, deliveredAt: at })),
  ];
}

/** All parcels of an order are there. */
export async function deliverShipments(trx: Transaction<Schema>, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ delivered_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute();
}
