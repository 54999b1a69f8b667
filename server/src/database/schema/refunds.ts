import type { Generated } from 'kysely';

export type RefundReason = 'too-late' | 'paid-twice' | 'cancelled' | 'withdrawn' | 'goodwill';

/** Money that goes back, by the rules of schema.ts. */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: string;
  order_id: number;
  /** What caused it: the same cause never gives money back twice. */
  source: string;
  amount_cents: number;
  reason: RefundReason;
  /** The owner's own words, or empty. */
  note: string;
  /** due: the provider is to be asked. asked: it has been. failed: somebody must look after it. */
  state: 'due' | 'asked' | 'done' | 'failed';
  /** Known once the provider has been asked: the latest try, which is over when the refund is due again. */
  provider_id: string | null;
  attempts: number;
  /** When to ask next. */
  next_at: string;
  last_error: string;
  created_at: string;
}

/** Money that a shopper's bank took back, without a word of the shop. */
export interface ChargebacksTable {
  /** The provider's. */
  id: string;
  payment_id: string;
  order_id: number;
  amount_cents: number;
  taken_at: string;
  /** When the bank gave it back to the shop; null while it has not. */
  reversed_at: string | null;
}

export interface RefundsSchema {
  refunds: RefundsTable;
  chargebacks: ChargebacksTable;
}
