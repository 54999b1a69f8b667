import type { Insect, InsectPage } from '@vitrine/shared/contract/catalogue';
import { needsPermit } from './cites.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';

type Weighed = Pick<Insect, 'priceCents' | 'weightGrams' | 'citesAnnex'>;
type Rate = ShippingRate & { days: { min: number; max: number } };
type Offer = NonNullable<InsectPage['shipping']>[number];
type NotShipped = NonNullable<InsectPage['notShipped']>;

/** What a parcel with one specimen costs, by rate, and to which countries it may go. */
export function insectShipping(
  rates: readonly Rate[],
  { priceCents: goodsCents, weightGrams: grams, citesAnnex }: Weighed,
): Offer[] {
  return rates.flatMap((rate) => {
    const countries = rate.countries.filter((country) => !needsPermit(citesAnnex, country));
    const [country] = countries;
    const priceCents = country ? shippingCost(rate, { country, goodsCents, grams }) : null;
    const { days, freeFromCents } = rate;
    return priceCents === null ? [] : [{ countries, priceCents, days, freeFromCents }];
  });
}

/** The other countries that the shop ships to, by what keeps this specimen from going there. */
export function insectNotShipped(
  rates: readonly Rate[],
  insect: Weighed,
  offers: readonly Offer[],
): NotShipped {
  const offered = new Set(offers.flatMap(({ countries }) => countries));
  const all = new Set(rates.filter(({ active }) => active).flatMap(({ countries }) => countries));
  const refused = [...all].filter((country) => !offered.has(country));
  const byReason = Map.groupBy(refused, (country) =>
    needsPermit(insect.citesAnnex, country) ? 'permit' : 'parcel',
  );
  return [...byReason].map(([why, countries]) => ({ countries, why }));
}
