import type { Generated } from 'kysely';

/* Tables of the work on orders, by the rules of schema.ts. */

/** Append-only: what staff wrote about an order, for each other. */
export interface OrderNotesTable {
  id: Generated<number>;
  order_id: number;
  at: string;
  /** The address of who wrote it; notes outlive accounts. */
  email: string;
  text: string;
}

/** Append-only: which write of staff a step in an order's history came by. */
export interface OrderStepAuthorsTable {
  history_id: number;
  audit_id: number;
}

/** Append-only: what came back, or did not, and was refused: neither into stock nor refunded. */
export interface WithdrawalRefusalsTable {
  withdrawal_id: number;
  /** Of the order's line. */
  position: number;
  amount: number;
  reason: string;
}

/** Kept by the database: what staff find an order by. */
export interface OrderSearchTable {
  order_id: number;
  /** Reference, e-mail and names in lower case. */
  searched: string;
  /** The same without accents; null where that is no other. */
  folded: string | null;
}

export interface ToolsOrdersSchema {
  order_search: OrderSearchTable;
  order_notes: OrderNotesTable;
  order_step_authors: OrderStepAuthorsTable;
  withdrawal_refusals: WithdrawalRefusalsTable;
}
