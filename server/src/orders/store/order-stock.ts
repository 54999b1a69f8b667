import type { Transaction } from 'kysely';
import type { OrdersTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { releaseStock, reserveStock, sellStock, type StockLine } from '../../catalogue/index.ts';

interface OrderOfStock {
  id: number;
  reference: string;
}

export const orderSource = (reference: string) => `order:${reference}`;

/** The order's lots, reserved until now, are sold. */
export async function sellOrder(trx: Transaction<Schema>, order: OrderOfStock, now: Date): Promise<void> {
  await sellStock(trx, await linesOf(trx, order.id), orderSource(order.reference), now);
  await setStockState(trx, order.id, 'sold');
}

/** The order's lots are free for others. */
export async function releaseOrder(trx: Transaction<Schema>, order: OrderOfStock, now: Date): Promise<void> {
  await releaseStock(trx, await linesOf(trx, order.id), orderSource(order.reference), now);
  await setStockState(trx, order.id, 'released');
}

/**
 * For money that came after the lots were freed: takes them again, all or none.
 * False when some are gone; then nothing was taken.
 */
export async function sellReleasedOrder(
  trx: Transaction<Schema>,
  order: OrderOfStock,
  now: Date,
): Promise<boolean> {
  const lines = await linesOf(trx, order.id);
  if (!(await areAllThere(trx, lines))) return false;
  const short = await reserveStock(trx, lines, `${orderSource(order.reference)}:late`, now);
  if (short.length > 0) throw new Error(`Lots of ${order.reference} went while they were locked`);
  await sellOrder(trx, order, now);
  return true;
}

/** Locks the insects in the order in which stock moves, so that what is seen still holds when it is taken. */
async function areAllThere(trx: Transaction<Schema>, lines: readonly StockLine[]): Promise<boolean> {
  let isAllThere = true;
  for (const { insectId, amount } of lines) {
    const row = await trx
      .updateTable('insects')
      .set((eb) => ({ reserved: eb.ref('reserved') }))
      .where('id', '=', insectId)
      .returning(['on_hand', 'reserved', 'is_shown'])
      .executeTakeFirstOrThrow();
    if (row.is_shown !== 1 || row.on_hand - row.reserved < amount) isAllThere = false;
  }
  return isAllThere;
}

function linesOf(trx: Transaction<Schema>, orderId: number): Promise<StockLine[]> {
  return trx
    .selectFrom('order_lines')
    .select(['insect_id as insectId', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('insect_id')
    .execute();
}

/** Also forgets the visitor and the network that had the lots reserved. */
async function setStockState(
  trx: Transaction<Schema>,
  orderId: number,
  state: Exclude<OrdersTable['stock_state'], 'reserved'>,
): Promise<void> {
  const ended = { stock_state: state, visitor: null, network: null };
  await trx.updateTable('orders').set(ended).where('id', '=', orderId).execute();
}
