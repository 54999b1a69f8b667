import type { Generated } from 'kysely';

/** The last number given out in each series, such as `2026`. */
export interface InvoiceNumbersTable {
  series: string;
  last_number: number;
}

/** Append-only: all that an invoice or a credit note says, as it was when it was issued. */
export interface InvoicesTable {
  id: Generated<number>;
  number: string;
  kind: 'invoice' | 'credit-note';
  order_id: number;
  /** What it is about: the same thing is never invoiced or credited twice. */
  source: string;
  issued_at: string;
  total_cents: number;
  /** JSON: see invoices/invoice-facts.ts. */
  facts: string;
}

export interface InvoicesSchema {
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
}
