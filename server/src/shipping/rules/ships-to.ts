import type { Insect } from '@vitrine/shared/contract/catalogue';
import { needsPermit } from './cites.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';

type Weighed = Pick<Insect, 'priceCents' | 'weightGrams' | 'citesAnnex'>;

/** Whether a parcel with one specimen goes to a country, for who asks it of many lots. */
export function shipsTo(rates: readonly ShippingRate[], country: string): (lot: Weighed) => boolean {
  const ways = rates.filter(({ active, countries }) => active && countries.includes(country));
  return ({ priceCents: goodsCents, weightGrams: grams, citesAnnex }) =>
    !needsPermit(citesAnnex, country) &&
    ways.some((rate) => shippingCost(rate, { country, goodsCents, grams }) !== null);
}

/**
 * The countries that any parcel goes to, those together that the same parcels go to: what is counted for one of them
 * is counted for all.
 */
export function shippedAlike(rates: readonly ShippingRate[]): string[][] {
  const active = rates.filter((rate) => rate.active);
  const countries = [...new Set(active.flatMap((rate) => rate.countries))];
  const alike = Map.groupBy(countries, (country) => {
    const ways = active.filter((rate) => rate.countries.includes(country)).map(({ code }) => code);
    return JSON.stringify([needsPermit('A', country), needsPermit('B', country), ways]);
  });
  return [...alike.values()];
}
