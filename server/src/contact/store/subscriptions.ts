import type { Kysely, Selectable } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { digestOf, isToken, newToken } from '../../platform/secret-token.ts';
import type { SubscriptionsTable } from '../../database/schema/subscriptions.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { isUuid } from '../../platform/is-uuid.ts';

export type StoredSubscription = Selectable<SubscriptionsTable>;

/** How long a mail's link can confirm, and how long a wish waits for that. */
export const CONFIRM_MS = 7 * DAY_MS;

/** A token of its own for one mail. Only its hash is stored. */
export async function makeToken(kysely: Kysely<Schema>, subscriptionId: number, now: Date): Promise<string> {
  const token = newToken();
  await kysely
    .insertInto('subscription_tokens')
    .values({ hash: digestOf(token), subscription_id: subscriptionId, created_at: now.toISOString() })
    .execute();
  return token;
}

export function readSubscription(
  kysely: Kysely<Schema>,
  id: number,
): Promise<StoredSubscription | undefined> {
  return kysely.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a mail's link is about. Null for a link that never was, or that came too late to confirm. */
export async function findSubscription(
  kysely: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<StoredSubscription | null> {
  if (!isToken(token)) return null;
  const row = await kysely
    .selectFrom('subscription_tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_tokens.subscription_id')
    .selectAll('subscriptions')
    .select('subscription_tokens.created_at')
    .where('subscription_tokens.hash', '=', digestOf(token))
    .executeTakeFirst();
  if (!row) return null;
  const { created_at: createdAt, ...subscription } = row;
  const isLate = Date.parse(createdAt) + CONFIRM_MS <= now.getTime();
  return subscription.state === 'asked' && isLate ? null : subscription;
}

/** Once confirmed it stays so; what has ended is not begun again by an old link. */
export async function confirmSubscription(kysely: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await kysely
    .updateTable('subscriptions')
    .set({ state: 'confirmed', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** Ends it and forgets the address. Returns whether it was not ended before. */
export async function endSubscription(kysely: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const ended = await kysely
    .updateTable('subscriptions')
    .set({ state: 'ended', email: '', species: '', gender: '', ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The name of an insect that is or was shown, or null for an unknown one. */
export async function readInsectName(kysely: Kysely<Schema>, uuid: string): Promise<string | null> {
  if (!isUuid(uuid)) return null;
  const row = await kysely
    .selectFrom('insects')
    .select('name')
    .where('uuid', '=', uuid.toUpperCase())
    .where('is_published', '=', 1)
    .executeTakeFirst();
  return row?.name ?? null;
}
