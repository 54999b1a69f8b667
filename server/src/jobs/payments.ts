import { checkOpenPayments } from '../payments/check-open-payments.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { refreshByProviderId } from '../payments/refresh-payment.ts';
import { payLate } from '../payments/test/decide.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 5_000;

/** Keeps payments true when a webhook is lost, and lets late test payments happen. */
export function startPaymentsJob(context: PaymentsContext, onFailure: (error: unknown) => void): Job {
  const { database, provider, clock } = context;
  const notify = (id: string) => refreshByProviderId(context, id);
  return repeat(
    EVERY_MS,
    async () => {
      if (provider.isTest) await payLate(database, notify, clock());
      return { hasMore: (await checkOpenPayments(context)) > 0 };
    },
    onFailure,
  );
}
