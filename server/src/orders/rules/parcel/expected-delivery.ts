import {
  expectedAfterPayment,
  expectedAfterShipping,
  type TransitDays,
} from '@vitrine/shared/contract/orders/delivery';
import type { Order } from '@vitrine/shared/contract/orders/order';

interface OnItsWay extends Pick<Order, 'orderState' | 'paymentState' | 'fulfilmentState' | 'history'> {
  /** Of its way of shipping; null where that was not stored. */
  days: TransitDays | null;
  shipsFrom: string | null;
  shipments: NonNullable<Order['shipments']>;
}

/**
 * When an order is expected: from the parcel that left last, else from its payment. Nothing while it is not paid, waits
 * for a permit of which nobody knows the day, or is there.
 */
export function expectedDelivery(order: OnItsWay): Pick<Order, 'expected'> {
  const { days, shipsFrom, shipments, history } = order;
  if (!days || order.orderState === 'cancelled') return {};
  const left = shipments.at(-1);
  if (order.fulfilmentState === 'shipped' && left)
    return { expected: expectedAfterShipping(days, new Date(left.shippedAt)) };
  const isPaid = order.paymentState === 'paid' || order.paymentState === 'part-refunded';
  const isPacked = order.fulfilmentState === 'waiting' || order.fulfilmentState === 'preparing';
  const paid = history.find(({ kind, state }) => kind === 'payment' && state === 'paid');
  if (!isPaid || !isPacked || !paid) return {};
  return { expected: expectedAfterPayment(days, new Date(paid.at), shipsFrom) };
}
