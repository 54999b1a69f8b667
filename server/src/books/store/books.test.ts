import { expect, it } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { insertAccount } from '../../accounts/store/accounts.ts';
import { deleteAccount } from '../../accounts/store/accounts-delete.ts';
import type { Database } from '../../database/database.ts';
import { DatabaseBusy } from '../../database/outages/database-busy.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { createBookkeeper } from '../keep-books.ts';
import { LEDGERS, type LedgerRow } from '../rules/chain.ts';
import { readSeals } from './read-books.ts';
import { openBooks, set } from '../testing/opened-books.ts';

/** The day changes each column of this row of each ledger, which has rows before it and after; the night those of all. */
const MIDDLE = 2;

eachDatabase('The books', (open) => {
  it('are whole after orders, payments and writes of staff, and after a customer is forgotten', async () => {
    const { desk, database, prove } = await openBooks(open);
    const { faults, ledgers, lastRoot } = await prove();
    expect(faults).toEqual([]);
    expect(ledgers.map(({ count }) => count)).toEqual([11, 3, 3, 3]);
    expect(ledgers.every(({ waiting }) => waiting === 0)).toBe(true);
    await forgetCustomer(database, new Date(desk.now().getTime() + 800 * DAY_MS));
    expect((await prove(lastRoot?.short)).faults).toEqual([]);
    expect((await prove('0000-0000-0000-0000')).faults[0]).toContain('0000-0000-0000-0000');
  });

  it('name the row of which any column was changed', async () => {
    const { database, tamper, prove } = await openBooks(open);
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

  it('are whole after orders at once that were sealed meanwhile by two processes', async () => {
    const { desk, database, dataDir, keep, prove, many: uuid } = await openBooks(open);
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

/** Another value that the column takes: an empty one gets a number, which is text too. */
function other(value: LedgerRow[string]): string | number {
  if (value === null) return 77;
  return typeof value === 'number' ? value + 1000 : `${value}x`;
}
