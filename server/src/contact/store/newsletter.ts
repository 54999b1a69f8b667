import type { Kysely } from 'kysely';
import type { Account } from '@vitrine/shared/contract/accounts/account';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { endSubscription } from './subscriptions.ts';

/** Whether an address gets the newsletter, or has been asked to confirm that it wants it. */
export async function readNewsletter(kysely: Kysely<Schema>, email: string): Promise<Account['newsletter']> {
  const row = await findNewsletter(kysely, email);
  return row?.state === 'asked' || row?.state === 'confirmed' ? row.state : 'none';
}

/** Ends the newsletter to an address, confirmed or not. */
export async function endNewsletter(kysely: Kysely<Schema>, email: string, now: Date): Promise<void> {
  const row = await findNewsletter(kysely, email);
  if (row) await endSubscription(kysely, row.id, now);
}

function findNewsletter(kysely: Kysely<Schema>, email: string) {
  return kysely
    .selectFrom('subscriptions')
    .select(['id', 'state'])
    .where('kind', '=', 'newsletter')
    .where('email_hash', '=', digestOf(emailKey(email)))
    .where('state', '<>', 'ended')
    .executeTakeFirst();
}
