import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';

/**
 * What an account has paid here, in cents, and the shop still has: what is promised back, or a bank took back, proves
 * nothing.
 */
export async function readPaid(kysely: Kysely<Schema>, accountId: number): Promise<number> {
  const { rows } = await sql<{ cents: number | string | null }>`
    select sum(payments.amount_cents + payments.difference_cents
      - coalesce((select sum(amount_cents) from refunds where refunds.payment_id = payments.id), 0)
      - coalesce((select sum(amount_cents) from chargebacks
          where chargebacks.payment_id = payments.id and reversed_at is null), 0)) as cents
    from orders inner join payments on payments.order_id = orders.id
    where account_id = ${accountId} and payments.state in ('paid', 'part-refunded')`.execute(kysely);
  return Math.max(0, Number(rows[0]?.cents ?? 0));
}
