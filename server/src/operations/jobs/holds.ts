import type { PaymentsContext } from '../../payments/index.ts';
import { cancelOverdueOrders, releaseLapsedHolds } from '../../orders/index.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 10_000;

/** Frees the lots of holds and of unpaid orders whose time is over. Any number of processes may run it. */
export function startHoldsJob(context: PaymentsContext, onFailure: (error: unknown) => void): Job {
  return repeat(
    EVERY_MS,
    async () => {
      const lapsed = await releaseLapsedHolds(context.database, context.clock());
      const cancelled = await cancelOverdueOrders(context);
      return { hasMore: lapsed + cancelled > 0 };
    },
    onFailure,
  );
}
