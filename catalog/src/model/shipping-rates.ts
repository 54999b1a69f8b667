/** What one parcel costs to a zone, in cents. */
export interface ShippingZone {
  zone: 'be' | 'near' | 'eu' | 'europe' | 'uk';
  /** ISO codes, where they are few enough to name. */
  countries: string[];
  firstCents: number;
  /** Value of the goods from which shipping is free, or null. */
  freeFromCents: number | null;
  days: { min: number; max: number };
}

/** The rates of spec §7, as the shop starts with them. */
export const SHIPPING_ZONES: ShippingZone[] = [
  { zone: 'be', countries: ['BE'], firstCents: 695, freeFromCents: 10_000, days: { min: 1, max: 2 } },
  {
    zone: 'near',
    countries: ['NL', 'LU', 'DE', 'FR'],
    firstCents: 1195,
    freeFromCents: 20_000,
    days: { min: 2, max: 4 },
  },
  { zone: 'eu', countries: [], firstCents: 1695, freeFromCents: null, days: { min: 3, max: 7 } },
  {
    zone: 'europe',
    countries: ['CH', 'NO'],
    firstCents: 2195,
    freeFromCents: null,
    days: { min: 4, max: 10 },
  },
  { zone: 'uk', countries: ['GB'], firstCents: 1995, freeFromCents: null, days: { min: 4, max: 8 } },
];

/** Weight that the first price holds, and the price of each further step of that weight. */
export const STEP_KG = 2;
export const STEP_CENTS = 400;
