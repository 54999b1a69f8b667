import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/** What the shop kept of orders. */
export const NET_CENTS = sql<number>`sum(case when back.cents > total_cents then 0 else total_cents - coalesce(back.cents, 0) end)`;

/** What went back of each order's money, or was taken back. A second payment never counted, and neither does its way back. */
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
        .as('parts'),
    )
    .select((eb) => ['order_id', eb.fn.sum<number>('amount_cents').as('cents')])
    .groupBy('order_id')
    .as('back');

/** Orders that count as sold: paid, and not called off. */
export const STANDING = ['confirmed', 'completed'] as const;
/** Figures are read over many orders, so many at a time. */
export const ROWS_A_TURN = 500;
