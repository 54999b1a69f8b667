import type { ColumnType, Generated } from 'kysely';

/** Other names, for the search; the page of a species says the former ones. */
export interface SynonymsTable {
  synonym: string;
  /** Latin name of a species, as on its lots, or of a family. */
  name: string;
  /** former: a scientific name of earlier days. common: a name in some language. */
  kind: 'former' | 'common';
  /** Who says so: a work, `sample-list` for what came with the shop, `translated` for a Latin name
   * put into words; empty where nobody noted it. */
  source: Generated<string>;
}

/** Names of lots with accents or apostrophes, now or once, as a search finds them. The database itself keeps it. */
interface FoldedNamesTable {
  name: string;
  folded: ColumnType<string, never, never>;
}

export interface SearchSchema {
  synonyms: SynonymsTable;
  folded_names: FoldedNamesTable;
}
