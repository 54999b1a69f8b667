import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/** What the shop kept of orders. */
export const NET_CENTS = sql<number>`sum(case when back.cents > total_cents then 0 else total_cents - coalesce(back.cents, 0) end)`;

/**
 * What went back of each order's price, was taken back, or never came. A second payment never counted, and neither does its way
 * back; what a transfer or cash brought beyond the price is no part of it.
 */
export const wentBack = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom(
      kysely
        .selectFrom('refunds')
        .select(['order_id', 'amount_cents'])
        .where('reason', '<>', 'paid-twice')
        .unionAll(
          kysely
            .selectFrom('chargebacks')
            .innerJoin('payments', 'payments.id', 'chargebacks.payment_id')
            .select(['chargebacks.order_id', 'chargebacks.amount_cents'])
            .where('is_current', '=', 1)
            .where('reversed_at', 'is', null),
        )
        .unionAll(
          kysely
            .selectFrom('payments')
            .select(['order_id', sql<number>`0 - difference_cents`.as('amount_cents')])
            .where('is_current', '=', 1)
            .where('difference_cents', '<>', 0),
        )
        .as('parts'),
    )
    .select('order_id')
    .select(sql<number>`case when sum(amount_cents) > 0 then sum(amount_cents) else 0 end`.as('cents'))
    .groupBy('order_id')
    .as('back');

/** Orders that count as sold: paid, and not called off. */
export const STANDING = ['confirmed', 'completed'] as const;
/** Figures are read over many orders, so many at a time. */
export const ROWS_A_TURN = 500;
