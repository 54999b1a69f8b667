import { DAY_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../../database/database.ts';
import { longestIdle } from '../rules/session-window.ts';
import { forgetFormDrafts } from '../../forms/index.ts';
import { forgetContacts } from '../../orders/index.ts';
import { forgetRequestCounts } from '../../http/index.ts';

/** Deletes what is over: sessions, links, challenges of passkeys, counted attempts and requests, what was typed in forms, and contacts of orders whose account is deleted. */
export async function cleanAccounts({ kysely }: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await kysely.deleteFrom('sessions').where('last_seen_at', '<', longestIdle(now).toISOString()).execute();
  await kysely.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
  await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
  // The longest rule looks back an hour.
  await kysely.deleteFrom('attempts').where('last_at', '<', dayAgo).where('next_at', '<', at).execute();
  await forgetRequestCounts(kysely, now);
  await forgetFormDrafts(kysely, now);
  await forgetContacts(kysely, now);
}
