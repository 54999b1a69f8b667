import { COUNTRY_PARTS } from '@vitrine/shared/contract/orders/tax/country-parts';
import { RATE_TERRITORIES, ratePlace } from '@vitrine/shared/contract/orders/tax/rate-place';
import type { Insect, InsectPage } from '@vitrine/shared/contract/catalogue';
import { canShip, mayBeOrdered, type LotFacts, type Verdict } from './can-ship.ts';
import type { Address } from './legal-places.ts';
import { citesOf } from './refused-lots.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';

type Shipped = Pick<Insect, 'name' | 'isMixed' | 'priceCents' | 'weightGrams' | 'citesAnnex'> &
  Partial<Pick<Insect, 'sourceCode'>> &
  Pick<LotFacts, 'documents'>;
type Rate = ShippingRate & { days: { min: number; max: number } };
type Offer = NonNullable<InsectPage['shipping']>[number];
type NotShipped = NonNullable<InsectPage['notShipped']>;

/** By what the shop ships, on a day, from where. */
export interface ShippingTerms<Any = Rate> {
  rates: readonly Any[];
  /** ISO day. */
  today: string;
  from?: Address | undefined;
}

/** What a parcel with one specimen costs on a day, by rate, and to which countries it may go. */
export function insectShipping({ rates, today, from }: ShippingTerms, insect: Shipped): Offer[] {
  const { priceCents: goodsCents, weightGrams: grams } = insect;
  return rates.flatMap((rate) => {
    const countries = rate.countries.filter(
      (country) =>
        !RATE_TERRITORIES.includes(country) && mayBeOrdered(canShip(insect, { country, from }, today)),
    );
    const [country] = countries;
    const priceCents = country ? shippingCost(rate, { country, goodsCents, grams }) : null;
    const { days, freeFromCents } = rate;
    return priceCents === null ? [] : [{ countries, priceCents, days, freeFromCents }];
  });
}

/** The other countries that the shop ships to, by what keeps this specimen from going there. */
export function insectNotShipped(
  { rates, today, from }: ShippingTerms,
  insect: Shipped,
  offers: readonly Offer[],
): NotShipped {
  const offered = new Set(offers.flatMap(({ countries }) => countries));
  const all = new Set(rates.filter(({ active }) => active).flatMap(({ countries }) => countries));
  const refused = [...all].filter((country) => !offered.has(country) && !RATE_TERRITORIES.includes(country));
  const verdicts = refused.map((country) => ({
    country,
    verdict: canShip(insect, { country, from }, today),
  }));
  const alike = Map.groupBy(verdicts, ({ verdict }) =>
    mayBeOrdered(verdict) ? '' : JSON.stringify(verdict),
  );
  return [...alike.values()].map((group) => ({
    countries: group.map(({ country }) => country),
    ...whyOf(group[0]?.verdict),
  }));
}

/**
 * The parts of countries for which the answer is another than for the country: Northern Ireland takes what Great Britain
 * may not have, Monaco not all that France takes, and overseas no rate may reach.
 */
export function insectExceptions(
  { rates, today, from }: ShippingTerms,
  insect: Shipped,
  offers: readonly Offer[],
): NonNullable<InsectPage['exceptions']> {
  const { priceCents: goodsCents, weightGrams: grams } = insect;
  const shipped = new Set(rates.filter(({ active }) => active).flatMap(({ countries }) => countries));
  const offered = new Set(offers.flatMap(({ countries }) => countries));
  const others = COUNTRY_PARTS.filter(({ country }) => shipped.has(country)).flatMap(({ part, ...place }) => {
    const parcel = { country: ratePlace(place), goodsCents, grams };
    const goes =
      mayBeOrdered(canShip(insect, { ...place, from }, today)) &&
      rates.some((rate) => shippingCost(rate, parcel) !== null);
    return goes === offered.has(place.country) ? [] : [{ country: place.country, goes, part }];
  });
  const alike = Map.groupBy(others, ({ country }) => country);
  return [...alike].map(([country, parts]) => ({
    country,
    goes: parts[0]?.goes ?? false,
    parts: parts.map(({ part }) => part),
  }));
}

/** `permit` of whatever the law keeps: pages of an older release know no other word. */
function whyOf(verdict: Verdict | undefined): Omit<NotShipped[number], 'countries'> {
  if (!verdict || mayBeOrdered(verdict)) return { why: 'parcel' };
  const { answer, reasons, papers } = verdict;
  return { why: 'permit', answer, rules: reasons, laws: citesOf(reasons), papers };
}
