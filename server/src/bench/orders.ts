import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { stockFaults } from '../store/stock.ts';
import { openOrderDesk, type OrderDesk } from '../testing/order-desk.ts';

/*
 * Whole orders a second through the API, each durable before it is answered: `node src/bench/orders.ts`.
 * On PostgreSQL when BENCH_DATABASE_URL names an empty database, else on SQLite. One JSON line a figure.
 */
const ORDERS = 2000;
const AT_ONCE = 16;

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const database = await openDatabase({ databaseUrl: process.env['BENCH_DATABASE_URL'] ?? null, dataDir });
try {
  await migrate(database);
  const desk = await openOrderDesk(database);
  report('orders of different lots', await perSecond(desk, 100));
  report('orders of one lot', await perSecond(desk, 1));
  const faults = await stockFaults(database.kysely);
  if (faults.length > 0) throw new Error(`${faults.length} lots whose stock is not the sum of their moves`);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}

async function perSecond(desk: OrderDesk, lots: number): Promise<number> {
  const uuids = await Promise.all(Array.from({ length: lots }, () => desk.addLot({ on_hand: ORDERS })));
  let left = ORDERS;
  const start = performance.now();
  async function shop(): Promise<void> {
    while (left-- > 0) await desk.placed(uuids[left % lots] ?? '');
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shop));
  return ORDERS / ((performance.now() - start) / 1000);
}

function report(name: string, value: number): void {
  const figure = { bench: name, database: database.dialect, value: Math.round(value), unit: 'orders/s' };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
