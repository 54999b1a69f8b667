import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { webshopCrumb } from '../crumbs.ts';
import { listingHead } from './listing-head.ts';
import type { ListingState } from './listing-state.ts';

/** Title and addresses of the list of a category, special or not. */
export function categoryHead(
  category: Category,
  list: { listing: Listing; state: ListingState },
  page: PageContext,
): PageHead {
  return listingHead(page, {
    ...list,
    title: page.intl.formatMessage({ id: `catalog.category.${category}` }),
    description: page.intl.formatMessage({ id: `catalog.categoryLead.${category}` }),
    path: (locale) => categoryPath(category, locale),
    crumbs: [webshopCrumb(page.intl, page.locale)],
  });
}
