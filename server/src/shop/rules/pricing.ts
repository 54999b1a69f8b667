import type { OrderTax } from './order-tax.ts';

export interface PricedLine {
  amount: number;
  priceCents: number;
}

/** What an order comes to. `vatCents` is inside `totalCents`; `vatRate`, the highest in it, in hundredths of a percent. */
export interface OrderTotals {
  goodsCents: number;
  shippingCents: number;
  totalCents: number;
  vatCents: number;
  vatRate: number;
}

export function goodsTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0);
}

export function totalsOf({ goodsCents, shippingCents, totalCents, vatCents, groups }: OrderTax): OrderTotals {
  const vatRate = Math.max(0, ...groups.map(({ rate }) => rate));
  return { goodsCents, shippingCents, totalCents, vatCents, vatRate };
}
