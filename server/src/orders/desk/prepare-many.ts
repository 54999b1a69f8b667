import { prepareOrder } from '../fulfilment/order-steps.ts';
import { recordAudit } from '../../tools/index.ts';
import { lockParcel } from '../store/parcels/joins.ts';
import { findOrderId, nameAuthor, newestStep } from './store/order-writes.ts';
import { within, type OrderWriter } from './write-once.ts';

/** Marks orders as being packed; those whose states do not allow it now are left, and named. */
export function prepareMany(
  { database, staff, now }: OrderWriter,
  references: readonly string[],
): Promise<{ auditId: number; prepared: number; left: string[] }> {
  return database.transaction(async (trx) => {
    const taken: { orderId: number; after: number; reference: string }[] = [];
    // In one order: two who do this at once wait for each other, and not each for the other.
    for (const reference of [...new Set(references)].toSorted()) {
      const orderId = await findOrderId(trx, reference);
      if (orderId === null || taken.some((one) => one.orderId === orderId)) continue;
      const { order, partner } = await lockParcel(trx, orderId);
      const inParcel: typeof taken = [];
      for (const { id, reference: named } of partner ? [order, partner] : [order])
        inParcel.push({ orderId: id, after: await newestStep(trx, id), reference: named });
      const outcome = await prepareOrder(within(trx), reference, now);
      if (outcome === 'done') taken.push(...inParcel);
    }
    const subjects = taken.map(({ reference }) => `orders:${reference}`);
    const auditId = await recordAudit(trx, staff, { action: 'orders.prepare', subjects }, now);
    for (const { orderId, after } of taken) await nameAuthor(trx, { orderId, after, auditId });
    const done = new Set(taken.map(({ reference }) => reference));
    return { auditId, prepared: done.size, left: references.filter((one) => !done.has(one)) };
  });
}
