import { DAY_MS } from '@vitrine/shared/platform/time';
import { countOf } from '../../database/count-of.ts';
import type { Database } from '../../database/database.ts';
import { forgetFormDrafts } from '../../forms/index.ts';
import { forgetRequestCounts } from '../../http/index.ts';
import { forgetContacts } from '../../orders/index.ts';
import { longestIdle } from '../rules/session-window.ts';

/**
 * Deletes what is over: sessions, links, challenges of passkeys, counted attempts and requests, what was typed in forms, and
 * who ordered where that need not be known any more. Returns how many of each, by the name of its retention.
 */
export async function cleanAccounts({ kysely }: Database, now: Date) {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const idle = longestIdle(now).toISOString();
  return {
    sessions: countOf(await kysely.deleteFrom('sessions').where('last_seen_at', '<', idle).execute()),
    links: countOf(await kysely.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute()),
    challenges: countOf(
      await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute(),
    ),
    // The longest rule looks back an hour.
    attempts: countOf(
      await kysely.deleteFrom('attempts').where('last_at', '<', dayAgo).where('next_at', '<', at).execute(),
    ),
    requests: await forgetRequestCounts(kysely, now),
    drafts: await forgetFormDrafts(kysely, now),
    ...(await forgetContacts(kysely, now)),
  };
}
