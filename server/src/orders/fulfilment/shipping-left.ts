import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { listInvoices } from '../../invoices/index.ts';
import { listRefunds } from '../paying/store/refunds.ts';
import { cutSource, isOfSource, listSoldCuts } from '../store/parcels/cuts.ts';
import { readOrderRow } from '../store/order-row.ts';
import { readCredited, readWithdrawals } from '../desk/store/order.ts';

/**
 * What was paid for shipping and has neither gone back nor is promised, with a withdrawal or for what the shop took out;
 * in cents.
 */
export async function shippingLeft(kysely: Kysely<Schema>, orderId: number): Promise<number> {
  const { shipping_cents: paidCents } = await readOrderRow(kysely, orderId);
  const { shippingCents: creditedCents } = await readCredited(kysely, orderId);
  const open = (await readWithdrawals(kysely, orderId)).filter(({ settledAt }) => settledAt === null);
  const backs = [...(await listRefunds(kysely, orderId)), ...(await listInvoices(kysely, orderId))];
  const unpaid = (await listSoldCuts(kysely, orderId)).filter(
    ({ id }) => !backs.some(({ source }) => isOfSource(source, cutSource(id))),
  );
  const promisedCents = [...open, ...unpaid].reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  return Math.max(0, paidCents - creditedCents - promisedCents);
}
