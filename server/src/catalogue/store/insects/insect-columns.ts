import type { Selectable } from 'kysely';
import type { InsectsTable } from '../../../database/schema/schema.ts';

/** Columns that the shop manages by itself. */
const MANAGED = [
  ...(['id', 'uuid', 'category', 'deleted_at', 'created_at', 'updated_at', 'first_shown_at'] as const),
  ...(['revision', 'on_hand', 'reserved', 'is_shown', 'is_in_family', 'is_sold_out'] as const),
] as const;

/** What staff say of a lot, as columns. */
export type InsectColumns = Omit<Selectable<InsectsTable>, (typeof MANAGED)[number]>;

export function insectColumns(row: Selectable<InsectsTable>): InsectColumns {
  const managed: readonly string[] = MANAGED;
  const entries = Object.entries(row).filter(([name]) => !managed.includes(name));
  // All that the shop does not manage.
  return Object.fromEntries(entries) as InsectColumns;
}
