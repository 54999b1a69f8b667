import type { Transaction } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Schema } from '../../database/schema/schema.ts';
import { canPay } from '../rules/can-pay.ts';
import {
  isLivePayment,
  abandonPayment,
  currentPayment,
  firstTransferAt,
  insertAttempt,
  newPaymentId,
  setPaymentState,
  type PaymentsContext,
} from '../../payments/index.ts';
import { isTimeToPay, MAX_ATTEMPTS, reservedAgainUntil, reservedUntil } from '../rules/payment-window.ts';
import {
  keepLotsUntil,
  lockOrder,
  noteTransferTime,
  stepOrder,
  type LockedOrder,
} from '../store/write-order.ts';
import { scarcityForOrder, type Claimant } from '../store/placing/fair-share.ts';
import { writeReceived, writeReminder } from '../store/payment-reminder.ts';

/**
 * Makes a new attempt to pay an order, and keeps its lots while it lasts, unless it has had its time already. An attempt that is still open by the same
 * method goes on instead.
 * @returns `over` when the order cannot be paid any more, or would be cancelled meanwhile, `inactive` when it cannot be paid by that method
 */
export async function retryPayment(
  { database, provider, clock }: PaymentsContext,
  orderId: number,
  method: PaymentMethod | undefined,
  stock: Pick<Claimant, 'share' | 'range'>,
): Promise<'made' | 'over' | 'inactive'> {
  const now = clock();
  const methods = await provider.methods();
  return database.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payment = await currentPayment(trx, orderId);
    if (!canPay({ ...order, now })) return 'over';
    const wanted = method ?? payment.method;
    const isLive = isLivePayment(payment.state);
    if (isLive && wanted === payment.method) return 'made';
    if (payment.attempt >= MAX_ATTEMPTS) return 'over';
    if (!methods.includes(wanted)) return 'inactive';
    const { isMailboxProved: isProved, transferUntil } = order;
    const until =
      isProved || transferUntil === null
        ? await firstTime(trx, order, wanted, stock, now)
        : reservedAgainUntil(wanted, transferUntil, now);
    const isLonger = until.toISOString() > order.reservedUntil;
    if (!isTimeToPay(isLonger ? until : new Date(order.reservedUntil), now)) return 'over';
    if (isLive) {
      await setPaymentState(trx, payment.id, 'cancelled');
      await abandonPayment(trx, payment.id, now);
    }
    const state = wanted === 'banktransfer' ? 'pending' : 'open';
    const attempt = payment.attempt + 1;
    const terms = {
      method: wanted,
      state,
      provider: provider.name,
      amountCents: payment.amount_cents,
    } as const;
    await insertAttempt(trx, { id: newPaymentId(orderId), orderId, attempt, ...terms }, now);
    await stepOrder(trx, orderId, { kind: 'payment', state }, now);
    if (isLonger) await keepLotsUntil(trx, orderId, until);
    if (wanted === 'banktransfer') {
      await writeReminder(trx, { orderId, reference: order.reference, attempt }, now);
      if (!isProved) await writeReceived(trx, { orderId, reference: order.reference, attempt }, now);
    }
    return 'made';
  });
}

/** The time of an attempt, by how much is reserved now. */
async function firstTime(
  trx: Transaction<Schema>,
  { id, isMailboxProved: isProved, placedAt }: LockedOrder,
  method: PaymentMethod,
  stock: Pick<Claimant, 'share' | 'range'>,
  now: Date,
): Promise<Date> {
  const { unprovedMs } = await scarcityForOrder(trx, id, stock);
  const transferAt = await firstTransferAt(trx, id);
  const until = reservedUntil(method, {
    ...{ isProved, placedAt: new Date(placedAt), now, unprovedMs },
    transferAt: transferAt === null ? null : new Date(transferAt),
  });
  if (method === 'banktransfer' && !isProved) await noteTransferTime(trx, id, until);
  return until;
}
