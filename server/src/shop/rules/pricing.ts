import { vatIncluded, vatRate, type VatRegime } from './vat.ts';

export interface PricedLine {
  amount: number;
  priceCents: number;
}

/** What an order comes to. `vatCents` is inside `totalCents`; `vatRate` in hundredths of a percent. */
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

/** Goods and shipping with the VAT inside them. Shipping follows the rate of what is shipped. */
export function orderTotals(
  lines: readonly PricedLine[],
  shippingCents: number,
  country: string,
  regime: VatRegime,
): OrderTotals {
  const goodsCents = goodsTotal(lines);
  const totalCents = goodsCents + shippingCents;
  const rate = vatRate(regime, country);
  return { goodsCents, shippingCents, totalCents, vatCents: vatIncluded(totalCents, rate), vatRate: rate };
}
