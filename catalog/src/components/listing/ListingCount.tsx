import type { Listing } from '@vitrine/shared/contract/listing';
import { useIntl } from 'react-intl';

/** How much a list holds, and of how much when it is narrowed. */
export function ListingCount({ listing: { total, unfiltered } }: { listing: Listing }) {
  const intl = useIntl();
  if (total === unfiltered) return intl.formatMessage({ id: 'catalog.count' }, { count: total });
  return intl.formatMessage({ id: 'catalog.countOf' }, { count: total, all: unfiltered });
}
