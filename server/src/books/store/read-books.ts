import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { Ledger, LedgerRow } from '../rules/chain.ts';

/** Rows read at a time: so many are in memory. */
const PAGE = 1000;

interface SealedRow {
  number: number;
  rowId: number;
  hash: string;
  /** Null when it is gone. */
  row: LedgerRow | null;
}

/** Each seal with its row, in the chain's order. */
export async function* readSeals(
  kysely: Kysely<Schema>,
  { chain, table, columns }: Ledger,
): AsyncGenerator<SealedRow> {
  const names = sql.join(columns.map((column) => sql.ref(`ledger.${column}`)));
  for (let last = 0; ;) {
    const { rows } = await sql<
      LedgerRow & { seal_number: number; seal_row_id: number; seal_hash: string }
    >`select book_seals.number as seal_number, book_seals.row_id as seal_row_id, book_seals.hash as seal_hash, ${names}
      from book_seals left join ${sql.table(table)} as ledger on ledger.id = book_seals.row_id
      where book_seals.chain = ${chain} and book_seals.number > ${last}
      order by book_seals.number limit ${PAGE}`.execute(kysely);
    for (const { seal_number: number, seal_row_id: rowId, seal_hash: hash, ...row } of rows) {
      last = number;
      yield { number, rowId, hash, row: row['id'] === null ? null : row };
    }
    if (rows.length < PAGE) return;
  }
}

/** How many rows no seal names, and the first of them. */
export async function readUnsealed(kysely: Kysely<Schema>, { chain, table, columns }: Ledger) {
  const from = sql`from ${sql.table(table)} as ledger where not exists
    (select 1 from book_seals where chain = ${chain} and book_seals.row_id = ledger.id)`;
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(kysely);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<LedgerRow>`select ${names} ${from} order by id limit 1`.execute(kysely);
  return { count: counts[0]?.count ?? 0, first: rows[0] ?? null };
}

/** Whether the shop was started over this database since there are books. */
export async function hasBooks(kysely: Kysely<Schema>): Promise<boolean> {
  return (await kysely.introspection.getTables()).some(({ name }) => name === 'book_roots');
}

export const readHeads = (kysely: Kysely<Schema>) => kysely.selectFrom('book_heads').selectAll().execute();
export const readRoots = (kysely: Kysely<Schema>) =>
  kysely.selectFrom('book_roots').selectAll().orderBy('id').execute();
