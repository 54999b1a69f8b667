import { OWN_FACTS } from './facts/fact-list.ts';

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

/** `altitudeMetres-up` and `-down` of the facts that lists are ordered by, beside the older ones. */
export const FACT_SORTS: readonly FactSort[] = OWN_FACTS.filter(({ sort }) => sort).flatMap(
  ({ key }): FactSort[] => [`${key}-up`, `${key}-down`],
);
type FactSort = `${string}-up` | `${string}-down`;
export type KnownSort = (typeof SORTS)[number] | typeof RELEVANCE;
export type Sort = KnownSort | FactSort;

/** The order of a list whose address names none: what fits best where a text is searched, else the newest. */
export const usualSort = (isSearch: boolean): 'relevance' | 'newest' => (isSearch ? RELEVANCE : 'newest');

/** Origins that a list can be narrowed to at once: more than a person chooses one by one. */
export const MAX_ORIGINS = 50;

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
