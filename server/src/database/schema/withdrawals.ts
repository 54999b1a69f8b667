import type { Generated } from 'kysely';

/** A parcel of an order. */
export interface ShipmentsTable {
  id: Generated<number>;
  order_id: number;
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  shipped_at: string;
  /** When it should be there at the latest, by the way it is shipped. */
  arrives_before: string;
  /** Null while nobody has said so. */
  delivered_at: string | null;
}

/** A shopper's declaration that they withdraw from lines of an order. */
export interface WithdrawalsTable {
  id: Generated<number>;
  order_id: number;
  received_at: string;
  /** When its refund became due: at once before shipping, else when the lots came back. */
  settled_at: string | null;
  goods_cents: number;
  shipping_cents: number;
  /** 0 for an order that was never paid. */
  refund_cents: number;
  is_before_shipping: number;
}

export interface WithdrawalLinesTable {
  withdrawal_id: number;
  /** Of the order's line. */
  position: number;
  amount: number;
}

export interface WithdrawalsSchema {
  shipments: ShipmentsTable;
  withdrawals: WithdrawalsTable;
  withdrawal_lines: WithdrawalLinesTable;
}
