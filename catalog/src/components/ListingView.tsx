import type { Listing } from '@vitrine/shared/contract/listing';
import { EmptyState } from '@vitrine/shared/ui/EmptyState';
import { Pagination } from '@vitrine/shared/ui/Pagination';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { listingAddress } from '../model/listing-state.ts';
import { InsectGrid } from './InsectGrid.tsx';
import { ListingTools } from './ListingTools.tsx';
import style from './ListingView.module.css';

interface Props {
  listing: Listing;
  /** Address of the list without its state. */
  path: string;
  q?: string;
  /** Instead of the grid when there is nothing in the list. */
  empty: { title: string; children: ReactNode };
}

/** In sight on most screens when a list opens. */
const EAGER_CARDS = 4;

/** One page of a list: its order and size, the insects, the way to the other pages. */
export function ListingView({ listing, path, q, empty }: Props) {
  const intl = useIntl();
  if (listing.total === 0) return <EmptyState title={empty.title}>{empty.children}</EmptyState>;
  const { page, pages, sort, size, items } = listing;
  return (
    <section className={style['list']} aria-label={intl.formatMessage({ id: 'catalog.listing.label' })}>
      <ListingTools listing={listing} path={path} {...(q !== undefined && { q })} />
      <InsectGrid insects={items} eager={EAGER_CARDS} />
      <Pagination
        label={intl.formatMessage({ id: 'catalog.listing.pages' })}
        page={page}
        pages={pages}
        hrefOf={(other) => listingAddress(path, { page: other, sort, size }, q)}
        words={{
          previous: intl.formatMessage({ id: 'catalog.listing.previous' }),
          next: intl.formatMessage({ id: 'catalog.listing.next' }),
          page: intl.formatMessage({ id: 'catalog.listing.page' }),
        }}
      />
    </section>
  );
}
