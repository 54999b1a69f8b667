import type { AuditChange, Right } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../database/schema/schema.ts';

/** What taking back a write to a table asks. */
interface UndoableTable {
  /** The right to write the table is also the right to undo a write. */
  right: Right;
  /** Whether its rows have `revision` and `updated_at`, which an undo moves on like any edit. */
  isRevised: boolean;
  /** Whether a new row may be deleted again, and a deleted one written again. */
  mayComeAndGo: boolean;
  /** Columns with a ledger of their own, which no undo may go around. */
  never?: string[];
}

/**
 * Tables of which a write can be taken back: those with one key, `id`. A table that is not here is written for good.
 * This is the one place to add another.
 */
const UNDOABLE_TABLES: Partial<Record<keyof Schema, UndoableTable>> = {
  insects: {
    right: 'catalogue-write',
    isRevised: true,
    mayComeAndGo: false,
    never: ['on_hand', 'reserved'],
  },
  families: { right: 'catalogue-write', isRevised: true, mayComeAndGo: true },
  insect_pictures: { right: 'catalogue-write', isRevised: false, mayComeAndGo: true },
  family_pictures: { right: 'catalogue-write', isRevised: false, mayComeAndGo: true },
  flaw_pins: { right: 'catalogue-write', isRevised: true, mayComeAndGo: true },
  picture_jobs: { right: 'catalogue-write', isRevised: false, mayComeAndGo: true },
  closings: { right: 'shop-write', isRevised: true, mayComeAndGo: true },
  shipping_rates: { right: 'shop-write', isRevised: true, mayComeAndGo: true },
  posts: { right: 'shop-write', isRevised: true, mayComeAndGo: true },
  settings: { right: 'shop-write', isRevised: true, mayComeAndGo: false },
};

/** How a write to a table is taken back; null when it cannot be. */
export function undoableTable(table: string): UndoableTable | null {
  const entries: [string, UndoableTable][] = Object.entries(UNDOABLE_TABLES);
  return entries.find(([name]) => name === table)?.[1] ?? null;
}

/** How a change is taken back; null when it cannot be. */
export function undoable({ table, before, after }: AuditChange): UndoableTable | null {
  const rules = undoableTable(table);
  if (!rules || (!before && !after)) return null;
  if ((!before || !after) && !rules.mayComeAndGo) return null;
  const names = Object.keys({ ...before, ...after });
  return names.some((name) => rules.never?.includes(name)) ? null : rules;
}
