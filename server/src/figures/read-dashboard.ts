import {
  SALES_RANGES,
  type Dashboard,
  type SalesRange,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import type { Right } from '@vitrine/shared/contract/tools/tools';
import type { Clock } from '../platform/clock.ts';
import { memoizeTtl } from '../platform/memoize-ttl.ts';
import type { Database } from '../database/database.ts';
import { openAlarms } from '../orders/index.ts';
import { listMisses } from '../catalogue/index.ts';
import { listNewestOrders, readSales } from './store/sales.ts';
import { readStockFigures } from './store/stock-figures.ts';
import { countTodo } from './store/todo.ts';

/** What took a walk over all orders or lots is shown for so long to whoever asks. */
const FIGURES_AGE_MS = 60_000;
const MISSES_DAYS = 30;

type ReadDashboard = (rights: readonly Right[], range: SalesRange) => Promise<Dashboard>;

/** What the first page of the tools shows, to each what they may see. */
export function dashboardReader(database: Database, clock: Clock): ReadDashboard {
  const { kysely } = database;
  const keep = <T extends object>(load: () => Promise<T>) => memoizeTtl(clock, FIGURES_AGE_MS, load);
  const stock = keep(() => readStockFigures(kysely, clock()));
  const sales = Object.fromEntries(
    SALES_RANGES.map((range) => [range, keep(() => readSales(kysely, range, clock()))]),
  );
  return async (rights, range) => {
    const [mayOrders, mayCatalogue] = [rights.includes('orders-read'), rights.includes('catalogue-read')];
    const [todo, reserved, sold, newest, figures, misses] = await Promise.all([
      countTodo(database, rights, clock()),
      mayOrders ? readAlarms(kysely) : null,
      (mayOrders && sales[range]?.()) || null,
      mayOrders ? listNewestOrders(kysely) : null,
      mayCatalogue ? stock() : null,
      mayCatalogue ? listMisses(kysely, MISSES_DAYS, clock()) : null,
    ]);
    return { todo, reserved, sales: sold, newest, stock: figures, misses };
  };
}

async function readAlarms(kysely: Database['kysely']): Promise<Dashboard['reserved']> {
  const open = await openAlarms(kysely);
  if (open.length === 0) return null;
  const networks = open.filter(({ kind }) => kind === 'network').length;
  return { isRange: open.length > networks, networks };
}
