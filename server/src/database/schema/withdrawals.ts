import type { Generated } from 'kysely';

/** A parcel of an order. */
export interface ShipmentsTable {
  id: Generated<number>;
  order_id: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  shipped_at: string;
  /** When it should be there at the latest. Read by the release before this one only. */
  arrives_before: string;
  /** Null while nobody has said so. */
  delivered_at: string | null;
}

/** A shopper's declaration that they withdraw from lines of an order. */
export interface WithdrawalsTable {
  id: Generated<number>;
  order_id: number;
  received_at: string;
  /** When it was over: at once before shipping, when it was declined, else when the lots came back. */
  settled_at: string | null;
  goods_cents: number;
  shipping_cents: number;
  /** 0 for an order that was never paid. */
  refund_cents: number;
  is_before_shipping: number;
  /** The last moment to withdraw, when it had passed by what the shop knew; else null. */
  late_since: string | null;
  /** The day on which the shopper says that the parcel came; null when they did not say. */
  came_on: string | null;
  /** What went out of the order for it, while nobody had paid it; null where its lines stay as they are. */
  cut_id: number | null;
  /** What a person decided about a late one; null while nobody has, and for one that was in time. */
  decision: 'accepted' | 'declined' | null;
  decided_at: string | null;
  /** As the shopper is told it. */
  decision_reason: Generated<string>;
}

interface WithdrawalLinesTable {
  withdrawal_id: number;
  /** Of the order's line. */
  position: number;
  amount: number;
}

/** Append-only: what the shop took out of an order that had not left. */
interface OrderCutsTable {
  id: Generated<number>;
  order_id: number;
  at: string;
  reason: string;
  /** 1: its lots were sold, and its lines stay as they stand on the invoice. 0: its lines are lower since then. */
  is_sold: number;
  /** What the order costs less by it. */
  goods_cents: number;
  shipping_cents: number;
  /** What goes back of that; 0 for an order that was not paid. */
  refund_cents: number;
}

interface OrderCutLinesTable {
  cut_id: number;
  /** Of the order's line. */
  position: number;
  insect_id: number;
  reference: string;
  name: string;
  amount: number;
  /** Of one; null of those from before it was noted. */
  price_cents: number | null;
}

/** Append-only: each time that two orders were put into one parcel. */
interface OrderJoinsTable {
  id: Generated<number>;
  at: string;
  /** The one that was placed first. */
  first_id: number;
  second_id: number;
  /** What went back of their shipping by it. */
  refund_cents: number;
}

/** An order that shares its parcel now. */
interface JoinedOrdersTable {
  order_id: number;
  join_id: number;
}

export interface WithdrawalsSchema {
  shipments: ShipmentsTable;
  withdrawals: WithdrawalsTable;
  withdrawal_lines: WithdrawalLinesTable;
  order_cuts: OrderCutsTable;
  order_cut_lines: OrderCutLinesTable;
  order_joins: OrderJoinsTable;
  joined_orders: JoinedOrdersTable;
}
