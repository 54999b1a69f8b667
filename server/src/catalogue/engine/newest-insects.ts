import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { Catalogue, InsectList } from './catalogue.ts';

/** Ids of the first insects of a list as it is usually shown: in stock first, then the newest. */
export async function newestInsects(
  catalogue: Catalogue,
  list: InsectList,
  limit: number,
): Promise<number[]> {
  const { ids } = await catalogue.find({ list, filters: NO_FILTERS, sort: 'newest', offset: 0, limit });
  return ids;
}
