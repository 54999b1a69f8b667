import { cancelAbandoned } from '../../orders/paying/cancel-abandoned.ts';
import { checkOpenPayments } from '../../orders/paying/check-open-payments.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import { refreshByProviderId } from '../../orders/paying/refresh-payment.ts';
import { settleRefunds } from '../../orders/paying/settle-refunds.ts';
import { payLate } from '../../payments/sandbox/decide.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 5_000;

/** Keeps payments true when a webhook is lost, brings refunds on their way, and lets late test payments happen. */
export function startPaymentsJob(context: PaymentsContext, onFailure: (error: unknown) => void): Job {
  const { database, provider, clock } = context;
  const notify = (id: string) => refreshByProviderId(context, id);
  return repeat(
    EVERY_MS,
    async () => {
      if (provider.name === 'test') await payLate(database, notify, clock());
      const checked = await checkOpenPayments(context);
      const settled = await settleRefunds(context);
      return { hasMore: checked + settled + (await cancelAbandoned(context)) > 0 };
    },
    onFailure,
  );
}
