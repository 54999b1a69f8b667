import type { Transaction } from 'kysely';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { writeAccountMail } from './account-mails.ts';
import { findAccount, isMailboxOwner, readAccount, type StoredAccount } from './accounts.ts';
import { moveSubscriptions } from '../../contact/index.ts';
import { clearAttempts } from '../../http/index.ts';
import type { Database } from '../../database/database.ts';
import { dropMailTokens, useMailToken, type MailToken } from './mail-tokens.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { deletePasskeys } from './passkeys.ts';
import { endSessions } from './sessions.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

type Confirming =
  | { isRefused: false; account: StoredAccount }
  | { isRefused: true; kind: 'bad-token' | 'taken' };

/**
 * Uses up the link of a mail that proves an address: that of a new account, or the new one of an old account.
 * @param shopperId the account that the browser is logged into: the first proof of an address by anybody else ends the
 * passkeys of the account, for whoever opened it may be a stranger to the mailbox. For the same reason the account may not
 * claim what was ordered with the address, until a link by mail sets its password
 */
export function confirmEmail(
  database: Database,
  { token, shopperId }: { token: string; shopperId: number | null },
  now: Date,
): Promise<Confirming> {
  return undoRefusals<Confirming>(database, async (trx) => {
    const link = await useMailToken(trx, token, ['confirm', 'email'], now);
    const account = link && (await readAccount(trx, link.account_id));
    if (!account || link.email !== wantedEmail(link, account)) return { isRefused: true, kind: 'bad-token' };
    const owner = await findAccount(trx, link.email);
    if (owner && owner.id !== account.id) return { isRefused: true, kind: 'taken' };
    if (account.confirmed_at === null && account.id !== shopperId) await deletePasskeys(trx, account.id);
    return {
      isRefused: false,
      account: await takeEmail(trx, account, { link, isOwner: account.id === shopperId }, now),
    };
  });
}

/** The address that the link must have gone to: it may have changed since. */
function wantedEmail({ purpose }: MailToken, account: StoredAccount): string | null {
  return purpose === 'email' ? account.new_email : account.email;
}

async function takeEmail(
  trx: Transaction<Schema>,
  account: StoredAccount,
  { link: { email, purpose }, isOwner }: { link: MailToken; isOwner: boolean },
  now: Date,
): Promise<StoredAccount> {
  // Links that went to the address before must not open the account any more.
  await dropMailTokens(trx, account.id, purpose === 'email' ? ['confirm', 'email', 'recovery'] : ['confirm']);
  // What a stranger's address gets is not theirs to move.
  if (purpose === 'email' && isMailboxOwner(account))
    await moveSubscriptions(trx, { from: account.email, to: email }, now);
  const proof = { confirmed_at: now.toISOString(), is_mailbox_owner: isOwner ? 1 : 0 };
  const address = { email, email_key: emailKey(email), ...proof };
  return trx
    .updateTable('accounts')
    .set(purpose === 'email' ? { ...address, new_email: null } : address)
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Uses up a recovery link for a new password. Whoever can read the mailbox owns the account: its address counts as
 * confirmed, every session ends, and a change of address that somebody else may have asked for is dropped. Passkeys that
 * were added before the mailbox was proved to be that of whoever is logged in go: a stranger may have opened the account.
 */
export function recoverAccount(
  database: Database,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<Confirming> {
  return undoRefusals<Confirming>(database, async (trx) => {
    const link = await useMailToken(trx, token, ['recovery'], now);
    const account = link && (await readAccount(trx, link.account_id));
    if (!account || link.email !== account.email) return { isRefused: true, kind: 'bad-token' };
    await dropMailTokens(trx, account.id, ['confirm', 'email', 'recovery']);
    await endSessions(trx, account.id);
    if (!isMailboxOwner(account)) await deletePasskeys(trx, account.id);
    // Others may have guessed so often that the owner would have to wait.
    await clearAttempts(trx, { scope: 'login-account', key: account.email_key });
    const confirmedAt = account.confirmed_at ?? now.toISOString();
    const recovered = await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, new_email: null, invited_at: null })
      .set({ confirmed_at: confirmedAt, is_mailbox_owner: 1 })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAccountMail(trx, { kind: 'account-password-changed', data: { accountId: account.id } }, now);
    return { isRefused: false, account: recovered };
  });
}
