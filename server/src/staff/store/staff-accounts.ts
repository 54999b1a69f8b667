import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_LOCALE } from '@vitrine/shared/contract/locale';
import type { StaffRole } from '@vitrine/shared/contract/tools/tools';
import {
  holdAccount,
  insertAccount,
  type NewAccount,
  type StoredAccount,
  deletePasskeys,
  dropMailTokens,
  makeMailToken,
  endSessions,
} from '../../accounts/index.ts';
import { readConditionsVersion } from '../../texts/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Gives whoever has this address a role in the shop, with a new account when there is none. A shopper's password no
 * longer opens the account then: it may be too short, and it was chosen for less; nor do passkeys, nor links of mails, nor
 * does another address take it over that a stranger may have asked for.
 * @param passwordHash one that no password opens
 */
export async function raiseAccount(
  trx: Transaction<Schema>,
  { email, role, passwordHash }: { email: string; role: StaffRole; passwordHash: string },
  now: Date,
): Promise<{ before: StoredAccount | null; account: StoredAccount }> {
  const before = await holdAccount(trx, email);
  const account = before ?? (await openAccount(trx, email, passwordHash, now));
  await endSessions(trx, account.id);
  await dropMailTokens(trx, account.id, ['confirm', 'email', 'recovery']);
  const isShopper = account.role === 'customer';
  if (isShopper) await deletePasskeys(trx, account.id);
  const raised = await trx
    .updateTable('accounts')
    .set({ role, new_email: null })
    .$if(isShopper, (raising) => raising.set({ password_hash: passwordHash, invited_at: now.toISOString() }))
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, account: raised };
}

async function openAccount(
  trx: Transaction<Schema>,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<StoredAccount> {
  const conditionsVersion = await readConditionsVersion(trx);
  const nobody = { firstname: '', lastname: '', company: '', phone: '' };
  const facts: NewAccount = { ...nobody, email, passwordHash, conditionsVersion, language: DEFAULT_LOCALE };
  const account = await insertAccount(trx, facts, now);
  if (!account) throw new Error(`${email} was given an account at this very moment; please run it again`);
  return account;
}

/** The token of a link that opens the page of a new password, once, for an hour. */
export function passwordLink(kysely: Kysely<Schema>, account: StoredAccount, now: Date): Promise<string> {
  const { id: accountId, email } = account;
  return makeMailToken(kysely, { accountId, purpose: 'recovery', email }, now);
}
