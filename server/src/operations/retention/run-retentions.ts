import { ACCOUNT_DELETIONS } from '../../accounts/index.ts';
import { forgetMisses } from '../../catalogue/index.ts';
import { forgetSubscriptions } from '../../contact/index.ts';
import { forgetImports } from '../../imports/index.ts';
import { forgetContacts } from '../../orders/index.ts';
import type { Database } from '../../database/database.ts';
import { forEachSettled } from '../../platform/for-each-settled.ts';
import type { RetentionName } from '@vitrine/shared/contract/tools/operations/retention';
import { forgetAuthors } from '../store/forget-authors.ts';
import { forgetDeadMails, forgetSentMails } from '../store/forget-sent-mails.ts';
import { noteRetentions } from '../store/retentions.ts';

/** What one work deletes by several rules. */
type OfContacts = keyof Awaited<ReturnType<typeof forgetContacts>>;

const DELETIONS: Record<
  Exclude<RetentionName, OfContacts>,
  (database: Database, now: Date) => Promise<number>
> = {
  ...ACCOUNT_DELETIONS,
  subscriptions: forgetSubscriptions,
  sentMails: ({ kysely }, now) => forgetSentMails(kysely, now),
  deadMails: ({ kysely }, now) => forgetDeadMails(kysely, now),
  searches: ({ kysely }, now) => forgetMisses(kysely, now),
  imports: ({ kysely }, now) => forgetImports(kysely, now),
  authors: ({ kysely }, now) => forgetAuthors(kysely, now),
};

/**
 * Deletes what of persons need not be stored any more, and notes how much. What is stored how long: `personal-data.ts`.
 * What fails keeps nothing else from being deleted; it is thrown at the end.
 */
export async function runRetentions(
  database: Database,
  now: Date,
): Promise<Partial<Record<RetentionName, number>>> {
  const deleted: Partial<Record<RetentionName, number>> = {};
  const works: (() => Promise<Record<string, number>>)[] = [
    ...Object.entries(DELETIONS).map(([name, work]) => async () => ({ [name]: await work(database, now) })),
    () => forgetContacts(database.kysely, now),
  ];
  await forEachSettled(works, async (work) => {
    const found = await work();
    await noteRetentions(database.kysely, found, now);
    Object.assign(deleted, found);
    return true;
  });
  return deleted;
}
