import type { NotOffered } from '@vitrine/shared/contract/tools/shipping';

/** One way to ship, as the owner sets it. Money in cents, weights in grams. */
export interface ShippingRate {
  code: string;
  /** ISO codes, and those of territories with rates of their own (`rate-place.ts`). */
  countries: string[];
  /** Ascending by weight: the price up to and including `maxGrams`. */
  bands: { maxGrams: number; priceCents: number }[];
  /** Goods value from which shipping is free, whatever it weighs, or null. */
  freeFromCents: number | null;
  /** Goods value above which this way is not offered (insurance), or null. */
  maxValueCents: number | null;
  active: boolean;
}

interface Parcel {
  /** By `ratePlace`. */
  country: string;
  goodsCents: number;
  grams: number;
}

/** What shipping costs in cents, or null when this way is not offered for the parcel. */
export function shippingCost(rate: ShippingRate, parcel: Parcel): number | null {
  const band = rate.bands.find(({ maxGrams }) => parcel.grams <= maxGrams);
  if (!band || whyNotOffered(rate, parcel)) return null;
  const isFree = rate.freeFromCents !== null && parcel.goodsCents >= rate.freeFromCents;
  return isFree ? 0 : band.priceCents;
}

/** Why a way to ship is not offered for a parcel, the first reason of several; null when it is offered. */
export function whyNotOffered(rate: ShippingRate, { country, goodsCents, grams }: Parcel): NotOffered | null {
  if (!rate.active) return 'inactive';
  if (!rate.countries.includes(country)) return 'country';
  if (rate.maxValueCents !== null && goodsCents > rate.maxValueCents) return 'value';
  return rate.bands.some(({ maxGrams }) => grams <= maxGrams) ? null : 'weight';
}
