import type { Transaction } from 'kysely';
import { emailKey, mailboxKey } from '../../forms/rules/mail-address.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { endSubscription } from './subscriptions.ts';

/**
 * Has what somebody confirmed at one address come to another that they proved. What both want goes on once. What is not
 * confirmed yet stays: the link that confirms it went to the address that it was asked for.
 */
export async function moveSubscriptions(
  trx: Transaction<Schema>,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const before = digestOf(emailKey(from));
  const after = digestOf(emailKey(to));
  if (before === after) return;
  const live = trx
    .selectFrom('subscriptions')
    .select(['id', 'kind', 'species', 'gender', 'state'])
    .where('state', '<>', 'ended')
    .orderBy('id');
  const wishes = await live.where('email_hash', '=', before).where('state', '=', 'confirmed').execute();
  const others = await live.where('email_hash', '=', after).execute();
  for (const { id, kind, species, gender } of wishes) {
    const same = others.find(
      (other) => other.kind === kind && other.species === species && other.gender === gender,
    );
    if (same) await endSubscription(trx, same.state === 'confirmed' ? id : same.id, now);
    if (same?.state === 'confirmed') continue;
    await trx
      .updateTable('subscriptions')
      .set({ email: to, email_hash: after, mailbox_hash: digestOf(mailboxKey(to)) })
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .execute();
  }
}
