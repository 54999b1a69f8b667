import { shippingOffers, type QuotedLine } from './placing/quote-order.ts';
import type { ShippingRate } from '../../shipping/rules/shipping-cost.ts';

/** The way an order is shipped, as it was chosen, and what of its price has not gone back. */
interface ChosenShipping {
  rates: readonly ShippingRate[];
  country: string;
  shippingCode: string;
  shippingLeftCents: number;
}

/** What shipping some lines costs by the way that was chosen, never more than was asked for it before, in cents. */
export function cheaperShipping(lines: readonly QuotedLine[], chosen: ChosenShipping): number {
  const offers = shippingOffers(chosen.rates, lines, chosen.country);
  const offer = offers.find(({ rate }) => rate.code === chosen.shippingCode);
  return Math.min(chosen.shippingLeftCents, offer?.priceCents ?? chosen.shippingLeftCents);
}
