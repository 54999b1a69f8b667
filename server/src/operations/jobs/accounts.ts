import type { PaymentsContext } from '../../payments/index.ts';
import { cleanAccounts } from '../../accounts/index.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes sessions, links and contacts whose time is over. */
export function startAccountsJob(
  { database, clock }: PaymentsContext,
  onFailure: (error: unknown) => void,
): Job {
  return repeat(EVERY_MS, () => cleanAccounts(database, clock()), onFailure);
}
