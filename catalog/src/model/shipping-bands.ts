import type { ShippingRateInfo } from '@vitrine/shared/contract/shipping';

type Bands = ShippingRateInfo['bands'];

/** What each further band adds, when every rate grows by the same weight and price from band to band; else null. */
export function commonStep(
  rates: Pick<ShippingRateInfo, 'bands'>[],
): { grams: number; cents: number } | null {
  const steps = rates.flatMap(({ bands }) => stepsOf(bands));
  const [first] = steps;
  if (!first) return null;
  return steps.every(({ grams, cents }) => grams === first.grams && cents === first.cents) ? first : null;
}

function stepsOf(bands: Bands) {
  return bands.slice(1).map(({ maxGrams, priceCents }, index) => ({
    grams: maxGrams - (bands[index]?.maxGrams ?? 0),
    cents: priceCents - (bands[index]?.priceCents ?? 0),
  }));
}
