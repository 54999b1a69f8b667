import { type FamilyCategory, type SpecialCategory } from '@vitrine/shared/contract/catalogue';
import { listingSchema, type Listing } from '@vitrine/shared/contract/listing';
import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import type { ListingState } from '../model/listing-state.ts';

/** What is listed: a category or a family in it, a special category, or what a text finds. */
export type ListedInsects =
  { category: FamilyCategory; family?: string } | { special: SpecialCategory } | { q: string };

/** One page of a list of insects. A family is named by its slug in any language; an unknown one is not found. */
export async function listInsects(
  api: ApiTransport,
  listed: ListedInsects,
  { page, sort, size }: ListingState,
): Promise<ApiResult<Listing>> {
  const query = { ...listed, page, sort, size };
  return parsed(listingSchema, await api({ method: 'GET', path: '/api/catalogue/listing', query }));
}
