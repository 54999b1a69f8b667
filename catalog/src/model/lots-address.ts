import type { SpeciesSort } from '@vitrine/shared/contract/catalogue-lists';
import { withQuery } from '@vitrine/shared/paths/with-query';

/** A page of a species' lots in an order; the address is bare where both are as usual. */
export const lotsAddress = (path: string, sort: SpeciesSort, page: number): string =>
  withQuery(path, { ...(sort !== 'newest' && { sort }), ...(page > 1 && { page }) });
