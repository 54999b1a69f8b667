import type { Transaction } from 'kysely';
import { canOrderBecome } from '../rules/order-transitions.ts';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import {
  abandonPayment,
  canPaymentBecome,
  currentPayment,
  hasMoney,
  isLivePayment,
  makeCurrent,
  readPayment,
  receivedCents,
  recordPaymentEvent,
  setPaymentState,
  type Payment,
} from '../../payments/index.ts';
import type { Database } from '../../database/database.ts';
import { issueInvoice } from '../../invoices/index.ts';
import { sellOrder, sellReleasedOrder } from '../store/order-stock.ts';
import { readOrderRow } from '../store/order-row.ts';
import { keepLotsUntil, lockOrder, stepOrder, type LockedOrder } from '../store/write-order.ts';
import { writeMail } from '../../mail/index.ts';
import { addRefund } from './store/refunds.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { paymentWindowMs } from '../rules/payment-window.ts';

/**
 * Applies what the provider says about a payment: each state once, and only along the legal steps, so that webhooks
 * may come twice, late, or out of order. Only the current attempt moves its order; money always counts.
 */
export async function applyPaymentState(
  database: Pick<Database, 'transaction'>,
  paymentId: string,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await database.transaction(async (trx) => {
    const { order_id: orderId } = await readPayment(trx, paymentId);
    const order = await lockOrder(trx, orderId);
    // Read again: someone else may have moved it before we had the lock.
    const payment = await readPayment(trx, paymentId);
    if (!canPaymentBecome(payment.state, state)) return;
    if (!(await recordPaymentEvent(trx, paymentId, state, now))) return;
    await setPaymentState(trx, paymentId, state);
    if (state === 'paid') await takeMoney(trx, order, payment, now);
    else if (payment.is_current === 1) await moveUnpaid(trx, order, payment, state, now);
  });
}

/** Money counts whichever attempt it came by; a second payment goes back. */
async function takeMoney(
  trx: Transaction<Schema>,
  order: LockedOrder,
  payment: Payment,
  now: Date,
): Promise<void> {
  if (hasMoney(order.paymentState)) return returnMoney(trx, order, payment, 'paid-twice', now);
  if (payment.is_current !== 1) await replaceCurrent(trx, payment, now);
  await stepOrder(trx, order.id, { kind: 'payment', state: 'paid' }, now);
  if (order.isCalledOff) return returnMoney(trx, order, payment, 'cancelled', now);
  if (!(await sell(trx, order, now))) return returnMoney(trx, order, payment, 'too-late', now);
  if (canOrderBecome(order.orderState, 'confirmed')) {
    await stepOrder(trx, order.id, { kind: 'order', state: 'confirmed' }, now);
  }
  if (order.isTakenAlong) await handOver(trx, order, now);
  await issueInvoice(trx, order.id, now);
  await returnExcess(trx, order, payment, now);
  const data = { orderId: order.id };
  await writeMail(
    trx,
    { messageId: `payment-received.${order.reference}`, kind: 'payment-received', data, at: now },
    now,
  );
}

/** Nothing is packed or sent of it: with its money here, it is in the buyer's hands, and over. */
async function handOver(trx: Transaction<Schema>, { id }: LockedOrder, now: Date): Promise<void> {
  await stepOrder(trx, id, { kind: 'fulfilment', state: 'delivered' }, now);
  await stepOrder(trx, id, { kind: 'order', state: 'completed' }, now);
}

/** An attempt from before lines were taken out brings what the order came to then. */
async function returnExcess(
  trx: Transaction<Schema>,
  { id }: LockedOrder,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { total_cents: totalCents } = await readOrderRow(trx, id);
  const amountCents = receivedCents(payment) - totalCents;
  if (payment.amount_cents <= totalCents || amountCents <= 0) return;
  await addRefund(
    trx,
    { payment, amountCents, reason: 'paid-twice', source: `paid-more:${payment.id}` },
    now,
  );
}

/** The attempt that brought the money takes over; the open one after it is ended, or it could be paid as well. */
async function replaceCurrent(trx: Transaction<Schema>, paid: Payment, now: Date): Promise<void> {
  const left = await currentPayment(trx, paid.order_id);
  await makeCurrent(trx, paid);
  if (!isLivePayment(left.state)) return;
  await setPaymentState(trx, left.id, 'cancelled');
  await abandonPayment(trx, left.id, now);
}

async function sell(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<boolean> {
  // There is nobody left to name on an invoice, to write to or to send it to.
  if (order.isForgotten) return false;
  if (order.stockState === 'released') return sellReleasedOrder(trx, order, now);
  await sellOrder(trx, order, now);
  return true;
}

async function returnMoney(
  trx: Transaction<Schema>,
  order: LockedOrder,
  payment: Payment,
  reason: 'too-late' | 'paid-twice' | 'cancelled',
  now: Date,
): Promise<void> {
  const amountCents = receivedCents(payment);
  await addRefund(trx, { payment, amountCents, reason, source: `${reason}:${payment.id}` }, now);
  const data = { orderId: order.id, reason, amountCents };
  const messageId = `refund-due.${order.reference}.${payment.attempt}`;
  await writeMail(trx, { messageId, kind: 'refund-due', data, at: now }, now);
}

/** A failed attempt keeps the lots long enough to try again, never longer than they were reserved already. */
async function moveUnpaid(
  trx: Transaction<Schema>,
  order: LockedOrder,
  payment: Payment,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await stepOrder(trx, order.id, { kind: 'payment', state }, now);
  if (isLivePayment(state) || payment.method !== 'banktransfer') return;
  const retryUntil = new Date(now.getTime() + paymentWindowMs('creditcard'));
  if (retryUntil.toISOString() < order.reservedUntil) await keepLotsUntil(trx, order.id, retryUntil);
}
