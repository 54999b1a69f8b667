import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from '@jest/globals';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type OpenDatabase } from '../../database/testing/databases.ts';
import { rowChange } from '../../database/edit-row.ts';
import { toValue } from '../../database/sqlite/statement-cache.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { recordAudit } from '../../tools/store/audit-log.ts';
import { createBookkeeper } from '../keep-books.ts';
import { proveBooks } from '../prove-books.ts';
import { LEDGERS, type Ledger } from '../rules/chain.ts';

const folders: string[] = [];
const opened: DatabaseSync[] = [];
afterAll(async () => {
  for (const file of opened) file.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Three paid orders with what staff did, sealed over two days. */
export async function openBooks(open: OpenDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-books-'));
  folders.push(dataDir);
  const desk = await openOrderDesk(await open());
  const { database } = desk;
  const keep = await createBookkeeper(dataDir);
  const many = await desk.addLot({ on_hand: 200 });
  const lots = [await desk.addLot(), await desk.addLot(), await desk.addLot()];
  const spare = await desk.addLot();
  for (const [order, lot] of lots.entries()) {
    await desk.press(await desk.placed(lot), 'pay');
    const change = rowChange('insects', 1, { name: 'x' }, { name: `x${order}` });
    const author = { accountId: order + 1, email: 'ada@example.com', role: 'owner', requestId: 'r' };
    await database.transaction((trx) =>
      recordAudit(trx, author, { action: 'insects.edit', changes: change ? [change] : [] }, desk.now()),
    );
    await keep(database, desk.now());
    desk.passMinutes(24 * 60);
  }
  const tamper = await breakIn(database);
  const prove = (root?: string) => proveBooks(database, { dataDir, root });
  return { desk, database, dataDir, keep, tamper, prove, many, spare };
}

type Tamper = (query: RawBuilder<unknown>) => Promise<unknown>;

/** As somebody does who has the database: what refuses changes goes first. */
async function breakIn({ kysely, dialect }: Database): Promise<Tamper> {
  const tables = [...LEDGERS.map(({ table }) => table), 'book_seals', 'book_roots'];
  if (dialect === 'sqlite') return breakInFile(kysely, tables);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger all`.execute(kysely);
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype in ('c', 'f')`.execute(kysely);
    for (const { name } of rows) {
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)} cascade`.execute(
        kysely,
      );
    }
  }
  return (query) => query.execute(kysely);
}

async function breakInFile(kysely: Database['kysely'], tables: string[]): Promise<Tamper> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(kysely);
  const file = new DatabaseSync(rows[0]?.file ?? '', { enableForeignKeyConstraints: false, timeout: 5000 });
  opened.push(file);
  file.exec('pragma ignore_check_constraints = on');
  for (const table of tables) file.exec(`drop trigger ${table}_no_update; drop trigger ${table}_no_delete`);
  return async (query) => {
    const { sql: text, parameters } = query.compile(kysely);
    file.prepare(text).run(...parameters.map(toValue));
  };
}

export async function set(tamper: Tamper, { table }: Ledger, id: number, column: string, value: unknown) {
  await tamper(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`);
}

export async function idAt({ kysely }: Database, { chain }: Ledger, number: number): Promise<number> {
  const row = await kysely
    .selectFrom('book_seals')
    .select('row_id')
    .where('chain', '=', chain)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.row_id;
}
