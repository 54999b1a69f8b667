import { shippingOffers, type QuotedLine } from './placing/quote-order.ts';
import type { ShippingRate } from '../../shipping/rules/shipping-cost.ts';

/** The way an order is shipped, as it was chosen, and what of its price has not gone back. */
interface ChosenShipping {
  rates: readonly ShippingRate[];
  country: string;
  shippingCode: string;
  shippingLeftCents: number;
  /** What a price of the list is to this buyer: a business of another member state pays it without VAT. */
  charge: (listCents: number) => number;
}

/**
 * What shipping some lines costs by the way that was chosen, never more than was asked for it before, in cents.
 * @param lines at their prices in the shop, which decide what is free and what is insured
 */
export function cheaperShipping(lines: readonly QuotedLine[], chosen: ChosenShipping): number {
  const offers = shippingOffers(chosen.rates, lines, chosen.country);
  const offer = offers.find(({ rate }) => rate.code === chosen.shippingCode);
  const priceCents = offer ? chosen.charge(offer.priceCents) : chosen.shippingLeftCents;
  return Math.min(chosen.shippingLeftCents, priceCents);
}
