import type { LotFacts, Verdict } from '../../../shipping/rules/can-ship.ts';
import type { Destination } from '../../../shipping/rules/legal-places.ts';
import { annexesOf, citesOf, refusedLots } from '../../../shipping/rules/refused-lots.ts';
import type { FieldError, FieldErrors } from '../../../forms/rules/field-errors.ts';
import { RATE_DAYS, rateFault } from '@vitrine/shared/contract/orders/tax/pound-rate';
import { ratePlace } from '@vitrine/shared/contract/orders/tax/rate-place';
import { isBritishVat, territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import { britishLimitCents, isClosedToBritain, type BritishTerms } from '../../../shop/rules/british-vat.ts';
import { orderTax, type OrderTax, type TaxTerms } from '../../../shop/rules/order-tax.ts';
import type { Business } from '../../../shop/rules/vat-check.ts';
import { goodsTotal, type PricedLine } from '../../../shop/rules/pricing.ts';
import { shippingCost, type ShippingRate } from '../../../shipping/rules/shipping-cost.ts';

/** What of an insect decides prices and ways to ship. */
export interface QuotedLine extends PricedLine {
  uuid: string;
  reference: string;
  weightGrams: number;
  citesAnnex: string | null;
}

/** And what decides where it may go. */
export type OrderedLine = QuotedLine & LotFacts;

/**
 * The lots that may not go to a destination on a day, as the error of its field and of each line; null when all may. What
 * some law forbids is said before what nobody knows, and that before what wants a permit.
 */
export function permitError(
  lines: readonly (Pick<QuotedLine, 'uuid' | 'reference'> & LotFacts)[],
  destination: Destination,
  today: string,
): FieldErrors | null {
  const refused = refusedLots(lines, destination, today);
  if (refused.length === 0) return null;
  const named = refused.map(({ lot, verdict }) => [`lines.${lot.uuid}`, lineError(verdict)] as const);
  const lots = refused.map(({ lot }) => lot.reference).join(', ');
  const answers = refused.map(({ verdict }) => verdict.answer);
  const worst = answers.includes('no') ? 'shipNo' : answers.includes('ask') ? 'shipAsk' : 'permit';
  return { country: { message: worst, values: { lots } }, ...Object.fromEntries(named) };
}

function lineError({ answer, reasons }: Verdict): FieldError {
  if (answer === 'papers') return { message: 'permitLine', values: { annex: annexesOf(reasons).join(', ') } };
  const laws = { laws: citesOf(reasons) };
  return { message: answer === 'no' ? 'shipNoLine' : 'shipAskLine', values: { laws } };
}

/** The ways to ship the lines to a country, or to a territory with rates of its own, each with its price in cents. */
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
  return { shippingCode: { message: 'shippingMax', values: { limit: { cents: limit } } } };
}

/**
 * That nobody knows whether goods to Great Britain are worth more than £135, or that they are not, and VAT would be owed
 * that this shop cannot pay; else null.
 */
export function britishError(
  lines: readonly PricedLine[],
  { country, postalCode }: { country: string; postalCode: string },
  british: BritishTerms,
  today: string,
): FieldErrors | null {
  const territory = territoryOf(country, postalCode);
  if (!isBritishVat(territory)) return null;
  const fault = rateFault(british, today);
  if (fault === 'missing') return { country: { message: 'poundMissing' } };
  if (fault === 'old') {
    const values = { day: { day: british.rateDay }, days: String(RATE_DAYS) };
    return { country: { message: 'poundOld', values } };
  }
  if (!isClosedToBritain(territory, goodsTotal(lines), british)) return null;
  return { country: { message: 'britishVat', values: { limit: { cents: britishLimitCents(british) } } } };
}

/** That no way to ship goes to a territory to which the rates of its country do not reach; null elsewhere. */
export function territoryError(
  rates: readonly ShippingRate[],
  destination: { country: string; postalCode: string },
): FieldErrors | null {
  const place = ratePlace(destination);
  const isReached = rates.some((rate) => rate.active && rate.countries.includes(place));
  if (place === destination.country || isReached) return null;
  return { postalCode: { message: 'shippingTerritory' } };
}

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
  return { message: 'shippingValue', values: { limit: { cents: limit } } };
}

type Quote<Rate> =
  | { ok: true; tax: OrderTax; rate: Rate; cheapestCents: number }
  | { ok: false; errors: FieldErrors };

/** To whom an order goes, and how. */
interface OrderDestination extends Destination {
  postalCode: string;
  shippingCode: string;
  /** Whose VAT number was confirmed; null for a consumer. */
  business: Business | null;
}

/**
 * What an order comes to by the shop's own prices, or why it cannot be shipped so.
 * @param today ISO day, for the rules of where lots may go and the rates of VAT
 */
export function quoteOrder<Rate extends ShippingRate>(
  lines: readonly (OrderedLine & { isMargin: boolean })[],
  destination: OrderDestination,
  rates: readonly Rate[],
  terms: TaxTerms,
  today: string,
): Quote<Rate> {
  const { shippingCode, business } = destination;
  const place = ratePlace(destination);
  const refused =
    permitError(lines, destination, today) ??
    britishError(lines, destination, terms.british, today) ??
    territoryError(rates, destination) ??
    valueError(rates, lines, place);
  if (refused) return { ok: false, errors: refused };
  const offers = shippingOffers(rates, lines, place);
  const offer = offers.find(({ rate }) => rate.code === shippingCode);
  if (!offer)
    return {
      ok: false,
      errors: { shippingCode: refusedRate(rates, lines, { country: place, shippingCode }) },
    };
  const taxOf = (shippingCents: number) => {
    const taxable = lines.map((line, position) => ({ ...line, position }));
    return orderTax({ lines: taxable, shippingCents, destination, business, day: today }, terms);
  };
  // What comes back of shipping is taxed as what was paid.
  const cheapest = taxOf(Math.min(...offers.map(({ priceCents }) => priceCents)));
  return { ok: true, tax: taxOf(offer.priceCents), rate: offer.rate, cheapestCents: cheapest.shippingCents };
}
