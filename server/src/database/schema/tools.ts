import type { Generated } from 'kysely';
import type { Category } from '@vitrine/shared/contract/catalogue';

/* Tables of the owner's work on orders and the catalogue, by the rules of schema.ts. */

/** Append-only: what staff wrote about an order, for each other. */
interface OrderNotesTable {
  id: Generated<number>;
  order_id: number;
  at: string;
  /** The address of who wrote it; notes outlive accounts. */
  email: string;
  text: string;
}

/** Append-only: which write of staff a step in an order's history came by. */
interface OrderStepAuthorsTable {
  history_id: number;
  audit_id: number;
}

/** Append-only: what came back, or did not, and was refused: neither into stock nor refunded. */
interface WithdrawalRefusalsTable {
  withdrawal_id: number;
  /** Of the order's line. */
  position: number;
  amount: number;
  reason: string;
}

/** Maintained by the database: what staff find an order by. */
interface OrderSearchTable {
  order_id: number;
  /** Reference, e-mail and names in lower case. */
  searched: string;
  /** The same without accents; null where that is no other. */
  folded: string | null;
}

/** Where a family was before it was renamed or merged: its old addresses lead on. */
interface FormerFamilySlugsTable {
  category: Category;
  slug: string;
  family_id: number;
}

/** Filters that a staff member gave a name. */
interface SavedViewsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The part of the list's address after the question mark. */
  query: string;
  position: number;
}

export interface ToolsSchema {
  order_search: OrderSearchTable;
  order_notes: OrderNotesTable;
  order_step_authors: OrderStepAuthorsTable;
  withdrawal_refusals: WithdrawalRefusalsTable;
  former_family_slugs: FormerFamilySlugsTable;
  saved_views: SavedViewsTable;
}
