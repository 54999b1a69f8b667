import { claimUnchecked, type PaymentsContext } from '../../payments/index.ts';
import { refreshPayment } from './refresh-payment.ts';

const BATCH = 20;
const UNCHECKED_MS = 60_000;

/**
 * Asks the provider about the open payments that nobody asked about for a minute: a webhook may have been lost.
 * One that cannot be asked is asked again a minute later. Returns how many were due.
 */
export async function checkOpenPayments(context: PaymentsContext): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const before = new Date(now.getTime() - UNCHECKED_MS);
  const due = await claimUnchecked(database.kysely, before, BATCH, now);
  await Promise.allSettled(due.map((payment) => refreshPayment(context, payment)));
  return due.length;
}
