import type { Listing } from '@vitrine/shared/contract/listing';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import type { ReactNode } from 'react';
import type { Crumb } from '../../model/crumbs.ts';
import type { ListedPlace, ListingState } from '../../model/listing/listing-state.ts';
import { ListingCount } from './ListingCount.tsx';
import { ListingView } from './ListingView.tsx';
import { NewestLink } from './NewestLink.tsx';
import { Trail } from '../Trail.tsx';
import style from './ListingPage.module.css';

interface Props {
  listing: Listing;
  state: ListingState;
  vatRegime: VatRegime | undefined;
  title: ReactNode;
  lead: string;
  crumbs: Crumb[];
  /** Address of the list without its state, and what is in it. */
  place: ListedPlace;
  /** What to say when there is nothing in it, whatever the filters. */
  empty: string;
  /** What stands between the title and the list. */
  children?: ReactNode;
}

/** A page that is a list: of a category, a family, or one of the special categories. */
export function ListingPage(props: Props) {
  const { listing, state, vatRegime, title, lead, crumbs, place, empty, children } = props;
  return (
    <div className={style['page']}>
      <Trail crumbs={crumbs} here={title} />
      <PageTitle count={<ListingCount listing={listing} />}>{title}</PageTitle>
      <p className={style['lead']}>{lead}</p>
      {children}
      {listing.unfiltered === 0 ? (
        <EmptyState title={empty}>
          <NewestLink />
        </EmptyState>
      ) : (
        <ListingView listing={listing} state={state} vatRegime={vatRegime} place={place} />
      )}
    </div>
  );
}
