import type { FamilyCategory, SpecialCategory } from '@vitrine/shared/contract/catalogue';
import type { Filters, Sort } from '@vitrine/shared/contract/listing';
import { FACT_SORTS, NO_FILTERS, PAGE_SIZES, SORTS, usualSort } from '@vitrine/shared/contract/listing-lists';
import { filterEntries, readFilters, type ReadFilters } from './listing-filters.ts';

/** How a list is shown: part of its address. */
export interface ListingState extends ReadFilters {
  page: number;
  sort: Sort;
  size: number;
}

/** A list without its state: a page's path, and on the search page what is searched. */
export interface ListPlace {
  path: string;
  q?: string;
}

/** The same, and what of the shop is in it. */
export interface ListedPlace extends ListPlace {
  listed: ListedInsects;
}

/** What is listed: a category or a family in it, a special category, or what a text finds. */
export type ListedInsects =
  | { category: FamilyCategory; family?: string }
  | { special: SpecialCategory }
  | { q: string };

const DEFAULT_SIZE = PAGE_SIZES[0];

/** Whether a list could have a page of this number, as an address says it. */
export const isPage = (page: string): boolean => /^[1-9]\d{0,5}$/.test(page);

/**
 * The state in an address. What is unknown in it is as usual; null for a page that cannot be one, because an address
 * that shows another page than it says would be indexed twice.
 */
export function readListingState(params: URLSearchParams, isSearch = false): ListingState | null {
  const page = params.get('page') ?? '1';
  if (!isPage(page)) return null;
  return {
    page: Number(page),
    sort: [...SORTS, ...FACT_SORTS].find((sort) => sort === params.get('sort')) ?? usualSort(isSearch),
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_SIZE,
    ...readFilters(params),
  };
}

/** The address of a list in a state: one state has one address, and what is as usual is left out. */
export function listingAddress({ path, q }: ListPlace, state: ListingState): string {
  const { sort, size, page } = state;
  const entries: [string, string][] = [
    ...(q ? [['q', q] satisfies [string, string]] : []),
    ...filterEntries(state),
    ...(sort === usualSort(q !== undefined) ? [] : [['sort', sort] satisfies [string, string]]),
    ...(size === DEFAULT_SIZE ? [] : [['size', String(size)] satisfies [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] satisfies [string, string]]),
  ];
  const query = new URLSearchParams(entries).toString();
  return query ? `${path}?${query}` : path;
}

/** The first page of the list with other filters. */
export function withFilters(state: ListingState, changes: Partial<Filters>): ListingState {
  return { ...state, page: 1, filters: { ...state.filters, ...changes }, mistakes: {} };
}

/** The first page of the list with nothing left out, in the order and size that were chosen. */
export const withoutFilters = (state: ListingState): ListingState =>
  withFilters(state, { ...NO_FILTERS, ships: undefined, facts: undefined });

/** Whether filters leave anything out. */
export const isNarrowed = (state: ListingState): boolean => filterEntries(state).length > 0;

/** True when the address shows the list as it is for everybody: only its page differs. */
export function isPlain({ sort, size, ...read }: ListingState, isSearch = false): boolean {
  return sort === usualSort(isSearch) && size === DEFAULT_SIZE && filterEntries(read).length === 0;
}

/** The address for search engines: the page of the same number as it is for everybody. */
export function canonicalListing(path: string, { page }: ListingState): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
