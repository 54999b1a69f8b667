import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** Invoices and credit notes: numbered without gaps, never changed. */
export function invoices(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table invoice_numbers (
      series text primary key, last_number integer not null check (last_number > 0)
    ) ${strict}`,
    `create table invoices (
      id ${id}, number text not null unique,
      kind text not null check (kind in ('invoice', 'credit-note')),
      order_id integer not null references orders (id),
      source text not null unique,
      issued_at text not null, total_cents integer not null check (total_cents > 0), facts text not null
    ) ${strict}`,
    'create index invoices_order on invoices (order_id, id)',
    ...appendOnly(dialect, 'invoices'),
  ];
}
