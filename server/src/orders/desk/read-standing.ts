import type { Kysely } from 'kysely';
import { moneyLeft } from '../fulfilment/give-back.ts';
import { awaitedTransfers } from '../../payments/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readPartner } from '../store/parcels/joins.ts';
import { readOrderRow } from '../store/order-row.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import { countOpen } from './store/order.ts';
import type { OrderStanding } from './offered-steps.ts';

/** How an order stands. Inside a transaction, after `lockOrder`, it stays so. */
export async function readStanding(kysely: Kysely<Schema>, orderId: number): Promise<OrderStanding> {
  const row = await readOrderRow(kysely, orderId);
  const lines = await readWithdrawable(kysely, orderId);
  return {
    orderState: row.order_state,
    paymentState: row.payment_state,
    fulfilmentState: row.fulfilment_state,
    awaitedTransfers: (await awaitedTransfers(kysely, orderId)).length,
    leftCents: await moneyLeft(kysely, orderId),
    isReachable: row.contact_state !== 'forgotten',
    isTakenAlong: row.is_taken_along === 1,
    pieces: lines.reduce((sum, { amount, withdrawn }) => sum + amount - withdrawn, 0),
    joinedWith: (await readPartner(kysely, orderId))?.reference ?? '',
    ...(await countOpen(kysely, orderId)),
  };
}
