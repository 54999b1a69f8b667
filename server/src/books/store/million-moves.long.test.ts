import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { oneDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { createBookkeeper } from '../keep-books.ts';
import { proveBooks } from '../prove-books.ts';

const open = oneDatabase();
const MOVES = 1_000_000;
const LONGEST_MS = 60_000;
const NOW = new Date('2026-03-02T10:00:00.000Z');

it('A million stock moves are proved within a minute, and the one that was changed is named', async () => {
  const database = await open();
  const { kysely } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-million-'));
  const { id } = await addInsect(kysely, await addFamily(kysely), { on_hand: 0 });
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MOVES})
    insert into stock_moves (insect_id, kind, amount, source, at)
    select ${id}, 'adjust', 1, 'count:' || n, '2026-03-01T10:00:00.000Z' from numbers`.execute(kysely);
  const keep = await createBookkeeper(dataDir);
  await keep(database, NOW);
  const start = performance.now();
  const { ledgers, faults } = await proveBooks(database, { dataDir });
  expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  expect([faults, ledgers[0]]).toEqual([[], expect.objectContaining({ count: MOVES, waiting: 0 })]);

  await sql`drop trigger stock_moves_no_update`.execute(kysely);
  await sql`update stock_moves set amount = 2 where source = 'count:900000'`.execute(kysely);
  const touched = await proveBooks(database, { dataDir });
  expect(touched.faults).toEqual([
    expect.stringContaining('stock move number 900000 is not as it was written'),
  ]);
  await rm(dataDir, { recursive: true });
}, 600_000);
