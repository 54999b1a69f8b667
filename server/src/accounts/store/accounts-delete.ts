import { sql, type Transaction } from 'kysely';
import { digestOf } from '../../platform/secret-token.ts';
import { writeAccountMail } from './account-mails.ts';
import { isMailboxOwner, type StoredAccount } from './accounts.ts';
import type { Database } from '../../database/database.ts';
import { forgetContacts } from '../../orders/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Deletes an account with its sessions, links, address book and subscriptions, and writes the mail that says so, if it is told.
 * Orders stay without it; what they hold beyond their invoice goes as soon as they need it no more.
 */
export function deleteAccount(
  database: Database,
  account: StoredAccount,
  { isTold, now }: { isTold: boolean; now: Date },
): Promise<void> {
  return database.transaction(async (trx) => {
    await trx
      .updateTable('orders')
      .set({ contact_state: 'to-forget' })
      .where('account_id', '=', account.id)
      .execute();
    if (isMailboxOwner(account)) await forgetGuest(trx, account, now);
    const { email, language } = account;
    if (isTold) await writeAccountMail(trx, { kind: 'account-deleted', data: { email, language } }, now);
    await trx.deleteFrom('accounts').where('id', '=', account.id).execute();
    await forgetContacts(trx, now);
  });
}

/** What is held by a proved address without a login: guest orders and subscriptions. */
async function forgetGuest(
  trx: Transaction<Schema>,
  { email_key: key }: StoredAccount,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ contact_state: 'to-forget' })
    .where('account_id', 'is', null)
    .where(sql`lower(email)`, '=', key)
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ state: 'ended', email: '', species: '', ended_at: now.toISOString() })
    .where('email_hash', '=', digestOf(key))
    .where('state', '<>', 'ended')
    .execute();
}
