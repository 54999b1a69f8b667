import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { readShopFigures } from './store/shop-figures.ts';
import { canRead } from '../database/outages/reach-database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { gauge, type Metrics } from '../http/metrics/metrics.ts';

/** Longest that a reading of the figures waits for the database. */
const MOST_MS = 3_000;

/** What waits in the shop and how its database is, looked up at each reading. Any number of processes may tell it. */
export function measureDatabase({ registry, atReading }: Metrics, database: Database, clock: Clock): void {
  const up = gauge(registry, 'vitrine_database_up', 'Whether the database answers.', 'database');
  const pool = gauge(registry, 'vitrine_database_pool', 'Connections in use, and who waits for one.', 'what');
  const waiting = gauge(registry, 'vitrine_queue_waiting', 'Work that waits.', 'queue');
  const oldest = gauge(registry, 'vitrine_queue_oldest_seconds', 'How long the first has been due.', 'queue');
  const dead = gauge(registry, 'vitrine_queue_dead', 'Work that was given up, for the owner.', 'queue');
  const root = gauge(registry, 'vitrine_books_root_seconds', 'Since the books were signed last.', 'books');
  const orders = gauge(registry, 'vitrine_orders_day', 'Orders placed in the last day.', 'payment');
  const holds = gauge(registry, 'vitrine_holds', 'Carts whose lots are reserved.', 'state');

  async function look(): Promise<void> {
    const { kysely, dialect } = database;
    for (const [what, value] of Object.entries(database.pool())) pool.set({ what }, value);
    const isUp = await withTimeout(canRead(database), MOST_MS).catch(() => false);
    up.set({ database: dialect }, isUp ? 1 : 0);
    for (const figure of [waiting, oldest, dead, root, orders, holds]) figure.reset();
    if (!isUp) return;
    const figures = await withTimeout(readShopFigures(kysely, clock()), MOST_MS);
    for (const queue of figures.queues) {
      waiting.set({ queue: queue.name }, queue.waiting);
      oldest.set({ queue: queue.name }, queue.oldestSeconds);
      dead.set({ queue: queue.name }, queue.dead);
    }
    if (figures.rootSeconds !== null) root.set({ books: 'all' }, figures.rootSeconds);
    for (const { payment, count } of figures.orders) orders.set({ payment }, count);
    holds.set({ state: 'live' }, figures.holds);
  }

  atReading(look);
}
