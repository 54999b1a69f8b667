import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import type { LockedOrder } from '../store/write-order.ts';
import { giveMissing } from './give-back.ts';
import { shippingLeft } from './shipping-left.ts';

/** What of an order nobody withdrew from: all of it is owed when the shop itself cancels. */
export async function readLeft(trx: Transaction<Schema>, orderId: number) {
  const lines = await readWithdrawable(trx, orderId);
  return lines
    .map((line) => ({ ...line, amount: line.amount - line.withdrawn }))
    .filter(({ amount }) => amount > 0);
}

/** By which the money of an order goes back that the shop cancelled. */
export const cancelSource = (orderId: number) => `cancelled:${orderId}`;

/**
 * Once a bank has given an order's money back to the shop, pays what an order could not be paid that the shop had cancelled
 * meanwhile: all that is neither paid nor promised back.
 * @param chargebackId the one that was reversed: each of several pays its part
 */
export async function repayCancelled(
  trx: Transaction<Schema>,
  { order, chargebackId }: { order: LockedOrder; chargebackId: string },
  now: Date,
): Promise<void> {
  const { id: orderId } = order;
  const left = order.isCalledOff ? await readLeft(trx, orderId) : [];
  // A shopper who withdrew from all of it left nothing; what is owed to them is not always all of the shipping.
  if (left.length === 0) return;
  const source = cancelSource(orderId);
  const shippingCents = await shippingLeft(trx, orderId);
  const all = { orderId, lines: left, shippingCents, amountCents: Infinity };
  await giveMissing(trx, { ...all, reason: 'cancelled', source }, chargebackId, now);
}
