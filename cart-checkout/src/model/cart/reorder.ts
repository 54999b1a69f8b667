import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';
import type { Order } from '@vitrine/shared/contract/orders/order';

type Lines = Order['lines'];

/** What became of the lines that were put into the cart once more. */
export interface Reordered {
  count: number;
  /**
   * Of lines that are not there any more, not as many, or for which the cart has no room: how many of them lie in it
   * now, by uuid.
   */
  short: Record<string, number>;
}

/** Putting an order back into the cart, and how far it is. */
export interface Reorder {
  state: { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reordered: Reordered };
  reorder(): Promise<void>;
  /** Of each line that could not be put back whole: how many could. */
  short: Reordered['short'];
}

/** Puts into the cart what is still there, at the prices of now. What lies in it already stays. */
export function putBack(lines: Lines, check: CartCheck): Reordered {
  const added = lines.map((line) => ({ line, amount: addOne(line, check) }));
  const short = added.filter(({ line, amount }) => amount < line.amount);
  return {
    count: added.reduce((sum, { amount }) => sum + amount, 0),
    short: Object.fromEntries(short.map(({ line, amount }) => [line.uuid, amount])),
  };
}

function addOne({ uuid, amount }: Lines[number], check: CartCheck): number {
  const key = uuid.toUpperCase();
  const insect = check.lines.find((line) => line.uuid.toUpperCase() === key)?.insect;
  if (!insect) return 0;
  const there = readBrowserCart().lines.find((line) => line.uuid === key)?.amount ?? 0;
  const free = Math.min(amount, insect.stock - there);
  const line = { uuid: key, amount: free, priceCents: insect.priceCents };
  return free > 0 && addToBrowserCart(line, insect.stock) === null ? free : 0;
}
