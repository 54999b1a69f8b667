import type { Order } from '@vitrine/shared/contract/orders/order';

/** What the payment page has to say. */
export type PaymentStage =
  | 'processing'
  | 'transfer'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded';

/** A transfer takes days: waiting for it is no processing, and its instructions are what the shopper needs. */
export function paymentStage({ paymentState, paymentMethod, orderState }: Order): PaymentStage {
  switch (paymentState) {
    case 'paid':
      return 'paid';
    case 'part-refunded':
      // The rest is on its way, but of an order that was called off: of that no more goes back than this.
      return orderState === 'cancelled' ? 'refunded' : 'paid';
    case 'refunded':
      return 'refunded';
    case 'failed':
    case 'cancelled':
    case 'expired':
      return paymentState;
    default:
      if (orderState === 'cancelled') return 'expired';
      return paymentState === 'pending' && paymentMethod === 'banktransfer' ? 'transfer' : 'processing';
  }
}

/** Nobody paid in time, or somebody called it off before: its lots are free again, and nothing is owed. */
export const hasLapsed = (order: Order): boolean =>
  order.orderState === 'cancelled' && hasEnded(paymentStage(order));

/** Whether the last attempt to pay came to nothing. */
export const hasEnded = (stage: PaymentStage): boolean =>
  stage === 'failed' || stage === 'cancelled' || stage === 'expired';
