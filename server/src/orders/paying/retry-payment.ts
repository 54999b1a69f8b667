import type { Transaction } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { Schema } from '../../database/schema/schema.ts';
import { canPay } from '../rules/can-pay.ts';
import type { StoredOrder } from '../store/orders.ts';
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
import { isTimeToPay, reservedAgainUntil, reservedUntil } from '../rules/payment-window.ts';
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
    const wanted = method ?? payment.method;
    const isLive = isLivePayment(payment.state);
    const goesOn = isLive && wanted === payment.method;
    const until = goesOn ? now : (await timesOfNext(trx, order, stock, now))(wanted);
    if (!canPay({ ...order, now }, { goesOn, attempt: payment.attempt, until })) return 'over';
    if (goesOn) return 'made';
    if (!methods.includes(wanted)) return 'inactive';
    const { isMailboxProved: isProved } = order;
    if (wanted === 'banktransfer' && !isProved) await noteTransferTime(trx, orderId, until);
    const isLonger = until.toISOString() > order.reservedUntil;
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

/** How an order can be paid now. `payableBy` only where not every method of the shop has the time. */
type Payability = Pick<Order, 'canPay' | 'payableBy'>;

/**
 * Whether an order can be paid, by the attempt that is open or by another one, and by which methods: a transfer may have
 * the time that a card has no more. How much is reserved matters in the last minutes alone: only then it is read.
 */
export async function howToPayNow(
  { database, provider, clock }: PaymentsContext,
  { id, reservedUntil, order: { canPay: isOpen } }: StoredOrder,
  readStock: () => Promise<Pick<Claimant, 'share' | 'range'>>,
): Promise<Payability> {
  const now = clock();
  if (!isOpen || isTimeToPay(new Date(reservedUntil), now)) return { canPay: isOpen };
  const stock = await readStock();
  const methods = await provider.methods();
  return database.transaction(async (trx) => {
    const order = await lockOrder(trx, id);
    const { state, method, attempt } = await currentPayment(trx, id);
    const isLive = isLivePayment(state);
    const timeOf = await timesOfNext(trx, order, stock, now);
    const payableBy = [...new Set(isLive ? [method, ...methods] : methods)].filter((one) =>
      canPay({ ...order, now }, { goesOn: isLive && one === method, attempt, until: timeOf(one) }),
    );
    return { canPay: payableBy.length > 0, payableBy };
  });
}

/**
 * The time of another attempt, by its method and by how much is reserved now; of what had a transfer's time unproved, what
 * is left of that.
 */
async function timesOfNext(
  trx: Transaction<Schema>,
  { id, isMailboxProved: isProved, placedAt, transferUntil }: LockedOrder,
  stock: Pick<Claimant, 'share' | 'range'>,
  now: Date,
): Promise<(method: PaymentMethod) => Date> {
  if (!isProved && transferUntil !== null) return (method) => reservedAgainUntil(method, transferUntil, now);
  const { unprovedMs } = await scarcityForOrder(trx, id, stock);
  const transferAt = await firstTransferAt(trx, id);
  const facts = {
    ...{ isProved, placedAt: new Date(placedAt), now, unprovedMs },
    transferAt: transferAt === null ? null : new Date(transferAt),
  };
  return (method) => reservedUntil(method, facts);
}
