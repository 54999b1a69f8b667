import type { Listing } from '@vitrine/shared/contract/listing';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Crumb } from '../model/crumbs.ts';
import { ListingView } from './ListingView.tsx';
import { NewestLink } from './NewestLink.tsx';
import { Trail } from './Trail.tsx';

interface Props {
  listing: Listing;
  title: string;
  lead: string;
  crumbs: Crumb[];
  /** Address of the list without its state. */
  path: string;
  /** What to say when there is nothing in it. */
  empty: string;
  /** What stands between the title and the list. */
  children?: ReactNode;
}

/** A page that is a list: of a category, a family, or one of the special categories. */
export function ListingPage({ listing, title, lead, crumbs, path, empty, children }: Props) {
  const intl = useIntl();
  return (
    <>
      <Trail crumbs={crumbs} here={title} />
      <PageTitle count={intl.formatMessage({ id: 'catalog.count' }, { count: listing.total })} lead={lead}>
        {title}
      </PageTitle>
      {children}
      <ListingView listing={listing} path={path} empty={{ title: empty, children: <NewestLink /> }} />
    </>
  );
}
