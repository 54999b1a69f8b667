import type { OrderSeen, OrderStep } from '@vitrine/shared/contract/tools/orders/order-steps';
import { canCancel, canFulfilmentBecome, isBeforeShipping } from '../rules/order-transitions.ts';
import type { FulfilmentState, PaymentState } from '@vitrine/shared/contract/orders/order';
import { canPaymentBecome } from '../../payments/index.ts';

/** All that decides what can be done with an order. */
export interface OrderStanding extends OrderSeen {
  paymentState: PaymentState;
  /** Attempts by transfer whose money may still come, whatever was chosen after them. */
  awaitedTransfers: number;
  failedRefunds: number;
  /** Parcels that nobody has said to be there. */
  underWay: number;
  /** Late withdrawals that nobody has judged. */
  toJudge: number;
  /** All there ever were. */
  withdrawals: number;
  pieces: number;
  /** Whether the shop still knows how to reach its customer. */
  isReachable: boolean;
  /** Handed over at the shop's stand: nothing of it goes anywhere. */
  isTakenAlong: boolean;
  /** Reference of the order that shares its parcel; empty for none. */
  joinedWith: string;
}

/** What can be done with an order now, by the tables of `rules/order-transitions.ts`. */
export function offeredSteps(order: OrderStanding): OrderStep[] {
  const { orderState, fulfilmentState } = order;
  const canBecome = (state: FulfilmentState) => canFulfilmentBecome(fulfilmentState, state);
  const isHere = isBeforeShipping(order);
  const isConfirmed = orderState === 'confirmed';
  // A return does not keep from arriving what is not withdrawn.
  const isUnderWay = fulfilmentState === 'shipped' || (order.underWay > 0 && order.pieces > 0);
  const isToPack = isConfirmed && isHere && fulfilmentState !== 'permit-wait';
  const isLawful: Record<OrderStep, boolean> = {
    prepare: isConfirmed && canBecome('preparing'),
    // What shares a parcel waits for no permit of the other.
    permit: isConfirmed && canBecome('permit-wait') && order.joinedWith === '',
    // A parcel more is no step of its own.
    ship: isUnderWay || (isConfirmed && canBecome('shipped')),
    deliver: isUnderWay,
    judge: order.toJudge > 0,
    return: order.openWithdrawals > 0 && canBecome('returned'),
    transfer: order.awaitedTransfers > 0,
    refund: order.leftCents > 0,
    repay: order.failedRefunds > 0,
    cancel: canCancel(order),
    address: isHere && orderState !== 'cancelled' && !order.isTakenAlong,
    contact: order.isReachable,
    // The last of them goes by a cancellation.
    lines: isHere && (orderState === 'placed' || isConfirmed) && order.pieces > 1,
    join: isToPack && order.joinedWith === '' && order.openWithdrawals + order.toJudge === 0,
    split: isHere && order.joinedWith !== '',
    cash: orderState === 'placed' && canPaymentBecome(order.paymentState, 'paid'),
  };
  return STEPS.filter((step) => isLawful[step]);
}

/** In the order in which they are offered. */
const STEPS: OrderStep[] = [
  ...(['transfer', 'cash', 'prepare', 'permit', 'ship', 'deliver', 'judge', 'return'] as const),
  ...(['repay', 'join', 'split', 'address', 'contact', 'lines', 'refund', 'cancel'] as const),
];

/** Whether an order is still as somebody saw it. */
export function isAsSeen(order: OrderSeen, seen: OrderSeen): boolean {
  return (
    order.orderState === seen.orderState &&
    order.fulfilmentState === seen.fulfilmentState &&
    order.parcels === seen.parcels &&
    order.leftCents === seen.leftCents &&
    order.openWithdrawals === seen.openWithdrawals &&
    (seen.pieces === undefined || order.pieces === seen.pieces) &&
    (seen.joinedWith === undefined || order.joinedWith === seen.joinedWith)
  );
}
