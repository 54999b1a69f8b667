import { sql, type Kysely, type Transaction } from 'kysely';
import { rowWriter } from '../../database/bulk/write-rows.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { BooksKey } from '../books-key.ts';
import { sealHash, type Ledger, type LedgerRow } from '../rules/chain.ts';
import { headText } from '../rules/root.ts';

/** Ids of a ledger, the first not among them. */
interface Stretch {
  after: number;
  upTo: number;
}

export async function highestId(kysely: Kysely<Schema>, { table }: Ledger): Promise<number> {
  const { rows } = await sql<{
    top: number | null;
  }>`select max(id) as top from ${sql.table(table)}`.execute(kysely);
  return rows[0]?.top ?? 0;
}

/**
 * Seals what is not sealed yet of a stretch of ids, in their order, and returns how many rows that were. Whoever wrote
 * waits for none of it; a row that becomes visible late is sealed late.
 */
export async function sealStretch(
  database: Database,
  ledger: Ledger,
  stretch: Stretch,
  key: BooksKey,
  now: Date,
): Promise<number> {
  if ((await unsealed(database.kysely, ledger, stretch, ['id'])).length === 0) return 0;
  return database.transaction(async (trx) => {
    let head = await lockHead(trx, ledger.chain);
    const rows = await unsealed(trx, ledger, stretch, ledger.columns);
    if (rows.length === 0) return 0;
    const seals = rows.map((row) => {
      const number = head.count + 1;
      head = { count: number, hash: sealHash(ledger, head.hash, number, row) };
      return { chain: ledger.chain, number, row_id: Number(row['id']), hash: head.hash };
    });
    await rowWriter(trx, database.dialect)('book_seals', seals);
    const at = now.toISOString();
    await trx
      .updateTable('book_heads')
      .set({ ...head, at, signature: key.sign(headText(ledger.chain, head, at)) })
      .where('chain', '=', ledger.chain)
      .execute();
    return rows.length;
  });
}

/** An update that changes nothing is the row lock that both databases know. */
function lockHead(trx: Transaction<Schema>, chain: Ledger['chain']) {
  return trx
    .updateTable('book_heads')
    .set((eb) => ({ count: eb.ref('count') }))
    .where('chain', '=', chain)
    .returning(['count', 'hash'])
    .executeTakeFirstOrThrow();
}

async function unsealed(
  kysely: Kysely<Schema>,
  { chain, table }: Ledger,
  { after, upTo }: Stretch,
  columns: readonly string[],
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} as ledger where id > ${after} and id <= ${upTo} and not exists
      (select 1 from book_seals where chain = ${chain} and book_seals.row_id = ledger.id)
    order by id`.execute(kysely);
  return rows;
}
