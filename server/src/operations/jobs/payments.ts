import {
  cancelAbandoned,
  checkOpenPayments,
  refreshByProviderId,
  settleRefunds,
} from '../../orders/index.ts';
import { type PaymentsContext, payLate } from '../../payments/index.ts';
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
