import type { CartCheck } from '../contract/orders/cart-check.ts';
import { addToBrowserCart, readBrowserCart } from './browser-cart.ts';

/** A line of an order of before. */
interface OldLine {
  uuid: string;
  name: string;
  amount: number;
}

/** there: what is left of it lies in the cart already. full: the cart has no room for it. */
type Fate = 'added' | 'fewer' | 'there' | 'full' | 'gone';

/** What became of a line that was asked for once more. */
export interface ReorderedLine extends OldLine {
  fate: Fate;
  /** How many were put into the cart now. */
  added: number;
}

/** Puts into the cart what is still there of an order, at the prices of now. What lies in it already stays. */
export function putBack(lines: readonly OldLine[], check: CartCheck): ReorderedLine[] {
  return lines.map(({ uuid, name, amount }) => ({ uuid, name, amount, ...putBackOne(uuid, amount, check) }));
}

function putBackOne(uuid: string, amount: number, check: CartCheck): Pick<ReorderedLine, 'fate' | 'added'> {
  const isSame = (line: { uuid: string }) => line.uuid.toUpperCase() === uuid.toUpperCase();
  const insect = check.lines.find(isSame)?.insect;
  if (!insect || insect.stock === 0) return { fate: 'gone', added: 0 };
  const { stock, priceCents } = insect;
  const free = Math.min(amount, stock - (readBrowserCart().lines.find(isSame)?.amount ?? 0));
  if (free <= 0) return { fate: 'there', added: 0 };
  if (addToBrowserCart({ uuid, amount: free, priceCents }, stock)) return { fate: 'full', added: 0 };
  return { fate: free < amount ? 'fewer' : 'added', added: free };
}
