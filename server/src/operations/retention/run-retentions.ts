import { cleanAccounts } from '../../accounts/index.ts';
import { forgetMisses } from '../../catalogue/index.ts';
import { forgetSubscriptions } from '../../contact/index.ts';
import { forgetImports } from '../../imports/index.ts';
import type { Database } from '../../database/database.ts';
import type { RetentionName } from '@vitrine/shared/contract/tools/operations/retention';
import { forgetAuthors } from '../store/forget-authors.ts';
import { forgetDeadMails, forgetSentMails } from '../store/forget-sent-mails.ts';
import { noteRetentions } from '../store/retentions.ts';

/** Deletes what of persons need not be stored any more, and notes how much. What is stored how long: `personal-data.ts`. */
export async function runRetentions(database: Database, now: Date): Promise<Record<RetentionName, number>> {
  const { kysely } = database;
  const deleted = {
    ...(await cleanAccounts(database, now)),
    subscriptions: await forgetSubscriptions(database, now),
    sentMails: await forgetSentMails(kysely, now),
    deadMails: await forgetDeadMails(kysely, now),
    searches: await forgetMisses(kysely, now),
    imports: await forgetImports(kysely, now),
    authors: await forgetAuthors(kysely, now),
  } satisfies Record<RetentionName, number>;
  await noteRetentions(kysely, deleted, now);
  return deleted;
}
