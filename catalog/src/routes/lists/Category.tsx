import type { FamilyCategory, FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { readCategoryWord } from '@vitrine/shared/paths/category-words';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listFamilies } from '../../api/list-families.ts';
import { listInsects } from '../../api/list-insects.ts';
import { CategoryListing } from '../../components/listing/CategoryListing.tsx';
import { categoryHead } from '../../model/listing/category-head.ts';
import { familiesIn, listingIn } from '../../model/listing/listing-in-locale.ts';
import type { ListingState } from '../../model/listing/listing-state.ts';
import { notFound } from '../../model/not-found.ts';
import { readListingRequest } from '../../model/listing/read-listing-request.ts';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { useIntl } from 'react-intl';
import { FamilyIndex } from '../../components/listing/drawers/FamilyIndex.tsx';
import style from './FamilyLinks.module.css';

interface CategoryData {
  category: FamilyCategory;
  listing: Listing;
  state: ListingState;
  vatRegime: VatRegime | undefined;
  /** Empty when they could not be had: the insects do not wait for them. */
  families: FamilySummary[];
}

export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<CategoryData> {
  const category = readCategoryWord(args.params['category'] ?? '', page.locale);
  if (!category) throw notFound();
  const state = readListingRequest(args.request);
  const api = page.remote.api(args);
  const [listing, families] = await Promise.all([
    listInsects(api, { category }, state),
    listFamilies(api, category),
  ]);
  return {
    category,
    state,
    vatRegime: page.remote.frame(args).vatRegime,
    listing: listingIn(loadOrThrow(listing), page.locale, args.request),
    families: families.ok ? familiesIn(families.value, page.locale) : [],
  };
}

export function head({ category, listing, state }: CategoryData, page: PageContext): PageHead {
  return categoryHead(category, { listing, state }, page);
}

export function Component() {
  const { families, ...list } = useLoaderData<CategoryData>();
  return (
    <CategoryListing {...list} listed={{ category: list.category }}>
      <FamilyLinks families={families} />
    </CategoryListing>
  );
}

/** The index of families above a list: beside each other where there is room, on a phone in one line that moves sideways. */
function FamilyLinks({ families }: { families: FamilySummary[] }) {
  const intl = useIntl();
  if (families.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalog.category.familiesLabel' })}>
      <CachedFragment as="div" of={['families', families]} className={style['families']}>
        <FamilyIndex families={families} />
      </CachedFragment>
    </nav>
  );
}
