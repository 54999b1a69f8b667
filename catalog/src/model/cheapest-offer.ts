import type { LotDelivery } from '@vitrine/shared/contract/catalogue';

export type Offer = NonNullable<LotDelivery['shipping']>[number];

/** The way to a country that costs least; undefined where a lot does not go. */
export function cheapestOffer(shipping: readonly Offer[], country: string): Offer | undefined {
  const offers = shipping.filter(({ countries }) => countries.includes(country));
  return offers.toSorted((one, other) => one.priceCents - other.priceCents)[0];
}
