import type { PaymentState } from '@vitrine/shared/contract/orders/order';

/** Money may still arrive after an attempt seemed over; nothing but a refund follows money. */
const PAYMENT: Record<PaymentState, readonly PaymentState[]> = {
  open: ['pending', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['part-refunded', 'refunded'],
  'part-refunded': ['refunded'],
  refunded: [],
};

/** Whether a state may follow another (spec §7). */
export const canPaymentBecome = (from: PaymentState, to: PaymentState) => PAYMENT[from].includes(to);

/** Whether money of a payment is with the shop, or was. */
export const hasMoney = (state: PaymentState) =>
  state === 'paid' || state === 'part-refunded' || state === 'refunded';

/** Whether a payment attempt may still be answered by the shopper. */
export const isLivePayment = (state: PaymentState) => state === 'open' || state === 'pending';
