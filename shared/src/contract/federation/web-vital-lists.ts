/* What `web-vitals.ts` and browsers name: without its schemas, which a page that is only read does not fetch. */

export const VITALS_PATH = '/api/vitals';

/** Kinds of pages, with the remote that draws each. */
export const VITAL_PAGES = {
  home: 'catalog',
  list: 'catalog',
  insect: 'catalog',
  text: 'catalog',
  cart: 'cart-checkout',
  checkout: 'cart-checkout',
  account: 'account',
} as const;
export type VitalPage = keyof typeof VITAL_PAGES;

export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** As the browser sees it (https://wicg.github.io/netinfo/#effectiveconnectiontype-enum); `slow`: 2g and worse. */
export const CONNECTIONS = ['4g', '3g', 'slow', 'unknown'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** A longer one is of a machine that slept. */
export const LONGEST_VITAL = 60_000;
/** Pages that one report tells of. */
export const MOST_VITAL_PAGES = 20;

/** What is good, and from where on it is poor: https://web.dev/articles/defining-core-web-vitals-thresholds */
export const VITAL_BOUNDS: Record<Vital, { good: number; poor: number }> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
};

/** Upper bounds of what readings are counted in, `VITAL_BOUNDS` among them; what is beyond the last is in one more. */
export const VITAL_BUCKETS: Record<Vital, readonly number[]> = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [50, 100, 150, 200, 300, 400, 500, 800, 1_500],
  CLS: [10, 25, 50, 100, 150, 200, 250, 400, 800],
};
