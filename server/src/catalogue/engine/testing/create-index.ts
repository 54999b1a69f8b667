import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { FAMILIES } from './random-rows.ts';

/** The index of these lots alone. */
export function createIndex(rows: CatalogueRow[]): CatalogueIndex {
  const index = new CatalogueIndex(1);
  index.setFamilies(FAMILIES);
  index.fill(rows);
  index.sort();
  return index;
}
