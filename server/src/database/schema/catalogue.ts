import type { Generated } from 'kysely';

/** Written by triggers alone: which insect a list may now show otherwise. */
export interface CatalogueChangesTable {
  id: Generated<number>;
  /** Null: a family changed. */
  insect_id: number | null;
  at: string;
}

export interface CatalogueSchema {
  catalogue_changes: CatalogueChangesTable;
}
