import type { Transaction } from 'kysely';
import {
  isLivePayment,
  abandonPayment,
  currentPayment,
  recordPaymentEvent,
  setPaymentState,
} from '../../payments/index.ts';
import { releaseOrder } from '../store/order-stock.ts';
import { stepOrder, type LockedOrder, markCalledOff, markReleased } from '../store/write-order.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { receiveStock } from '../../catalogue/index.ts';
import { endJoinOf } from './join-orders.ts';
import { readWithdrawable } from '../store/withdrawals.ts';

/**
 * Cancels an order on somebody's word: its lots are free for others, and nobody needs to pay it any more. Its money is
 * the caller's to give back. Late money will not bring it back. What shared its parcel goes alone.
 */
export async function callOff(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<void> {
  await endJoinOf(trx, order, now);
  if (order.stockState === 'reserved') await releaseOrder(trx, order, now);
  if (order.stockState === 'sold') await takeBackLots(trx, order, now);
  await endPayment(trx, order, now);
  await markCalledOff(trx, order.id);
  await stepOrder(trx, order.id, { kind: 'order', state: 'cancelled' }, now);
}

async function takeBackLots(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<void> {
  const lines = await readWithdrawable(trx, order.id);
  const left = lines.map(({ insectId, amount, withdrawn }) => ({ insectId, amount: amount - withdrawn }));
  const source = `order:${order.reference}:back`;
  await receiveStock(
    trx,
    left.filter(({ amount }) => amount > 0),
    source,
    now,
  );
  await markReleased(trx, order.id);
}

async function endPayment(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<void> {
  const payment = await currentPayment(trx, order.id);
  if (!isLivePayment(payment.state)) return;
  await recordPaymentEvent(trx, payment.id, 'cancelled', now);
  await setPaymentState(trx, payment.id, 'cancelled');
  await abandonPayment(trx, payment.id, now);
  await stepOrder(trx, order.id, { kind: 'payment', state: 'cancelled' }, now);
}
