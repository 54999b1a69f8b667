import { hash } from 'node:crypto';

const MOVES = new Map(
  Object.entries({
    receive: 'received',
    reserve: 'reserved',
    release: 'released',
    sell: 'sold',
    adjust: 'adjusted by',
  }),
);

/** What is chained: the rows of a table in the order of their sealing, the columns that count, and a row in words. */
export const LEDGERS = [
  {
    chain: 'stock',
    table: 'stock_moves',
    title: 'stock move',
    columns: ['id', 'insect_id', 'kind', 'amount', 'source', 'at', 'note', 'staff'],
    words: ({ insect_id: insect, kind, amount, source, note, staff }: LedgerRow) =>
      said(`insect ${insect}: ${MOVES.get(`${kind}`) ?? kind} ${amount}, ${source}`, note, staff),
  },
  {
    chain: 'invoices',
    table: 'invoices',
    title: 'invoice or credit note',
    columns: ['id', 'number', 'kind', 'order_id', 'source', 'issued_at', 'total_cents', 'facts'],
    words: ({ number, kind, total_cents: cents, source }: LedgerRow) =>
      `${kind} ${number} of ${(Number(cents) / 100).toFixed(2)} EUR, ${source}`,
  },
  {
    chain: 'audit',
    table: 'audit_log',
    title: 'entry in the log',
    columns: ['id', 'at', 'account_id', 'email', 'role', 'action', 'note', 'request_id', 'undoes'],
    words: ({ email, role, action, note }: LedgerRow) => said(`${action} by ${email} (${role})`, note),
  },
  {
    chain: 'subjects',
    table: 'audit_subjects',
    title: 'row of an entry in the log',
    columns: ['id', 'audit_id', 'position', 'subject', 'table_name', 'row_id', 'before', 'after'],
    words: ({ audit_id: entry, subject }: LedgerRow) => `${subject} of the entry with id ${entry}`,
  },
] as const;
export type Ledger = (typeof LEDGERS)[number];

/** A ledger's row by its columns. */
export type LedgerRow = Readonly<Record<string, string | number | null>>;

/** What is empty is not said. */
function said(...parts: (LedgerRow[string] | undefined)[]): string {
  return parts.filter((part) => part !== '' && part !== undefined).join(', ');
}

/** When a row was written, as it says itself; rows of an entry say nothing. */
export function timeOf(row: LedgerRow): string | null {
  const at = row['at'] ?? row['issued_at'];
  return typeof at === 'string' ? at : null;
}

/**
 * The hash of a row at its place. The row is hashed by itself first: one whose words must be forgotten some day can
 * leave its digest, and the chain stays whole.
 */
export function sealHash(ledger: Ledger, previous: string, number: number, row: LedgerRow): string {
  const values = ledger.columns.map((column) => row[column] ?? null);
  const digest = hash('sha256', JSON.stringify(values));
  return hash('sha256', [previous, ledger.chain, number, digest].join('\n'));
}
