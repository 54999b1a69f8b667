import type { PaymentsContext } from '../../payments/index.ts';
import { forgetSentMails } from '../store/forget-sent-mails.ts';
import { forgetUnconfirmed, grantWishes } from '../../contact/index.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 15_000;

/** Writes to who waits for a species that has come in, and forgets addresses that are no longer needed. */
export function startRestockJob(
  { database, clock }: PaymentsContext,
  onFailure: (error: unknown) => void,
): Job {
  return repeat(
    EVERY_MS,
    async () => {
      await forgetUnconfirmed(database, clock());
      await forgetSentMails(database.kysely, clock());
      return { hasMore: (await grantWishes(database, clock())) > 0 };
    },
    onFailure,
  );
}
