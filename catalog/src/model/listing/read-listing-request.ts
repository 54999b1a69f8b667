import { notFound } from '../not-found.ts';
import { readListingState, type ListingState } from './listing-state.ts';

/** The state in a request for a list; an address with an impossible page does not exist. */
export function readListingRequest(request: Request, isSearch = false): ListingState {
  const state = readListingState(new URL(request.url).searchParams, isSearch);
  if (!state) throw notFound();
  return state;
}
