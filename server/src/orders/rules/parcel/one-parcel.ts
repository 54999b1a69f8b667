import { goodsTotal } from '../../../shop/rules/pricing.ts';
import { whyNotOffered, type ShippingRate } from '../../../shipping/rules/shipping-cost.ts';
import { shippingOffers, type QuotedLine } from '../placing/quote-order.ts';

/** What an order has in a parcel, the way it was to be sent, and what of the price of that has not gone back. */
interface ParcelPart {
  /** At their prices in the shop, which decide what is free and what is insured. */
  lines: readonly QuotedLine[];
  shippingCode: string;
  shippingLeftCents: number;
  /** What a price of the list is to its buyer: a business of another member state pays it without VAT. */
  charge: (listCents: number) => number;
}

/**
 * What goes back when orders leave in one parcel, in cents: all that was paid for shipping but what the parcel costs today
 * by the dearer way, or what was paid for that one, whichever is less. Null when no such parcel may hold them.
 */
export function sharedShipping(
  parts: readonly ParcelPart[],
  rates: readonly ShippingRate[],
  country: string,
): number | null {
  const [dearest] = parts.toSorted((one, other) => other.shippingLeftCents - one.shippingLeftCents);
  if (!dearest) return null;
  const lines = parts.flatMap((part) => part.lines);
  const paidCents = parts.reduce((sum, part) => sum + part.shippingLeftCents, 0);
  const rate = rates.find(({ code }) => code === dearest.shippingCode);
  const grams = lines.reduce((sum, line) => sum + line.amount * line.weightGrams, 0);
  const fault = rate && whyNotOffered(rate, { country, goodsCents: goodsTotal(lines), grams });
  if (fault === 'value' || fault === 'weight') return null;
  const offer = shippingOffers(rates, lines, country).find(({ rate: { code } }) => code === rate?.code);
  const priceCents = offer ? dearest.charge(offer.priceCents) : dearest.shippingLeftCents;
  return paidCents - Math.min(dearest.shippingLeftCents, priceCents);
}
