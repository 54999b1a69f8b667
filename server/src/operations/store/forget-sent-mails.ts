import type { Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { ACCOUNT_MAIL_KINDS } from '../../accounts/index.ts';
import { countOf } from '../../database/count-of.ts';
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

/** Deletes what was sent a day ago and holds personal data. Returns how many. */
export async function forgetSentMails(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const sent = await kysely
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('kind', 'in', PERSONAL)
    .where('sent_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
  return countOf(sent);
}

/** Staff have looked at what could not be sent long before. */
const DEAD_KEPT_MS = 90 * DAY_MS;

/** Deletes mails that were given up a quarter ago. Returns how many. */
export async function forgetDeadMails(kysely: Kysely<Schema>, now: Date): Promise<number> {
  return countOf(
    await kysely
      .deleteFrom('outbox')
      .where('state', '=', 'dead')
      .where('created_at', '<', new Date(now.getTime() - DEAD_KEPT_MS).toISOString())
      .execute(),
  );
}
