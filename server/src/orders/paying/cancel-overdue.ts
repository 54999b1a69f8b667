import { forEachSettled } from '../../platform/for-each-settled.ts';
import {
  isLivePayment,
  abandonPayment,
  currentPayment,
  recordPaymentEvent,
  setPaymentState,
  type PaymentsContext,
} from '../../payments/index.ts';
import { releaseOrder } from '../store/order-stock.ts';
import { lockOrder, stepOrder } from '../store/write-order.ts';
import { overdueOrders } from '../store/orders.ts';
import { writeMail } from '../../mail/index.ts';
import { refreshPayment } from './refresh-payment.ts';

const BATCH = 50;

/**
 * Cancels the orders whose time to pay is over and frees their lots, at most 50 a call. The provider is asked first:
 * its word of a payment may have been lost. Returns how many were cancelled.
 */
export async function cancelOverdueOrders(context: PaymentsContext): Promise<number> {
  const { database, clock } = context;
  const overdue = await overdueOrders(database.kysely, BATCH, clock());
  return forEachSettled(overdue, async (orderId) => {
    const payment = await currentPayment(database.kysely, orderId);
    // A provider that does not answer must not keep lots for ever; money that comes later is not lost.
    if (isLivePayment(payment.state)) await refreshPayment(context, payment).catch(() => undefined);
    return cancelIfStillOverdue(context, orderId);
  });
}

async function cancelIfStillOverdue({ database, clock }: PaymentsContext, orderId: number): Promise<boolean> {
  const now = clock();
  return database.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.stockState !== 'reserved' || order.reservedUntil > now.toISOString()) return false;
    await releaseOrder(trx, order, now);
    const payment = await currentPayment(trx, orderId);
    if (isLivePayment(payment.state)) {
      await recordPaymentEvent(trx, payment.id, 'expired', now);
      await setPaymentState(trx, payment.id, 'expired');
      await abandonPayment(trx, payment.id, now);
      await stepOrder(trx, orderId, { kind: 'payment', state: 'expired' }, now);
    }
    await stepOrder(trx, orderId, { kind: 'order', state: 'cancelled' }, now);
    const messageId = `order-cancelled.${order.reference}`;
    await writeMail(trx, { messageId, kind: 'order-cancelled', data: { orderId }, at: now }, now);
    return true;
  });
}
