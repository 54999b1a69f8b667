import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { goodsTotal } from '../../shop/index.ts';
import { readCredited } from '../desk/store/order.ts';
import { owedAmount } from '../rules/quote-withdrawal.ts';
import { cutAmounts, cutSource, listSoldCuts } from '../store/parcels/cuts.ts';
import { readWeighed } from '../store/parcels/cuttable.ts';
import { giveMissing } from './give-back.ts';

/** The lines that a cut took out, with so many of each as no refund by hand has paid back; also while it is made. */
export async function owedForCut(
  trx: Transaction<Schema>,
  orderId: number,
  { wanted, cutId }: { wanted: ReadonlyMap<number, number>; cutId?: number },
) {
  const { amounts: credited } = await readCredited(trx, orderId);
  const before = await readWeighed(trx, orderId, cutId === undefined ? {} : { beforeCut: cutId });
  return before.flatMap((line) => {
    const amount = owedAmount(line, wanted.get(line.position) ?? 0, credited.get(line.reference));
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}

/**
 * Once a bank has given an order's money back to the shop, pays what could not be paid meanwhile for lines that the shop
 * took out.
 * @param chargebackId the one that was reversed: each of several pays its part
 */
export async function repayCuts(
  trx: Transaction<Schema>,
  { orderId, chargebackId }: { orderId: number; chargebackId: string },
  now: Date,
): Promise<void> {
  for (const { id: cutId, reason: note, shippingCents } of await listSoldCuts(trx, orderId)) {
    const lines = await owedForCut(trx, orderId, { wanted: await cutAmounts(trx, cutId), cutId });
    const source = cutSource(cutId);
    const amountCents = goodsTotal(lines) + shippingCents;
    const all = { orderId, lines, shippingCents, amountCents, note, source };
    await giveMissing(trx, { ...all, reason: 'cancelled' }, chargebackId, now);
  }
}
