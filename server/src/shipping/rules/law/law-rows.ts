import { BORDER_PAPERS } from './border-papers.ts';
import { EU_ANNEXES } from './eu-annexes.ts';
import { UNCHECKED } from './european-natives.ts';
import { GREAT_BRITAIN } from './great-britain.ts';
import { HABITATS } from './habitats.ts';
import type { LawRow } from './law-row.ts';
import { NATIONAL_LISTS, REGIONAL_LISTS } from './national-lists.ts';
import { SOURCE_ROWS } from './sources.ts';

/** All rules of which lot may go where, and every reason that an answer can give. */
export const LAW_ROWS: readonly LawRow[] = [
  ...EU_ANNEXES,
  ...HABITATS,
  ...NATIONAL_LISTS,
  ...REGIONAL_LISTS,
  ...GREAT_BRITAIN,
  ...UNCHECKED,
  ...BORDER_PAPERS,
  ...SOURCE_ROWS,
];

/** Rows by their taxon. */
export const ROWS_OF_TAXON: ReadonlyMap<string, readonly LawRow[]> = Map.groupBy(
  LAW_ROWS,
  ({ taxon }) => taxon,
);
