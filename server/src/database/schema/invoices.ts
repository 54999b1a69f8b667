import type { Generated } from 'kysely';

/** The last number given out in each series, such as `2026`. */
interface InvoiceNumbersTable {
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

/** Append-only: what a provenance sheet says, and who signed it. */
export interface ProvenanceSheetsTable {
  code: string;
  order_id: number;
  /** Of the lot. */
  uuid: string;
  issued_at: string;
  /** JSON: see invoices/rules/sheet-facts.ts. */
  facts: string;
  public_key: string;
  signature: string;
}

/** What is to reach a business over Peppol, written with its invoice or credit note. */
export interface EInvoicesTable {
  id: Generated<number>;
  invoice_id: number;
  /** `0208:0403019261`. */
  receiver: string;
  /** refused: the access point or the receiver will not have it as it is; somebody must look after it. */
  state: 'waiting' | 'sent' | 'refused';
  attempts: number;
  next_at: string;
  last_error: string;
  /** The access point's; null until it was sent. */
  provider_id: string | null;
  created_at: string;
  sent_at: string | null;
}

export interface InvoicesSchema {
  e_invoices: EInvoicesTable;
  provenance_sheets: ProvenanceSheetsTable;
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
}
