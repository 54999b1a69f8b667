import { currentPayment } from '../../payments/index.ts';
import { takeCash } from '../fulfilment/take-cash.ts';
import { readNear } from './near-amount.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';

/** Somebody paid in cash, to a euro more or less; where and to whom is always said, for no bank knows of it. */
export async function confirmCash({ trx, order, request, writer }: Step<'cash'>): Promise<StepOutcome> {
  const { amount_cents: wantedCents } = await currentPayment(trx, order.id);
  const near = readNear(request.amount, wantedCents, writer);
  const reason = request.reason.trim();
  const errors = faultsOf({ amount: near.fault, reason: wordsFault(reason) });
  if (errors) return { kind: 'wrong', errors };
  await takeCash(trx, order, writer.now);
  return { note: `${near.said}, ${reason}` };
}
