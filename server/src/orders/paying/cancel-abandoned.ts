import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { DAY_MS } from '@vitrine/shared/platform/time';
import {
  isLivePayment,
  claimAbandoned,
  forgetAbandoned,
  type AbandonedPayment,
  type PaymentsContext,
  PROVIDER_MS,
} from '../../payments/index.ts';
import { paymentWindowMs } from '../rules/payment-window.ts';
import { applyPaymentState } from './apply-payment-state.ts';

const BATCH = 20;

/**
 * Tells the provider which payments nobody needs to make any more, and asks how they stand until they are over: many
 * cannot be ended, may still bring money, and the word of that may be lost. A day after their time to pay, counted
 * from when they were left, that is enough. Returns how many were looked at.
 */
export async function cancelAbandoned(context: PaymentsContext): Promise<number> {
  const { database, provider, clock } = context;
  const due = await claimAbandoned(database.kysely, provider.name, BATCH, clock());
  await Promise.all(
    due.map(async (payment) => {
      const isOver = await endAtProvider(context, payment).catch(() => false);
      if (isOver || isLongAgo(payment, clock())) await forgetAbandoned(database.kysely, payment.id);
    }),
  );
  return due.length;
}

/** Whether nothing can come of it any more. What the provider has not heard of yet may be on its way to it. */
async function endAtProvider(
  { database, provider, clock }: PaymentsContext,
  { id, provider_id: providerId }: AbandonedPayment,
): Promise<boolean> {
  if (providerId === null) return false;
  await withTimeout(provider.cancelPayment(providerId), PROVIDER_MS);
  const state = await withTimeout(provider.fetchPayment(providerId), PROVIDER_MS);
  if (state === null) return true;
  await applyPaymentState(database, id, state, clock());
  return !isLivePayment(state);
}

function isLongAgo(payment: AbandonedPayment, now: Date): boolean {
  const since = Date.parse(payment.abandoned_at ?? payment.created_at);
  return now.getTime() - since > paymentWindowMs(payment.method) + DAY_MS;
}
