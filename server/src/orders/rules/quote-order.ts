import { needsPermit } from '../../shipping/rules/cites.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import { goodsTotal, orderTotals, type OrderTotals, type PricedLine } from '../../shop/rules/pricing.ts';
import { shippingCost, type ShippingRate } from '../../shipping/rules/shipping-cost.ts';
import type { VatRegime } from '../../shop/rules/vat.ts';

/** What of an insect decides prices and ways to ship. */
export interface QuotedLine extends PricedLine {
  uuid: string;
  reference: string;
  weightGrams: number;
  citesAnnex: string | null;
}

/** The lots that may not go to a country, as the error of its field and of each line; null when all may. */
export function permitError(lines: readonly QuotedLine[], country: string): FieldErrors | null {
  const refused = lines.filter(({ citesAnnex }) => needsPermit(citesAnnex, country));
  if (refused.length === 0) return null;
  const named = refused.map(({ uuid, citesAnnex }) => [
    `lines.${uuid}`,
    { message: 'permitLine', values: { annex: citesAnnex ?? '' } } as const,
  ]);
  const lots = refused.map((line) => line.reference).join(', ');
  return { country: { message: 'permit', values: { lots } }, ...Object.fromEntries(named) };
}

/** The ways to ship the lines to a country, each with its price in cents. */
export function shippingOffers<Rate extends ShippingRate>(
  rates: readonly Rate[],
  lines: readonly QuotedLine[],
  country: string,
): { rate: Rate; priceCents: number }[] {
  const grams = lines.reduce((sum, line) => sum + line.amount * line.weightGrams, 0);
  const parcel = { country, goodsCents: goodsTotal(lines), grams };
  return rates.flatMap((rate) => {
    const priceCents = shippingCost(rate, parcel);
    return priceCents === null ? [] : [{ rate, priceCents }];
  });
}

/** That the lots are worth more than any parcel to a country is insured for; null when value is not what is wrong. */
export function valueError(
  rates: readonly ShippingRate[],
  lines: readonly QuotedLine[],
  country: string,
): FieldErrors | null {
  if (shippingOffers(rates, lines, country).length > 0) return null;
  const uninsured = rates.map((rate) => ({ ...rate, maxValueCents: null }));
  if (shippingOffers(uninsured, lines, country).length === 0) return null;
  const there = rates.filter((rate) => rate.active && rate.countries.includes(country));
  const limit = Math.max(...there.map((rate) => rate.maxValueCents ?? 0));
  return { shippingCode: { message: 'shippingMax', values: { limit: wholeEuro(limit) } } };
}

const wholeEuro = (cents: number) => `€ ${(cents / 100).toFixed(0)}`;

/** Why a way to ship is not offered, as far as the shopper can do something about it. */
function refusedRate(
  rates: readonly ShippingRate[],
  lines: readonly QuotedLine[],
  { country, shippingCode }: { country: string; shippingCode: string },
): FieldError {
  const rate = rates.find(
    (one) => one.code === shippingCode && one.active && one.countries.includes(country),
  );
  const limit = rate?.maxValueCents ?? null;
  if (limit === null || goodsTotal(lines) <= limit) return { message: 'shippingCode' };
  return { message: 'shippingValue', values: { limit: wholeEuro(limit) } };
}

type Quote<Rate> =
  | { ok: true; totals: OrderTotals; rate: Rate; cheapestCents: number }
  | { ok: false; errors: FieldErrors };

/** What an order comes to by the shop's own prices, or why it cannot be shipped so. */
export function quoteOrder<Rate extends ShippingRate>(
  lines: readonly QuotedLine[],
  destination: { country: string; shippingCode: string },
  rates: readonly Rate[],
  regime: VatRegime,
): Quote<Rate> {
  const { country, shippingCode } = destination;
  const refused = permitError(lines, country) ?? valueError(rates, lines, country);
  if (refused) return { ok: false, errors: refused };
  const offers = shippingOffers(rates, lines, country);
  const offer = offers.find(({ rate }) => rate.code === shippingCode);
  if (!offer) return { ok: false, errors: { shippingCode: refusedRate(rates, lines, destination) } };
  const cheapestCents = Math.min(...offers.map(({ priceCents }) => priceCents));
  const totals = orderTotals(lines, offer.priceCents, country, regime);
  return { ok: true, totals, rate: offer.rate, cheapestCents };
}
