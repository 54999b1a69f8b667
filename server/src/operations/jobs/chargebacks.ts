import { checkChargebacks } from '../../orders/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 60 * 60_000;

/** Finds the chargebacks of which no word came. */
export function startChargebacksJob(context: PaymentsContext, onFailure: (error: unknown) => void): Job {
  return repeat(EVERY_MS, () => checkChargebacks(context), onFailure);
}
