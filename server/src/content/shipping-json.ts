import type { ContentShippingRate } from '@vitrine/shared/contract/content';
import type { StoredShippingRate } from '../shipping/index.ts';

/** A shipping rate as content carries it: money in euro (spec §7). */
export function shippingJson(rate: StoredShippingRate): ContentShippingRate {
  const { id, code, name, countries, carrier, service, tracked, days, active } = rate;
  return {
    id,
    code,
    name,
    countries,
    carrier,
    service,
    tracked,
    days,
    bands: rate.bands.map(({ maxGrams, priceCents }) => ({ maxGrams, price: priceCents / 100 })),
    freeFrom: inEuro(rate.freeFromCents),
    maxValue: inEuro(rate.maxValueCents),
    active,
  };
}

function inEuro(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
