import { needsPermit } from './cites.ts';
import type { FieldErrors } from './field-errors.ts';
import { goodsTotal, orderTotals, type OrderTotals, type PricedLine } from './pricing.ts';
import { shippingCost, type ShippingRate } from './shipping-cost.ts';
import type { VatRegime } from './vat.ts';

/** What of an insect decides prices and ways to ship. */
export interface QuotedLine extends PricedLine {
  reference: string;
  weightGrams: number;
  citesAnnex: string | null;
}

/** The lots that may not go to a country, as the error of its field; null when all may. */
export function permitError(lines: readonly QuotedLine[], country: string): FieldErrors | null {
  const refused = lines.filter(({ citesAnnex }) => needsPermit(citesAnnex, country));
  if (refused.length === 0) return null;
  return {
    country: { message: 'permit', values: { lots: refused.map((line) => line.reference).join(', ') } },
  };
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

type Quote<Rate> =
  { ok: true; totals: OrderTotals; rate: Rate; cheapestCents: number } | { ok: false; errors: FieldErrors };

/** What an order comes to by the shop's own prices, or why it cannot be shipped so. */
export function quoteOrder<Rate extends ShippingRate>(
  lines: readonly QuotedLine[],
  destination: { country: string; shippingCode: string },
  rates: readonly Rate[],
  regime: VatRegime,
): Quote<Rate> {
  const { country, shippingCode } = destination;
  const refused = permitError(lines, country);
  if (refused) return { ok: false, errors: refused };
  const offers = shippingOffers(rates, lines, country);
  const offer = offers.find(({ rate }) => rate.code === shippingCode);
  if (!offer) return { ok: false, errors: { shippingCode: { message: 'shippingCode' } } };
  const cheapestCents = Math.min(...offers.map(({ priceCents }) => priceCents));
  const totals = orderTotals(lines, offer.priceCents, country, regime);
  return { ok: true, totals, rate: offer.rate, cheapestCents };
}
