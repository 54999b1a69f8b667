import { cancelOrder } from '../fulfilment/order-steps.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

/** The shop cancels the order. There is no way back, so its reference is typed. */
export async function callOffOrder({ trx, order, request, writer }: Step<'cancel'>): Promise<StepOutcome> {
  const { reference } = order;
  const isMeant = request.confirmation.trim().toUpperCase() === reference;
  const errors = faultsOf({
    reason: wordsFault(request.reason),
    confirmation: isMeant ? null : { message: 'typeReference', values: { reference } },
  });
  if (errors) return { kind: 'wrong', errors };
  const note = request.reason.trim();
  const outcome = await cancelOrder(within(trx), reference, note, writer.now);
  return outcome === 'done' ? { note } : { kind: 'outdated' };
}
