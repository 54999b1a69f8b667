import type { Seller } from '@vitrine/shared/contract/frame';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Kysely } from 'kysely';
import type { Slip, SlipPart, Slips } from '../../../invoices/index.ts';
import { withPartners } from './joins.ts';
import { readOrder } from '../orders.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { readSeller } from '../../../shop/index.ts';
import { lineLaw } from '../../rules/placing/line-law.ts';

/** What packing slips show of orders, in the given order; those of one parcel share a slip, the first placed first. */
export async function readSlips(
  kysely: Kysely<Schema>,
  orderIds: readonly number[],
  now: Date,
): Promise<Slips> {
  const seller = await readSeller(kysely);
  const slips: Slip[] = [];
  // One after the other: a long queue must not take every connection.
  const done = new Set<number>();
  for (const id of orderIds) {
    if (done.has(id)) continue;
    const inParcel = (await withPartners(kysely, [id])).toSorted((one, other) => one - other);
    const parts: SlipPart[] = [];
    for (const part of inParcel) parts.push(await readPart(kysely, part, seller, now));
    for (const part of inParcel) done.add(part);
    const [first, ...others] = parts;
    if (first) slips.push({ ...first, others });
  }
  return { seller, slips, now };
}

async function readPart(
  kysely: Kysely<Schema>,
  orderId: number,
  { country, postalCode }: Seller,
  now: Date,
): Promise<SlipPart> {
  const { order } = await readOrder(kysely, orderId, now);
  const destination = { ...order.address, from: { country, postalCode } };
  const today = belgianDay(now);
  const laws = order.lines.map((line) => [
    line.uuid,
    lineLaw({ ...line, citesAnnex: line.annex ?? null }, destination, today),
  ]);
  return { order, laws: Object.fromEntries(laws) };
}
