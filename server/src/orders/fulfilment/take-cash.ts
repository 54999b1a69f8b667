import type { Transaction } from 'kysely';
import {
  abandonPayment,
  CASH,
  currentPayment,
  insertAttempt,
  isLivePayment,
  newPaymentId,
  noteReceived,
  setPaymentState,
} from '../../payments/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { within } from '../desk/write-once.ts';
import { applyPaymentState } from '../paying/apply-payment-state.ts';
import type { LockedOrder } from '../store/write-order.ts';

/**
 * The shop has the money of an unpaid order in its hand: from then on all is as if the provider had said so. What was open
 * at the provider is ended, and goes back should it be paid after all.
 * @param cents what was put into it, where that is counted; else what was asked
 */
export async function takeCash(
  trx: Transaction<Schema>,
  order: LockedOrder,
  now: Date,
  cents?: number,
): Promise<void> {
  const { id: orderId } = order;
  const payment = await currentPayment(trx, orderId);
  if (isLivePayment(payment.state)) {
    await setPaymentState(trx, payment.id, 'cancelled');
    await abandonPayment(trx, payment.id, now);
  }
  const { method, attempt, amount_cents: amountCents } = payment;
  const id = newPaymentId(orderId);
  const cash = { method, state: 'open', provider: CASH, amountCents, attempt: attempt + 1 } as const;
  await insertAttempt(trx, { id, orderId, ...cash }, now);
  if (cents !== undefined) await noteReceived(trx, { id, amount_cents: amountCents }, cents);
  await applyPaymentState(within(trx), id, 'paid', now);
}
