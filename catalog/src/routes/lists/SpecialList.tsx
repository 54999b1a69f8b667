import type { SpecialCategory } from '@vitrine/shared/contract/catalogue';
import { SPECIAL_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listInsects } from '../../api/list-insects.ts';
import { CategoryListing } from '../../components/listing/CategoryListing.tsx';
import { categoryHead } from '../../model/listing/category-head.ts';
import { listingIn } from '../../model/listing/listing-in-locale.ts';
import type { ListingState } from '../../model/listing/listing-state.ts';
import { notFound } from '../../model/not-found.ts';
import { readListingRequest } from '../../model/listing/read-listing-request.ts';

interface SpecialData {
  special: SpecialCategory;
  listing: Listing;
  state: ListingState;
  vatRegime: VatRegime | undefined;
}

/** Mixed lots, new insects, one euro and repairs: the page's name says which. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<SpecialData> {
  const special = SPECIAL_CATEGORIES.find((category) => SPECIAL_ROUTES[category].list === page.name);
  if (!special) throw notFound();
  const state = readListingRequest(args.request);
  const listing = await listInsects(page.remote.api(args), { special }, state);
  const { vatRegime } = page.remote.frame(args);
  return { special, state, vatRegime, listing: listingIn(loadOrThrow(listing), page.locale, args.request) };
}

export function head({ special, listing, state }: SpecialData, page: PageContext): PageHead {
  return categoryHead(special, { listing, state }, page);
}

export function Component() {
  const { special, ...list } = useLoaderData<SpecialData>();
  return <CategoryListing category={special} listed={{ special }} {...list} />;
}
