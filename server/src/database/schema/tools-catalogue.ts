import type { Category } from '@vitrine/shared/contract/catalogue';
import type { Generated } from 'kysely';

/* Tables of the owner's insects and families, by the rules of schema.ts. */

/** Where a family was before it was renamed or merged: its old addresses lead on. */
export interface FormerFamilySlugsTable {
  category: Category;
  slug: string;
  family_id: number;
}

/** Filters that a staff member gave a name. */
export interface SavedViewsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The part of the list's address after the question mark. */
  query: string;
  position: number;
}

export interface ToolsCatalogueSchema {
  former_family_slugs: FormerFamilySlugsTable;
  saved_views: SavedViewsTable;
}
