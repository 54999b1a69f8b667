/* Apart from their schemas, as in `locale-list.ts`. */

export const PAGE_SIZES = [24, 48, 96] as const;
export const SORTS = [
  'newest',
  'oldest',
  'price-up',
  'price-down',
  'name-up',
  'name-down',
  'reference-up',
  'reference-down',
] as const;
/** What fits best first: only where a text is searched, and the usual order there. */
export const RELEVANCE = 'relevance';

/** No filter at all, in the shape of `Filters`. */
export const NO_FILTERS = {
  quality: [],
  origin: [],
  spread: [],
  gender: [],
  isInStock: false,
  priceFromCents: null,
  priceToCents: null,
  sizeFromMm: null,
  sizeToMm: null,
};
