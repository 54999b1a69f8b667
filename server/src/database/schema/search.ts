/** Other names, for the search alone: nothing is shown under them. */
export interface SynonymsTable {
  synonym: string;
  /** Latin name of a species, as on its lots, or of a family. */
  name: string;
  /** former: a scientific name of earlier days. common: a name in some language. */
  kind: 'former' | 'common';
}

export interface SearchSchema {
  synonyms: SynonymsTable;
}
