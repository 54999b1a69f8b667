import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from '@jest/globals';
import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { insertAccount } from '../../accounts/store/accounts.ts';
import { deleteAccount } from '../../accounts/store/accounts-delete.ts';
import type { Database } from '../../database/database.ts';
import { DatabaseBusy } from '../../database/outages/database-busy.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { rowChange } from '../../database/edit-row.ts';
import { toValue } from '../../database/sqlite/statement-cache.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { recordAudit } from '../../tools/store/audit-log.ts';
import { readBooksKey } from '../books-key.ts';
import { createBookkeeper } from '../keep-books.ts';
import { proveBooks } from '../prove-books.ts';
import { LEDGERS, sealHash, type Ledger, type LedgerRow } from '../rules/chain.ts';
import { readSeals } from './read-books.ts';

const folders: string[] = [];
const opened: DatabaseSync[] = [];
afterAll(async () => {
  for (const file of opened) file.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The day changes each column of this row of each ledger, which has rows before it and after; the night those of all. */
const MIDDLE = 2;

eachDatabase('The books', (open) => {
  /** Three paid orders with what staff did, sealed over two days. */
  async function openBooks() {
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

  it('are whole after orders, payments and writes of staff, and after a customer is forgotten', async () => {
    const { desk, database, prove } = await openBooks();
    const { faults, ledgers, lastRoot } = await prove();
    expect(faults).toEqual([]);
    expect(ledgers.map(({ count }) => count)).toEqual([11, 3, 3, 3]);
    expect(ledgers.every(({ waiting }) => waiting === 0)).toBe(true);
    await forgetCustomer(database, new Date(desk.now().getTime() + 800 * DAY_MS));
    expect((await prove(lastRoot?.short)).faults).toEqual([]);
    expect((await prove('0000-0000-0000-0000')).faults[0]).toContain('0000-0000-0000-0000');
  });

  it('name the row of which any column was changed', async () => {
    const { database, tamper, prove } = await openBooks();
    let tried = 0;
    for (const ledger of LEDGERS) {
      for await (const { number, row } of readSeals(database.kysely, ledger)) {
        if (!isLongRun && number !== MIDDLE) continue;
        for (const column of ledger.columns.filter((name) => name !== 'id')) {
          await set(tamper, ledger, Number(row?.['id']), column, other(row?.[column] ?? null));
          const { faults } = await prove();
          expect({ column, faults }).toEqual({
            column,
            faults: [
              expect.stringContaining(`The ${ledger.title} number ${number} is not as it was written`),
            ],
          });
          await set(tamper, ledger, Number(row?.['id']), column, row?.[column] ?? null);
          tried += 1;
        }
      }
    }
    expect(tried).toBe(isLongRun ? 11 * 7 + 3 * 7 + 3 * 8 + 3 * 7 : 7 + 7 + 8 + 7);
    expect((await prove()).faults).toEqual([]);
  });

  it('name a row in words that an accountant reads', async () => {
    const { tamper, prove } = await openBooks();
    await tamper(sql`update stock_moves set amount = 2 where id = 2`);
    await tamper(sql`update invoices set total_cents = 100 where id = 2`);
    await tamper(sql`update audit_log set note = 'why' where id = 2`);
    await tamper(sql`update audit_subjects set position = 9 where id = 2`);
    const { faults } = await prove();
    expect(faults.map((fault) => /written: (.*)\. Certain/.exec(fault)?.[1])).toEqual([
      'insect 2: received 2, test, 1\u00a0January\u00a02026 at 01:00 (id 2)',
      'invoice 2026-00002 of 1.00 EUR, order:2, 3\u00a0March\u00a02026 at 11:00 (id 2)',
      'insects.edit by ada@example.com (owner), why, 3\u00a0March\u00a02026 at 11:00 (id 2)',
      'insects:1 of the entry with id 2 (id 2)',
    ]);
  });

  it.each([1, 2, 3])('name the row %# of each ledger that was deleted', async (number) => {
    const { database, tamper, prove } = await openBooks();
    for (const ledger of LEDGERS) {
      const id = await idAt(database, ledger, number);
      await tamper(sql`delete from ${sql.table(ledger.table)} where id = ${id}`);
    }
    expect((await prove()).faults).toEqual(
      LEDGERS.map(({ title }) => expect.stringContaining(`The ${title} number ${number} (id `)),
    );
  });

  it('name what was cut off at the end together with its seals', async () => {
    const { tamper, prove } = await openBooks();
    await tamper(sql`delete from book_seals where chain = 'invoices' and number = 3`);
    expect((await prove()).faults).toEqual([expect.stringContaining('number 3 to 3 are missing')]);
  });

  it('name the first of two rows that were swapped', async () => {
    const { tamper, prove } = await openBooks();
    await tamper(sql`update stock_moves set id = -1 where id = 2`);
    await tamper(sql`update stock_moves set id = 2 where id = 5`);
    await tamper(sql`update stock_moves set id = 5 where id = -1`);
    expect((await prove()).faults).toEqual([expect.stringContaining('The stock move number 2 is not as')]);
  });

  it('name a row that was put in for a day that is over, before it is sealed and after', async () => {
    const { desk, database, keep, tamper, prove } = await openBooks();
    await tamper(sql`insert into stock_moves (insect_id, kind, amount, source, at)
      values (1, 'adjust', -1, 'forged', '2026-03-02T10:00:00.000Z')`);
    expect((await prove()).faults).toEqual([expect.stringContaining('put in past the books')]);
    await keep(database, desk.now());
    expect((await prove()).faults).toEqual([expect.stringContaining('bears an earlier time')]);
  });

  it('name the stretch that was sealed anew without the key, also since the last root', async () => {
    for (const [from, range] of [
      [1, 'number 1 to '],
      [4, 'number 4 to 4'],
    ] as const) {
      const { desk, database, keep, prove, tamper, spare } = await openBooks();
      await keep(database, desk.now());
      await desk.press(await desk.placed(spare), 'pay');
      await keep(database, desk.now());
      const invoices = LEDGERS[1];
      await set(tamper, invoices, await idAt(database, invoices, from), 'total_cents', 1);
      let hash = '';
      for await (const { number, row } of readSeals(database.kysely, invoices)) {
        hash = sealHash(invoices, hash, number, row ?? {});
        await tamper(
          sql`update book_seals set hash = ${hash} where chain = 'invoices' and number = ${number}`,
        );
      }
      expect((await prove()).faults).toEqual([expect.stringContaining(range)]);
      await tamper(sql`update book_heads set hash = ${hash} where chain = 'invoices'`);
      expect((await prove()).faults[0]).toContain('was not signed by this shop');
    }
  });

  it('name as touched how far a chain is when its time was made another, or none', async () => {
    const { database, prove } = await openBooks();
    const head = database.kysely.updateTable('book_heads').where('chain', '=', 'stock');
    for (const at of ['yesterday', '', '+275760-09-13T00:00:00.001Z', '-271821-04-20T00:00:00.000Z']) {
      await head.set({ at }).execute();
      const { faults } = await prove();
      expect([at, faults]).toEqual([
        at,
        expect.arrayContaining(['How far the chain stock is was not signed by this shop.']),
      ]);
    }
  });

  it('name a root that was changed, is gone, or is signed by another key', async () => {
    const { dataDir, tamper, prove } = await openBooks();
    await tamper(sql`update book_roots set day = '2026-03-09' where id = 2`);
    expect((await prove()).faults[0]).toContain('The root of 2026-03-09 is not');
    await tamper(sql`delete from book_roots where id = 3`);
    expect((await prove()).faults.join()).toContain('is in roots.txt, not in the books');
    await rm(join(dataDir, 'keys', 'books.key'));
    await readBooksKey(dataDir);
    expect((await prove()).faults[0]).toContain('The root of 2026-03-01 is not');
  });

  it('are whole after orders at once that were sealed meanwhile by two processes', async () => {
    const { desk, database, dataDir, keep, prove, many: uuid } = await openBooks();
    const second = await createBookkeeper(dataDir);
    let isOver = false;
    const sealing = [keep, second].map(async (one) => {
      // Without a free connection in time it is tried again, as the worker does.
      while (!isOver) await one(database, desk.now()).catch(unlessBusy);
    });
    const orders = await Promise.all(
      Array.from({ length: isLongRun ? 200 : 40 }, () => desk.order(desk.orderFor([{ uuid, amount: 1 }]))),
    );
    isOver = true;
    await Promise.all(sealing);
    await keep(database, desk.now());
    const placed = orders.filter(({ statusCode }) => statusCode < 300).length;
    expect(placed).toBeGreaterThan(0);
    const { faults, ledgers } = await prove();
    expect(faults).toEqual([]);
    expect(ledgers[0]).toMatchObject({ count: 11 + placed, waiting: 0 });
  });

  it('cover every column that their tables have', async () => {
    const { kysely } = await open();
    const tables = await kysely.introspection.getTables();
    for (const { table, columns } of LEDGERS) {
      const has = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      expect(has.toSorted()).toEqual([...columns].toSorted());
    }
  });
});

function unlessBusy(error: unknown): void {
  if (!(error instanceof DatabaseBusy)) throw error;
}

/** Whoever ordered has an account, and deletes it when the orders need nobody any more. */
async function forgetCustomer(database: Database, now: Date): Promise<void> {
  const { kysely } = database;
  const account = await database.transaction((trx) =>
    insertAccount(
      trx,
      {
        ...{ email: 'eve@example.com', firstname: 'Eve', lastname: 'Peeters', company: '', phone: '' },
        ...{ passwordHash: '', language: 'en', conditionsVersion: '1' },
      },
      now,
    ),
  );
  if (!account) throw new Error('The address has an account');
  await kysely.updateTable('orders').set({ account_id: account.id }).execute();
  await deleteAccount(database, account, { isTold: true, now });
  const orders = await kysely.selectFrom('orders').select(['email', 'contact_state']).execute();
  expect(new Set(orders.map((order) => order.email + order.contact_state))).toEqual(new Set(['forgotten']));
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

async function set(tamper: Tamper, { table }: Ledger, id: number, column: string, value: unknown) {
  await tamper(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`);
}

async function idAt({ kysely }: Database, { chain }: Ledger, number: number): Promise<number> {
  const row = await kysely
    .selectFrom('book_seals')
    .select('row_id')
    .where('chain', '=', chain)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.row_id;
}

/** Another value that the column takes: an empty one gets a number, which is text too. */
function other(value: LedgerRow[string]): string | number {
  if (value === null) return 77;
  return typeof value === 'number' ? value + 1000 : `${value}x`;
}
