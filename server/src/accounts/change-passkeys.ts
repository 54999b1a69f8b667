import type { Transaction } from 'kysely';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Schema } from '../database/schema/schema.ts';
import { undoRefusals } from '../database/undo-refusals.ts';
import { recordAudit, subjectOf } from '../tools/index.ts';
import type { AccountsContext } from './accounts-context.ts';
import { mayTell } from './ask-mail.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { readAccount } from './store/accounts.ts';
import { deletePasskey, insertPasskey, type NewPasskey } from './store/passkeys.ts';

/** Whose passkeys are changed, and by which request. */
export interface PasskeyOwner {
  accountId: number;
  email: string;
  role: Profile['role'];
  requestId: string;
  ip: string;
}

/** Adds a passkey to its owner's account, and tells them. */
export async function addPasskey(
  accounts: AccountsContext,
  owner: PasskeyOwner,
  facts: Omit<NewPasskey, 'account_id'>,
): Promise<'added' | 'too-many' | 'known'> {
  const { database, clock } = accounts;
  const { accountId } = owner;
  const isTold = await tells(accounts, owner, 'account-passkey-added');
  const adding = await undoRefusals(database, async (trx) => {
    const outcome = await insertPasskey(trx, { ...facts, account_id: accountId }, clock());
    if (outcome !== 'added') return { isRefused: true, outcome };
    await writeDown(accounts, trx, owner, { kind: 'account-passkey-added', isTold, ...facts });
    return { isRefused: false, outcome };
  });
  return adding.outcome;
}

/** Removes one. Returns whether there was one. The password still opens the account, and a mail brings another. */
export async function removePasskey(
  accounts: AccountsContext,
  owner: PasskeyOwner,
  id: number,
): Promise<boolean> {
  const isTold = await tells(accounts, owner, 'account-passkey-removed');
  return accounts.database.transaction(async (trx) => {
    const removed = await deletePasskey(trx, owner.accountId, id);
    if (removed)
      await writeDown(accounts, trx, owner, { kind: 'account-passkey-removed', isTold, ...removed });
    return removed !== null;
  });
}

type Kind = 'account-passkey-added' | 'account-passkey-removed';

async function tells(accounts: AccountsContext, { accountId, ip }: PasskeyOwner, kind: Kind) {
  const account = await readAccount(accounts.database.kysely, accountId);
  return account !== null && mayTell(accounts, kind, account, ip);
}

/** The mail, and the log of what staff did. */
async function writeDown(
  { clock }: Pick<AccountsContext, 'clock'>,
  trx: Transaction<Schema>,
  owner: PasskeyOwner,
  { kind, isTold, browser, system }: { kind: Kind; isTold: boolean; browser: string; system: string },
): Promise<void> {
  const { accountId } = owner;
  if (isTold) await writeAccountMail(trx, { kind, data: { accountId, browser, system } }, clock());
  if (owner.role === 'customer') return;
  const action = kind === 'account-passkey-added' ? 'passkeys.add' : 'passkeys.remove';
  await recordAudit(trx, owner, { action, subjects: [subjectOf('accounts', accountId)] }, clock());
}
