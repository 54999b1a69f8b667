import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  dashboardSchema,
  salesRangeSchema,
  SALES_RANGES,
  type Dashboard,
  type SalesRange,
} from '@vitrine/shared/contract/tools/operations/dashboard';
import { z } from '@vitrine/shared/contract/zod';
import { rightsOf } from '../../tools/index.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';
import type { Right } from '@vitrine/shared/contract/tools/tools';
import type { Clock } from '../../platform/clock.ts';
import { memoizeTtl } from '../../platform/memoize-ttl.ts';
import type { Database } from '../../database/database.ts';
import { openAlarms } from '../../orders/index.ts';
import { listMisses } from '../../catalogue/index.ts';
import { listNewestOrders, readSales } from '../store/sales.ts';
import { readStockFigures } from '../store/stock-figures.ts';
import { countTodo } from '../store/todo.ts';

const tags = ['tools'];
const querystring = z.object({ range: z._default(salesRangeSchema, 'days') });

/** What needs doing, and how the shop does. */
export const dashboardRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const read = dashboardReader(tools.database, tools.clock);

  app.get(
    '/api/tools/dashboard',
    {
      // Everybody sees something; what, their rights say.
      config: { right: 'any' },
      schema: { tags, querystring, response: { 200: dashboardSchema, ...toolsFailures } },
    },
    (request) => read(rightsOf(staffOf(request).role), request.query.range),
  );
};

/** What took a walk over all orders or lots is shown for so long to whoever asks. */
const FIGURES_AGE_MS = 60_000;
const MISSES_DAYS = 30;

type ReadDashboard = (rights: readonly Right[], range: SalesRange) => Promise<Dashboard>;

/** What the first page of the tools shows, to each what they may see. */
function dashboardReader(database: Database, clock: Clock): ReadDashboard {
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
