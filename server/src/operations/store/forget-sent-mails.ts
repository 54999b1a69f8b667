import type { Kysely } from 'kysely';
import { ACCOUNT_MAIL_KINDS } from '../../accounts/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Mails whose row holds somebody's address or words; those of orders name an order and stay. */
const PERSONAL = [
  'restock',
  'contact-message',
  'contact-received',
  'subscription-asked',
  ...ACCOUNT_MAIL_KINDS,
];
/** Long enough that a mail sent twice is still known as one. */
const KEPT_MS = 24 * 60 * 60_000;

/** Deletes what was sent a day ago and holds personal data. */
export async function forgetSentMails(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('kind', 'in', PERSONAL)
    .where('sent_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
