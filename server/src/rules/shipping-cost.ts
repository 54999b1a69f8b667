/** One way to ship, as the owner sets it. Money in cents, weights in grams. */
export interface ShippingRate {
  code: string;
  countries: string[];
  /** Ascending by weight: the price up to and including `maxGrams`. */
  bands: { maxGrams: number; priceCents: number }[];
  /** Goods value from which shipping is free, whatever it weighs, or null. */
  freeFromCents: number | null;
  /** Goods value above which this way is not offered (insurance), or null. */
  maxValueCents: number | null;
  active: boolean;
}

export interface Parcel {
  country: string;
  goodsCents: number;
  grams: number;
}

/** What shipping costs in cents, or null when this way is not offered for the parcel. */
export function shippingCost(rate: ShippingRate, parcel: Parcel): number | null {
  if (!rate.active || !rate.countries.includes(parcel.country)) return null;
  if (rate.maxValueCents !== null && parcel.goodsCents > rate.maxValueCents) return null;
  const band = rate.bands.find(({ maxGrams }) => parcel.grams <= maxGrams);
  if (!band) return null;
  const isFree = rate.freeFromCents !== null && parcel.goodsCents >= rate.freeFromCents;
  return isFree ? 0 : band.priceCents;
}
