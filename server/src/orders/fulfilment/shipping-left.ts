import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { listRefunds } from '../paying/store/refunds.ts';
import { cutSource, isOfSource, listSoldCuts } from '../store/cuts.ts';
import { readOrderRow } from '../store/order-row.ts';
import { readCredited, readWithdrawals } from '../desk/store/order.ts';

/**
 * What was paid for shipping and has neither gone back nor is promised, with a withdrawal or for what the shop took out
 * while a bank held the money; in cents.
 */
export async function shippingLeft(kysely: Kysely<Schema>, orderId: number): Promise<number> {
  const { shipping_cents: paidCents } = await readOrderRow(kysely, orderId);
  const { shippingCents: creditedCents } = await readCredited(kysely, orderId);
  const open = (await readWithdrawals(kysely, orderId)).filter(({ settledAt }) => settledAt === null);
  const refunds = await listRefunds(kysely, orderId);
  const unpaid = (await listSoldCuts(kysely, orderId)).filter(
    ({ id }) => !refunds.some(({ source }) => isOfSource(source, cutSource(id))),
  );
  const promisedCents = [...open, ...unpaid].reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  return Math.max(0, paidCents - creditedCents - promisedCents);
}
