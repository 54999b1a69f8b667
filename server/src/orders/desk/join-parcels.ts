import { joinOrders, readJoinable, takeApart } from '../fulfilment/join-orders.ts';
import { isBeforeShipping } from '../rules/order-transitions.ts';
import { lockOrder } from '../store/write-order.ts';
import { inEuro } from './near-amount.ts';
import type { Step, StepOutcome } from './step.ts';

/** Another order of the same customer goes into this one's parcel. `writeOnce` has locked both. */
export async function joinParcels({ trx, order, request, writer }: Step<'join'>): Promise<StepOutcome> {
  const other = (await readJoinable(trx, order.id)).find(({ reference }) => reference === request.other);
  if (!other) return { kind: 'wrong', errors: { other: { message: 'joinUnfit' } } };
  await joinOrders(trx, [order, await lockOrder(trx, other.id)], other.refundCents, writer.now);
  return { note: `${order.reference} + ${other.reference}: ${inEuro(other.refundCents)} EUR` };
}

/** Both orders have a parcel each after all. */
export async function splitParcel({ trx, order, writer }: Step<'split'>): Promise<StepOutcome> {
  const isSplit = isBeforeShipping(order) && (await takeApart(trx, order, writer.now));
  return isSplit ? { note: '' } : { kind: 'outdated' };
}
