import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountChange, Profile } from '@vitrine/shared/contract/accounts/account';
import type { Locale } from '@vitrine/shared/contract/locale';
import { emailKey } from '../../forms/rules/mail-address.ts';
import type { AccountsTable } from '../../database/schema/accounts.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type StoredAccount = Selectable<AccountsTable>;

export interface NewAccount extends AccountChange {
  email: string;
  passwordHash: string;
  language: Locale;
  conditionsVersion: string;
}

/**
 * Whether what was ordered with an account's address is its shopper's: the address is confirmed, and by one who was
 * logged in or who set the password by a link in the mailbox.
 */
export const isMailboxOwner = (
  account: Pick<Selectable<AccountsTable>, 'confirmed_at' | 'is_mailbox_owner'>,
): boolean => account.confirmed_at !== null && account.is_mailbox_owner === 1;

/**
 * Whether somebody of staff waits for a password of their own. The version before, which an upgrade leaves at work beside this
 * one for a while, says so by an address that is not proved.
 */
export const isInvited = (account: Pick<StoredAccount, 'invited_at' | 'role' | 'confirmed_at'>): boolean =>
  account.invited_at !== null || (account.role !== 'customer' && account.confirmed_at === null);

/** Writes an account whose address is still to be confirmed. Null when the address has one. */
export async function insertAccount(
  trx: Transaction<Schema>,
  account: NewAccount,
  now: Date,
): Promise<StoredAccount | null> {
  const { email, firstname, lastname, company, phone, language } = account;
  const at = now.toISOString();
  const row = await trx
    .insertInto('accounts')
    .values({
      ...{ email, email_key: emailKey(email), new_email: null, confirmed_at: null },
      ...{ firstname, lastname, company, phone, language, role: 'customer' },
      password_hash: account.passwordHash,
      conditions_version: account.conditionsVersion,
      conditions_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccount(kysely: Kysely<Schema>, email: string): Promise<StoredAccount | null> {
  const row = await kysely
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The same, held until the transaction is over: meanwhile a link gives it no other address. Who takes one at this moment
 * is waited for, and is no longer found by the one before.
 */
export async function holdAccount(trx: Transaction<Schema>, email: string): Promise<StoredAccount | null> {
  const row = await trx
    .updateTable('accounts')
    .set((eb) => ({ email_key: eb.ref('email_key') }))
    .where('email_key', '=', emailKey(email))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function readAccount(kysely: Kysely<Schema>, id: number): Promise<StoredAccount | null> {
  const row = await kysely.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

type Change = Partial<
  Pick<
    StoredAccount,
    'firstname' | 'lastname' | 'company' | 'phone' | 'language' | 'new_email' | 'password_hash'
  >
>;

/** Changes an account and returns it as it is now; null when it is gone. */
export async function changeAccount(
  kysely: Kysely<Schema>,
  id: number,
  change: Change,
): Promise<StoredAccount | null> {
  const row = await kysely
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** An account as it was when its password was checked. */
export type CheckedAccount = Pick<StoredAccount, 'id' | 'password_hash' | 'device_secret'>;

/**
 * Whether an account still has the password that was checked, and its sessions were not all ended since; until the
 * transaction is over it stays so. A check waits for its turn, and its owner may have shut the account meanwhile. An account
 * that no browser was known to says nothing of ended sessions.
 */
export async function holdChecked(
  trx: Transaction<Schema>,
  { id, password_hash: hash, device_secret: secret }: CheckedAccount,
): Promise<boolean> {
  const held = await trx
    .updateTable('accounts')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .$if(secret !== '', (same) => same.where('device_secret', '=', secret))
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

export function toProfile(account: StoredAccount): Profile {
  const { id, language, confirmed_at: confirmedAt, firstname, role } = account;
  return { id, language, is_email_verified: confirmedAt !== null, firstname, role };
}
