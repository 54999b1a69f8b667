import { RATE_TERRITORIES } from '@vitrine/shared/contract/orders/tax/rate-place';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { canShip, mayBeOrdered, type LotFacts } from './can-ship.ts';
import type { ShippingTerms } from './insect-shipping.ts';
import { placesOf } from './legal-places.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';

type Weighed = Pick<Insect, 'priceCents' | 'weightGrams'>;

/** Whether a parcel with one specimen goes to a country on a day, for who asks it of many lots. */
export function shipsTo(
  { rates, today, from }: ShippingTerms<ShippingRate>,
  country: string,
): (lot: Weighed & LotFacts) => boolean {
  const carries = carriesTo(rates, country);
  return (lot) => mayBeOrdered(canShip(lot, { country, from }, today)) && carries(lot);
}

/** What a list says of a lot for a country: it goes, with papers that lie with it, is to be asked about, or does not go. */
type ShippingAnswer = 'yes' | 'papers' | 'ask' | 'no';

/** The same in the words of a list, as the lot's own page answers. */
export function shippingAnswer(
  { rates, today, from }: ShippingTerms<ShippingRate>,
  country: string,
): (lot: Weighed & LotFacts) => ShippingAnswer {
  const carries = carriesTo(rates, country);
  return (lot) => {
    const verdict = canShip(lot, { country, from }, today);
    if (!mayBeOrdered(verdict)) return verdict.answer === 'ask' ? 'ask' : 'no';
    if (!carries(lot)) return 'no';
    return verdict.answer === 'papers' ? 'papers' : 'yes';
  };
}

/** Whether any way to ship to a country takes a parcel with one specimen, whatever the law says of it. */
export function carriesTo(rates: readonly ShippingRate[], country: string): (lot: Weighed) => boolean {
  const ways = rates.filter(({ active, countries }) => active && countries.includes(country));
  return ({ priceCents: goodsCents, weightGrams: grams }) =>
    ways.some((rate) => shippingCost(rate, { country, goodsCents, grams }) !== null);
}

/**
 * The countries that any parcel goes to, those together that the same parcels go to: what is counted for one of them
 * is counted for all.
 */
export function shippedAlike(rates: readonly ShippingRate[]): readonly string[][] {
  const known = ALIKE.get(rates);
  if (known) return known;
  const found = findAlike(rates);
  ALIKE.set(rates, found);
  return found;
}

/** Every list asks, and nobody changes rates that were read. */
const ALIKE = new WeakMap<readonly ShippingRate[], readonly string[][]>();

function findAlike(rates: readonly ShippingRate[]): string[][] {
  const active = rates.filter((rate) => rate.active);
  const countries = [...new Set(active.flatMap((rate) => rate.countries))].filter(
    (code) => !RATE_TERRITORIES.includes(code),
  );
  const alike = Map.groupBy(countries, (country) => {
    const ways = active.filter((rate) => rate.countries.includes(country)).map(({ code }) => code);
    return JSON.stringify([placesOf({ country }), ways]);
  });
  return [...alike.values()];
}
