import type { CartState } from '@vitrine/shared/contract/orders/cart-state';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';
import type { OrderSummary } from '@vitrine/shared/contract/account';

type Wish = 'added' | 'fewer' | 'there' | 'full' | 'gone';

export interface ReorderedLine {
  name: string;
  wish: Wish;
  /** What goes into the cart now. */
  amount: number;
  uuid: string;
  priceCents: number;
  stock: number;
}

/** What of an old order can be had again, held against today's stock and what lies in the cart already. */
export function reorder(lines: OrderSummary['lines'], check: CartCheck, cart: CartState): ReorderedLine[] {
  return lines.map(({ uuid, name, amount }) => {
    const isSame = (other: { uuid: string }) => other.uuid.toUpperCase() === uuid.toUpperCase();
    const insect = check.lines.find(isSame)?.insect ?? null;
    const stock = insect?.stock ?? 0;
    const room = stock - (cart.lines.find(isSame)?.amount ?? 0);
    const more = Math.max(0, Math.min(amount, room));
    return {
      uuid,
      name,
      amount: more,
      wish: wishOf(amount, stock, more),
      priceCents: insect?.priceCents ?? 0,
      stock,
    };
  });
}

function wishOf(wanted: number, stock: number, more: number): Wish {
  if (stock === 0) return 'gone';
  if (more === 0) return 'there';
  return more < wanted ? 'fewer' : 'added';
}
