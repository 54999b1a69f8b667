import { sql, type Transaction } from 'kysely';
import { digestOf } from '../../platform/secret-token.ts';
import { writeAccountMail } from './account-mails.ts';
import { holdChecked, isMailboxOwner, type StoredAccount } from './accounts.ts';
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
): Promise<boolean> {
  return database.transaction(async (trx) => {
    if (!(await holdChecked(trx, account))) return false;
    await trx
      .updateTable('orders')
      .set({ contact_state: 'to-forget' })
      .where('account_id', '=', account.id)
      .execute();
    if (isMailboxOwner(account)) await forgetGuestOrders(trx, account);
    if (account.confirmed_at !== null) await endSubscriptions(trx, account, now);
    const { email, language } = account;
    if (isTold) await writeAccountMail(trx, { kind: 'account-deleted', data: { email, language } }, now);
    await trx.deleteFrom('accounts').where('id', '=', account.id).execute();
    await forgetContacts(trx, now);
    return true;
  });
}

/** What was ordered with the address without a login: only who is proved to own the mailbox may have it forgotten. */
async function forgetGuestOrders(trx: Transaction<Schema>, { email_key: key }: StoredAccount): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ contact_state: 'to-forget' })
    .where('account_id', 'is', null)
    .where(sql`lower(email)`, '=', key)
    .execute();
}

/**
 * What was subscribed to with the address. That it is confirmed suffices: who deletes the account wants no more mails, and who
 * loses a subscription so can ask for it again.
 */
async function endSubscriptions(
  trx: Transaction<Schema>,
  { email_key: key }: StoredAccount,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ state: 'ended', email: '', species: '', ended_at: now.toISOString() })
    .where('email_hash', '=', digestOf(key))
    .where('state', '<>', 'ended')
    .execute();
}
