import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { stockFaults } from '../catalogue/store/stock.ts';
import { FAIR_SHARE } from '../orders/rules/placing/fair-share.ts';
import { judgeClaim, lockClaimant, readRange, readStanding } from '../orders/store/placing/fair-share.ts';
import { openOrderDesk } from '../testing/desks/order-desk.ts';
import { testEnv } from '../testing/test-env.ts';

/*
 * A shop on SQLite for a bench of orders over HTTP: many lots, more stock than the bench can sell, no limit on
 * requests, within the fair shares of a shop. Says its address and one order for each lot to the process that started it; at
 * the word `usage` its processor time and how many orders there are, at `shares` what counting the shares of one order
 * takes. Ends with it, and fails when the stock of any lot is then not the sum
 * of its moves.
 */
const LOTS = 400;
const STOCK = 1_000_000;
const COUNTED = 2_000;

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const database = await openDatabase({ dataDir });
await migrate(database);
const desk = await openOrderDesk(database, {
  fairShare: FAIR_SHARE,
  env: testEnv({ DATA_DIR: dataDir, TRUST_PROXY: '1' }),
});
const orders: string[] = [];
for (let lot = 0; lot < LOTS; lot += 1) {
  const uuid = await desk.addLot({ on_hand: STOCK });
  orders.push(JSON.stringify(desk.orderFor([{ uuid, amount: 1 }])));
}
const url = await desk.app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (word) => void (word === 'shares' ? tellShares() : tellUsage()));
process.once('disconnect', () => void end());
process.send?.({ url, orders });

/** What each order does besides, to be fair: locks who asks, sums what they and all others reserve. */
async function tellShares(): Promise<void> {
  const range = await readRange(database.kysely);
  const lines = [{ amount: 1, priceCents: 1000 }];
  const before = process.cpuUsage();
  for (let count = 0; count < COUNTED; count += 1) {
    const names = { visitor: `visitor-${count}`, network: `network-${count}` };
    const claimant = { ...names, paidCents: 0, range, share: FAIR_SHARE };
    await database.transaction(async (trx) => {
      await lockClaimant(trx, claimant, desk.now());
      judgeClaim(await readStanding(trx, claimant, lines), claimant);
    });
  }
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1000 / COUNTED });
}

async function tellUsage(): Promise<void> {
  const { user, system } = process.cpuUsage();
  const { orders } = await database.kysely
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  process.send?.({ cpuMs: (user + system) / 1000, orders });
}

async function end(): Promise<void> {
  await desk.app.close();
  const faults = await stockFaults(database.kysely);
  await database.close();
  await rm(dataDir, { recursive: true });
  if (faults.length === 0) return;
  console.error(`${faults.length} lots whose stock is not the sum of their moves`);
  process.exitCode = 1;
}
