import type { FulfilmentState, OrderState } from '@vitrine/shared/contract/orders/order';

type Table<State extends string> = Record<State, readonly State[]>;

/**
 * A cancelled order is confirmed again only by money that came late while its lots were still there, a completed one cancelled only
 * where it was a slip at the stand (`canCancel`).
 */
const ORDER: Table<OrderState> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: ['cancelled'],
  cancelled: ['confirmed'],
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

/** In these nothing of an order has left the shop. */
export const BEFORE_SHIPPING: readonly FulfilmentState[] = ['waiting', 'preparing', 'permit-wait'];

/** Whether nothing of an order has left the shop. */
export const isBeforeShipping = ({ fulfilmentState }: { fulfilmentState: FulfilmentState }) =>
  BEFORE_SHIPPING.includes(fulfilmentState);

/** Whether a state may follow another (spec §7). An illegal step is an answer, not an accident. */
export const canOrderBecome = (from: OrderState, to: OrderState) => ORDER[from].includes(to);
export const canFulfilmentBecome = (from: FulfilmentState, to: FulfilmentState) =>
  FULFILMENT[from].includes(to);

/**
 * Whether the shop may cancel an order: before anything of it has left, and what was taken along at the stand as long as nobody ever
 * withdrew from it, for what came back then, or was refused, is settled: it is over the moment it is booked, so that a slip has no other
 * way back.
 */
export const canCancel = (order: {
  orderState: OrderState;
  fulfilmentState: FulfilmentState;
  isTakenAlong: boolean;
  /** How many there ever were, whatever came of them. */
  withdrawals: number;
}) =>
  canOrderBecome(order.orderState, 'cancelled') &&
  (isBeforeShipping(order) ||
    (order.isTakenAlong && order.fulfilmentState === 'delivered' && order.withdrawals === 0));
