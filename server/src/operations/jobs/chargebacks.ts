import { checkChargebacks } from '../../orders/paying/check-chargebacks.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 60 * 60_000;

/** Finds the chargebacks of which no word came. */
export function startChargebacksJob(context: PaymentsContext, onFailure: (error: unknown) => void): Job {
  return repeat(EVERY_MS, () => checkChargebacks(context), onFailure);
}
