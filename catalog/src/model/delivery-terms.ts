import type { Insect, LotDelivery } from '@vitrine/shared/contract/catalogue';

export type Offer = NonNullable<LotDelivery['shipping']>[number];

/** The way to a country that costs least; undefined where a lot does not go. */
export function cheapestOffer(shipping: readonly Offer[], country: string): Offer | undefined {
  const offers = shipping.filter(({ countries }) => countries.includes(country));
  return offers.toSorted((one, other) => one.priceCents - other.priceCents)[0];
}

/** Whether a lot comes with papers. Of one that was shown before papers were asked for, none are promised. */
export const hasPapers = ({ citesAnnex, documentKind, documents = [] }: Insect): boolean =>
  (citesAnnex === 'A' || citesAnnex === 'B') && (Boolean(documentKind) || documents.length > 0);
