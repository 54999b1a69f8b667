import type { Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { countAffected } from '../../database/count-affected.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { forgetFormDrafts } from '../../forms/index.ts';
import { forgetRequestCounts } from '../../http/index.ts';
import { forgetContacts } from '../../orders/index.ts';
import { longestIdle } from '../rules/session-window.ts';

/** Long enough for a holiday between the registration and its mail. */
const UNCONFIRMED_MS = 30 * DAY_MS;

/**
 * Deletes what is over: sessions, links and the addresses that they were to confirm, challenges of passkeys, counted attempts and requests, what was typed in forms,
 * accounts whose address nobody proved and that ordered nothing, and who ordered where that need not be known any more. Returns how many of each, by the name of its retention.
 */
export async function cleanAccounts({ kysely }: Database, now: Date) {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const idle = longestIdle(now).toISOString();
  const links = countAffected(await kysely.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute());
  await forgetNewAddresses(kysely);
  return {
    sessions: countAffected(await kysely.deleteFrom('sessions').where('last_seen_at', '<', idle).execute()),
    links,
    challenges: countAffected(
      await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute(),
    ),
    // The longest rule looks back an hour.
    attempts: countAffected(
      await kysely.deleteFrom('attempts').where('last_at', '<', dayAgo).where('next_at', '<', at).execute(),
    ),
    requests: await forgetRequestCounts(kysely, now),
    unconfirmedAccounts: countAffected(
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
    drafts: await forgetFormDrafts(kysely, now),
    ...(await forgetContacts(kysely, now)),
  };
}

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
