import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { webshopCrumb } from '../../model/crumbs.ts';
import type { ListedInsects, ListingState } from '../../model/listing/listing-state.ts';
import { ListingPage } from './ListingPage.tsx';

interface CategoryListingProps {
  category: Category;
  listing: Listing;
  listed: ListedInsects;
  state: ListingState;
  vatRegime: VatRegime | undefined;
  /** Between the title and the list. */
  children?: ReactNode;
}

/** The list of a category, special or not. */
export function CategoryListing({ category, listed, children, ...list }: CategoryListingProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ListingPage
      {...list}
      title={intl.formatMessage({ id: `catalog.category.${category}` })}
      lead={intl.formatMessage({ id: `catalog.categoryLead.${category}` })}
      crumbs={[webshopCrumb(intl, locale)]}
      place={{ path: categoryPath(category, locale), listed }}
      empty={intl.formatMessage({ id: 'catalog.empty.category' })}
    >
      {children}
    </ListingPage>
  );
}
