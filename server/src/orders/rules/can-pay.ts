import type { OrderState, PaymentState } from '@vitrine/shared/contract/orders/order';
import { isTimeToPay, MAX_ATTEMPTS } from './payment-window.ts';

interface Payable {
  orderState: OrderState;
  paymentState: PaymentState;
  stockState: string;
  reservedUntil: string;
  now: Date;
}

/** How it would be paid next. */
interface NextTry {
  /** The current one, which is still open: it goes on. */
  goesOn: boolean;
  /** Of the attempt before it. */
  attempt: number;
  /** Until when another attempt would keep the lots, as far as they are not reserved longer; null where that is not known. */
  until: Date | null;
}

/**
 * Whether the shopper may (again) be sent to pay: not while money is on its way, nor after the lots are free, nor by another
 * attempt where there were too many, or where it would be cancelled before it can end.
 */
export function canPay(order: Payable, { goesOn, attempt, until }: NextTry): boolean {
  const isUnpaid = ['open', 'failed', 'cancelled', 'expired'].includes(order.paymentState);
  const keepsLots = order.stockState === 'reserved' && order.reservedUntil > order.now.toISOString();
  if (order.orderState !== 'placed' || !isUnpaid || !keepsLots) return false;
  if (goesOn) return true;
  if (attempt >= MAX_ATTEMPTS) return false;
  return until === null || [until, new Date(order.reservedUntil)].some((end) => isTimeToPay(end, order.now));
}
