import { applyRefund } from '../paying/settle-refunds.ts';
import { reviveRefund } from './store/order-writes.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

/** A refund that failed is asked of the provider again, or went by another way: then the shopper is told. */
export async function repay({ trx, order, request, writer }: Step<'repay'>): Promise<StepOutcome> {
  const { refundId: id, isByHand } = request;
  if (!(await reviveRefund(trx, { id, orderId: order.id }, writer.now))) return { kind: 'outdated' };
  if (isByHand) await applyRefund(within(trx), id, 'done', writer.now);
  return { note: isByHand ? `${id}: by hand` : String(id) };
}
