import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { SaleMade } from '../rules/placing/prices-made.ts';

/** A page of a species reads so many of its newest sales. */
const MOST_SALES = 1000;

/** What was neither withdrawn from a line nor taken out of it. A line is without what went out before it was paid. */
const LEFT = sql<number>`order_lines.amount
  - coalesce((select sum(gone.amount) from withdrawal_lines gone join withdrawals on withdrawals.id = gone.withdrawal_id
      where withdrawals.order_id = order_lines.order_id and gone.position = order_lines.position
        and withdrawals.cut_id is null and coalesce(withdrawals.decision, '') <> 'declined'), 0)
  - coalesce((select sum(gone.amount) from order_cut_lines gone join order_cuts on order_cuts.id = gone.cut_id
      where order_cuts.order_id = order_lines.order_id and gone.position = order_lines.position
        and order_cuts.is_sold = 1), 0)`;

/** Lines of orders that were paid and stand, of lots that bear a name now, the newest first. */
const standingLines = (kysely: Kysely<Schema>, name: string) =>
  kysely
    .selectFrom('insects')
    .innerJoin('order_lines', 'order_lines.insect_id', 'insects.id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('insects.name', '=', name)
    .where('order_state', 'in', ['confirmed', 'completed'])
    .where('payment_state', 'in', ['paid', 'part-refunded'])
    .where(sql<SqlBool>`${LEFT} > 0`)
    .orderBy('placed_at', 'desc')
    .orderBy('orders.id', 'desc');

/** The newest sales of a species, as they were ordered. */
export async function readSalesMade(kysely: Kysely<Schema>, name: string): Promise<SaleMade[]> {
  const rows = await standingLines(kysely, name)
    .select([
      'insects.uuid',
      'insects.gender',
      'order_lines.quality',
      'order_lines.price_cents as priceCents',
    ])
    .select(['orders.email as buyer', 'orders.placed_at as soldAt', LEFT.as('amount')])
    .limit(MOST_SALES)
    .execute();
  return rows.map(({ amount, ...sale }) => ({ ...sale, amount: Number(amount) }));
}

/** What the last lot of a species and grade made, and when it was shown first; undefined where none was sold. */
export function readLastSale(kysely: Kysely<Schema>, name: string, quality: string) {
  return standingLines(kysely, name)
    .select(['order_lines.price_cents as priceCents', 'orders.placed_at as soldAt'])
    .select('insects.first_shown_at as shownAt')
    .where('order_lines.quality', '=', quality)
    .limit(1)
    .executeTakeFirst();
}
