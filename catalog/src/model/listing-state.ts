import { PAGE_SIZES, SORTS, type Sort } from '@vitrine/shared/contract/listing';
import { withQuery } from '@vitrine/shared/paths/with-query';

/** How a list is shown: part of its address. */
export interface ListingState {
  page: number;
  sort: Sort;
  size: number;
}

export const DEFAULT_SORT: Sort = 'newest';
export const DEFAULT_SIZE = PAGE_SIZES[0];

/**
 * The state in an address. An unknown sort or size is the default one; null for a page that cannot be one, because an
 * address that shows another page than it says would be indexed twice.
 */
export function readListingState(url: URL): ListingState | null {
  const page = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  return {
    page: Number(page),
    sort: SORTS.find((sort) => sort === url.searchParams.get('sort')) ?? DEFAULT_SORT,
    size: PAGE_SIZES.find((size) => String(size) === url.searchParams.get('size')) ?? DEFAULT_SIZE,
  };
}

/** The address of a list in a state: what is as usual is left out. */
export function listingAddress(path: string, { page, sort, size }: ListingState, q?: string): string {
  return withQuery(path, {
    q,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    size: size === DEFAULT_SIZE ? undefined : size,
    page: page === 1 ? undefined : page,
  });
}

/** The address for search engines: pages in the usual order each for itself, other orders as the first page. */
export function canonicalListing(path: string, { page, sort, size }: ListingState): string {
  const isUsual = sort === DEFAULT_SORT && size === DEFAULT_SIZE;
  return isUsual ? listingAddress(path, { page, sort, size }) : path;
}
