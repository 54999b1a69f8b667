import type { OrderState, PaymentState } from '@vitrine/shared/contract/orders/order';

/** Whether the shopper may (again) be sent to pay: not while money is on its way, nor after the lots are free. */
export function canPay(order: {
  orderState: OrderState;
  paymentState: PaymentState;
  stockState: string;
  reservedUntil: string;
  now: Date;
}): boolean {
  const isUnpaid = ['open', 'failed', 'cancelled', 'expired'].includes(order.paymentState);
  const keepsLots = order.stockState === 'reserved' && order.reservedUntil > order.now.toISOString();
  return order.orderState === 'placed' && isUnpaid && keepsLots;
}
