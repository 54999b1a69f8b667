import type { Insect, InsectPage } from '@vitrine/shared/contract/catalogue';
import { needsPermit } from './cites.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';

type Weighed = Pick<Insect, 'priceCents' | 'weightGrams' | 'citesAnnex'>;
type Rate = ShippingRate & { days: { min: number; max: number } };
type Offer = NonNullable<InsectPage['shipping']>[number];

/** What a parcel with one specimen costs, by rate, and to which countries it may go. */
export function insectShipping(
  rates: readonly Rate[],
  { priceCents: goodsCents, weightGrams: grams, citesAnnex }: Weighed,
): Offer[] {
  return rates.flatMap((rate) => {
    const countries = rate.countries.filter((country) => !needsPermit(citesAnnex, country));
    const [country] = countries;
    const priceCents = country ? shippingCost(rate, { country, goodsCents, grams }) : null;
    return priceCents === null ? [] : [{ countries, priceCents, days: rate.days }];
  });
}
