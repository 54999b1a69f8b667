import type { CartChange } from '@vitrine/shared/cart/reconcile';
import type { OrderRequest } from '@vitrine/shared/contract/order';

/**
 * What to tell of the cart while an order has no answer: its lots may well be gone because this shopper bought them,
 * and to be told that they were sold would be a fright for nothing.
 */
export function changesToTell(changes: CartChange[], unanswered: OrderRequest | null): CartChange[] {
  const isOrdered = (uuid: string) => unanswered?.lines.some((line) => line.uuid === uuid);
  return changes.filter((change) => change.kind === 'price' || !isOrdered(change.uuid));
}
