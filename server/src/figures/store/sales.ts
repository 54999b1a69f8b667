import type { Sales, SalesRange } from '@vitrine/shared/contract/tools/operations/dashboard';
import { z } from '@vitrine/shared/contract/zod';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { sql, type Kysely } from 'kysely';
import { dayOfHour, salesSteps, startOfStep } from '../rules/sales-steps.ts';
import { startOfDay } from '../../platform/time/belgian-days.ts';
import { collect } from '../../platform/collect.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { NET_CENTS, wentBack, ROWS_A_TURN, STANDING } from './sales-back.ts';
import { categorySchema } from '@vitrine/shared/contract/catalogue';
import { salesShares } from './sales-shares.ts';

const shareCategorySchema = z.nullable(categorySchema);

type Amount = { orders: number; cents: number };
const NOTHING: Amount = { orders: 0, cents: 0 };
const sum = (amounts: readonly Amount[]): Amount => ({
  orders: amounts.reduce((all, { orders }) => all + orders, 0),
  cents: amounts.reduce((all, { cents }) => all + cents, 0),
});

/** What was sold in a range, and in the time before it. Read beside the answers: it walks over all those orders. */
export async function readSales(kysely: Kysely<Schema>, range: SalesRange, now: Date): Promise<Sales> {
  const starts = salesSteps(range, now);
  const half = starts.length / 2;
  const byStep = await amountsByStep(kysely, range, starts[0] ?? '');
  const amounts = starts.map((start) => byStep.get(start) ?? NOTHING);
  // The moment at which the Belgian day begins, by which orders are found.
  const since = startOfDay(starts[half] ?? '').toISOString();
  const [categories, countries] = await Promise.all([
    salesShares(kysely, 'category', { since }),
    salesByCountry(kysely, since),
  ]);
  return {
    range,
    steps: starts.slice(half).map((start, index) => ({
      start,
      ...(amounts[half + index] ?? NOTHING),
      before: amounts[index] ?? NOTHING,
    })),
    total: sum(amounts.slice(half)),
    before: sum(amounts.slice(0, half)),
    categories: categories.map(({ key, ...share }) => ({
      category: shareCategorySchema.parse(key),
      ...share,
    })),
    countries,
  };
}

async function amountsByStep(
  kysely: Kysely<Schema>,
  range: SalesRange,
  first: string,
): Promise<Map<string, Amount>> {
  const hour = sql<string>`substr(placed_at, 1, 13)`;
  const hours = kysely
    .selectFrom('orders')
    .leftJoin(wentBack(kysely), 'back.order_id', 'orders.id')
    .select((eb) => [hour.as('hour'), eb.fn.countAll<number>().as('orders'), NET_CENTS.as('cents')])
    // A day earlier in UTC than in Belgium at most.
    .where('placed_at', '>=', new Date(Date.parse(first) - 3 * HOUR_MS).toISOString())
    .where('order_state', 'in', STANDING)
    .groupBy(hour);
  const steps = new Map<string, Amount>();
  for (const row of await collect(hours.stream(ROWS_A_TURN))) {
    const start = startOfStep(dayOfHour(row.hour), range);
    const orders = Number(row.orders);
    steps.set(start, sum([steps.get(start) ?? NOTHING, { orders, cents: Number(row.cents) }]));
  }
  return steps;
}

async function salesByCountry(kysely: Kysely<Schema>, since: string): Promise<Sales['countries']> {
  const countries = kysely
    .selectFrom('orders')
    .leftJoin(wentBack(kysely), 'back.order_id', 'orders.id')
    .select((eb) => ['country', eb.fn.countAll<number>().as('orders'), NET_CENTS.as('cents')])
    .where('placed_at', '>=', since)
    .where('order_state', 'in', STANDING)
    .groupBy('country')
    .orderBy('cents', 'desc')
    .orderBy('country');
  const rows = await collect(countries.stream(ROWS_A_TURN));
  return rows.map(({ country, orders, cents }) => ({
    country,
    orders: Number(orders),
    cents: Number(cents),
  }));
}

const NEWEST = 8;

/** The orders that were placed last. */
export async function listNewestOrders(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('orders')
    .select(['reference', 'placed_at as placedAt', 'country', 'total_cents as totalCents'])
    .select(['order_state as orderState', 'payment_state as paymentState'])
    .select('fulfilment_state as fulfilmentState')
    .orderBy('placed_at', 'desc')
    .limit(NEWEST)
    .execute();
}
