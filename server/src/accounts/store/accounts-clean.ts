import type { Kysely } from 'kysely';
import type { RetentionName } from '@vitrine/shared/contract/tools/operations/retention';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countAffected } from '../../database/count-affected.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { forgetFormDrafts } from '../../forms/index.ts';
import { forgetRequestCounts } from '../../http/index.ts';
import { longestIdle } from '../rules/session-window.ts';

/** Long enough for a holiday between the registration and its mail. */
const UNCONFIRMED_MS = 30 * DAY_MS;

/**
 * Deletes what is over: sessions, links and the addresses that they were to confirm, challenges of passkeys, counted attempts
 * and requests, what was typed in forms, accounts whose address nobody proved and that ordered nothing. Each says how many of
 * what went, by the name of its retention.
 */
export const ACCOUNT_DELETIONS = {
  sessions: async ({ kysely }, now) =>
    countAffected(
      await kysely
        .deleteFrom('sessions')
        .where('last_seen_at', '<', longestIdle(now).toISOString())
        .execute(),
    ),
  async links({ kysely }, now) {
    const links = await kysely
      .deleteFrom('mail_tokens')
      .where('expires_at', '<=', now.toISOString())
      .execute();
    await forgetNewAddresses(kysely);
    return countAffected(links);
  },
  challenges: async ({ kysely }, now) =>
    countAffected(
      await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute(),
    ),
  attempts: async ({ kysely }, now) =>
    countAffected(
      await kysely
        .deleteFrom('attempts')
        // The longest rule looks back an hour.
        .where('last_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
        .where('next_at', '<', now.toISOString())
        .execute(),
    ),
  requests: ({ kysely }, now) => forgetRequestCounts(kysely, now),
  unconfirmedAccounts: async ({ kysely }, now) =>
    countAffected(
      await kysely
        .deleteFrom('accounts')
        .where('role', '=', 'customer')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', new Date(now.getTime() - UNCONFIRMED_MS).toISOString())
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('orders').select('id').whereRef('account_id', '=', 'accounts.id'))),
        )
        .execute(),
    ),
  drafts: ({ kysely }, now) => forgetFormDrafts(kysely, now),
} satisfies Partial<Record<RetentionName, (database: Database, now: Date) => Promise<number>>>;

/** An address that was asked for and that no link confirms any more; while a mail about one waits, its link is not made yet. */
async function forgetNewAddresses(kysely: Kysely<Schema>): Promise<void> {
  await kysely
    .updateTable('accounts')
    .set({ new_email: null })
    .where('new_email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_tokens')
            .select('token_hash')
            .whereRef('account_id', '=', 'accounts.id')
            .where('purpose', '=', 'email'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('id')
            .where('kind', '=', 'account-new-email')
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}
