import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Invoices and credit notes that are to reach a business over Peppol, one row each, written with them. */
export function eInvoices(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table e_invoices (
      id ${id},
      invoice_id integer not null unique references invoices (id),
      receiver text not null,
      state text not null check (state in ('waiting', 'sent', 'refused')),
      attempts integer not null check (attempts >= 0),
      next_at text not null, last_error text not null,
      provider_id text, created_at text not null, sent_at text,
      check ((state = 'sent') = (sent_at is not null))
    ) ${strict}`,
    `create index e_invoices_due on e_invoices (next_at) where state = 'waiting'`,
  ];
}
