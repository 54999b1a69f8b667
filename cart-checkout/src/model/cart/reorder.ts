import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { CartCheck, Order } from '@vitrine/shared/contract/orders/order';

type Lines = Order['lines'];

/** What became of the lines that were put into the cart once more. */
export interface Reordered {
  count: number;
  /** Names of those that are not there any more, not as many, or for which the cart has no room. */
  missing: string[];
}

/** Puts into the cart what is still there, at the prices of now. What lies in it already stays. */
export function putBack(lines: Lines, check: CartCheck): Reordered {
  const added = lines.map((line) => addOne(line, check));
  return {
    count: added.reduce((sum, amount) => sum + amount, 0),
    missing: lines.filter((line, index) => (added[index] ?? 0) < line.amount).map(({ name }) => name),
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
