import type { Order } from '@vitrine/shared/contract/order';

export type OrderState = Order['orderState'];
export type PaymentState = Order['paymentState'];
export type FulfilmentState = Order['fulfilmentState'];

type Table<State extends string> = Record<State, readonly State[]>;

/** A cancelled order is confirmed again only by money that came late while its lots were still there. */
const ORDER: Table<OrderState> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: ['confirmed'],
};

/** Money may still arrive after an attempt seemed over; nothing but a refund follows money. */
const PAYMENT: Table<PaymentState> = {
  open: ['pending', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['part-refunded', 'refunded'],
  'part-refunded': ['refunded'],
  refunded: [],
};

const FULFILMENT: Table<FulfilmentState> = {
  waiting: ['preparing', 'permit-wait'],
  'permit-wait': ['preparing'],
  preparing: ['permit-wait', 'shipped'],
  shipped: ['delivered', 'return-announced', 'returned'],
  delivered: ['return-announced'],
  'return-announced': ['returned', 'delivered'],
  returned: ['return-announced'],
};

/** Whether a state may follow another (spec §7). An illegal step is an answer, not an accident. */
export const canOrderBecome = (from: OrderState, to: OrderState) => ORDER[from].includes(to);
export const canPaymentBecome = (from: PaymentState, to: PaymentState) => PAYMENT[from].includes(to);
export const canFulfilmentBecome = (from: FulfilmentState, to: FulfilmentState) =>
  FULFILMENT[from].includes(to);

/** Whether money of a payment is with the shop, or was. */
export const hasMoney = (state: PaymentState) =>
  state === 'paid' || state === 'part-refunded' || state === 'refunded';

/** Whether a payment attempt may still be answered by the shopper. */
export const isLivePayment = (state: PaymentState) => state === 'open' || state === 'pending';
