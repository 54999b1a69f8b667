import type { Kysely } from 'kysely';
import type { Slip, Slips } from '../../invoices/index.ts';
import { readOrder } from './orders.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readSeller } from '../../shop/index.ts';

/** What packing slips show of orders, in the given order. */
export async function readSlips(
  kysely: Kysely<Schema>,
  orderIds: readonly number[],
  now: Date,
): Promise<Slips> {
  const seller = await readSeller(kysely);
  const slips: Slip[] = [];
  // One after the other: a long queue must not take every connection.
  for (const id of orderIds) slips.push(await readSlip(kysely, id, now));
  return { seller, slips, now };
}

async function readSlip(kysely: Kysely<Schema>, orderId: number, now: Date): Promise<Slip> {
  const { order } = await readOrder(kysely, orderId, now);
  const rows = await kysely
    .selectFrom('order_lines')
    .select(['uuid', 'cites_annex'])
    .where('order_id', '=', orderId)
    .execute();
  return { order, annexes: new Map(rows.map(({ uuid, cites_annex: annex }) => [uuid, annex])) };
}
