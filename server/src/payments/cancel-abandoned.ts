import { claimAbandoned, keepAbandoned } from '../store/payments-cancel.ts';
import type { PaymentsContext } from './payments-context.ts';
import { PROVIDER_MS, within } from './within.ts';

const BATCH = 20;

/**
 * Tells the provider which payments nobody needs to make any more. Money that comes all the same is not lost, so
 * this is tried for a day at most. Returns how many were told.
 */
export async function cancelAbandoned(context: PaymentsContext): Promise<number> {
  const { database, provider, clock } = context;
  const due = await claimAbandoned(database.kysely, provider.name, BATCH, clock());
  await Promise.all(
    due.map(async (payment) => {
      const told = within(PROVIDER_MS, provider.cancelPayment(payment.provider_id));
      await told.catch(() => keepAbandoned(database.kysely, payment, clock()));
    }),
  );
  return due.length;
}
