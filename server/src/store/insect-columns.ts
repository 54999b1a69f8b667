import type { Selectable } from 'kysely';
import type { InsectsTable } from './schema.ts';

/** What staff say of a lot, as columns; the rest the shop keeps by itself. */
export type InsectColumns = Omit<
  Selectable<InsectsTable>,
  | 'id'
  | 'uuid'
  | 'category'
  | 'deleted_at'
  | 'created_at'
  | 'updated_at'
  | 'revision'
  | 'on_hand'
  | 'reserved'
  | 'is_shown'
  | 'is_in_family'
  | 'is_sold_out'
>;
