import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase } from '../database/testing/databases.ts';
import { readBooksKey } from './books-key.ts';
import { LEDGERS, sealHash } from './rules/chain.ts';
import { readSeals } from './store/read-books.ts';
import { idAt, openBooks, set } from './testing/opened-books.ts';

eachDatabase('The books', (open) => {
  it('name a row in words that an accountant reads', async () => {
    const { tamper, prove } = await openBooks(open);
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
    const { database, tamper, prove } = await openBooks(open);
    for (const ledger of LEDGERS) {
      const id = await idAt(database, ledger, number);
      await tamper(sql`delete from ${sql.table(ledger.table)} where id = ${id}`);
    }
    expect((await prove()).faults).toEqual(
      LEDGERS.map(({ title }) => expect.stringContaining(`The ${title} number ${number} (id `)),
    );
  });

  it('name what was cut off at the end together with its seals', async () => {
    const { tamper, prove } = await openBooks(open);
    await tamper(sql`delete from book_seals where chain = 'invoices' and number = 3`);
    expect((await prove()).faults).toEqual([expect.stringContaining('number 3 to 3 are missing')]);
  });

  it('name the first of two rows that were swapped', async () => {
    const { tamper, prove } = await openBooks(open);
    await tamper(sql`update stock_moves set id = -1 where id = 2`);
    await tamper(sql`update stock_moves set id = 2 where id = 5`);
    await tamper(sql`update stock_moves set id = 5 where id = -1`);
    expect((await prove()).faults).toEqual([expect.stringContaining('The stock move number 2 is not as')]);
  });

  it('name a row that was put in for a day that is over, before it is sealed and after', async () => {
    const { desk, database, keep, tamper, prove } = await openBooks(open);
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
      const { desk, database, keep, prove, tamper, spare } = await openBooks(open);
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
    const { database, prove } = await openBooks(open);
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
    const { dataDir, tamper, prove } = await openBooks(open);
    await tamper(sql`update book_roots set day = '2026-03-09' where id = 2`);
    expect((await prove()).faults[0]).toContain('The root of 2026-03-09 is not');
    await tamper(sql`delete from book_roots where id = 3`);
    expect((await prove()).faults.join()).toContain('is in roots.txt, not in the books');
    await rm(join(dataDir, 'keys', 'books.key'));
    await readBooksKey(dataDir);
    expect((await prove()).faults[0]).toContain('The root of 2026-03-01 is not');
  });
});
