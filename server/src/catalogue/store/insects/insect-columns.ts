import type { Selectable } from 'kysely';
import type { InsectsTable } from '../../../database/schema/schema.ts';

/** Columns that the shop keeps by itself. */
const KEPT = [
  ...(['id', 'uuid', 'category', 'deleted_at', 'created_at', 'updated_at', 'first_shown_at'] as const),
  ...(['revision', 'on_hand', 'reserved', 'is_shown', 'is_in_family', 'is_sold_out'] as const),
] as const;

/** What staff say of a lot, as columns. */
export type InsectColumns = Omit<Selectable<InsectsTable>, (typeof KEPT)[number]>;

export function insectColumns(row: Selectable<InsectsTable>): InsectColumns {
  const kept: readonly string[] = KEPT;
  const entries = Object.entries(row).filter(([name]) => !kept.includes(name));
  // All that is not kept by the shop.
  return Object.fromEntries(entries) as InsectColumns;
}
