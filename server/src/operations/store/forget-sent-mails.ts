import { sql, type Kysely, type SqlBool } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { ACCOUNT_MAIL_KINDS } from '../../accounts/index.ts';
import { countAffected } from '../../database/count-affected.ts';
import { NAMES_NETWORK } from '../../database/migrations/0086-networks-to-forget.ts';
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
const RETENTION_MS = DAY_MS;

/** Deletes what was sent a day ago and holds personal data, and whence an order came out of its mail. Returns how many. */
export async function forgetSentMails(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const sent = await kysely
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('kind', 'in', PERSONAL)
    .where('sent_at', '<', before)
    .execute();
  return countAffected(sent) + (await forgetNetworks(kysely, before));
}

const dataSchema = z.record(z.string(), z.unknown());

/** The sent mails that still say whence an order came, by an index that holds no others. */
export const networksToForget = (kysely: Kysely<Schema>, before: string) =>
  kysely
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where(sql<SqlBool>`${sql.raw(NAMES_NETWORK)}`)
    .where('kind', '=', 'order-received')
    .where('sent_at', '<', before);

/** The row stays: the mail of an order is written once. */
async function forgetNetworks(kysely: Kysely<Schema>, before: string): Promise<number> {
  const rows = await networksToForget(kysely, before).execute();
  for (const { id, data } of rows) {
    const { network: _network, ...left } = dataSchema.parse(JSON.parse(data));
    await kysely
      .updateTable('outbox')
      .set({ data: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Staff have looked at what could not be sent long before. */
const DEAD_RETENTION_MS = 90 * DAY_MS;

/** Deletes mails that were given up a quarter ago. Returns how many. */
export async function forgetDeadMails(kysely: Kysely<Schema>, now: Date): Promise<number> {
  return countAffected(
    await kysely
      .deleteFrom('outbox')
      .where('state', '=', 'dead')
      .where('created_at', '<', new Date(now.getTime() - DEAD_RETENTION_MS).toISOString())
      .execute(),
  );
}
