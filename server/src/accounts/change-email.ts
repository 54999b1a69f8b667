import { takeAttempt } from '../http/index.ts';
import { networkKey } from '../platform/network/network-key.ts';
import { confirmationError } from './rules/account-forms.ts';
import { textErrors } from '../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { admitMail } from '../mail/index.ts';
import { mayTell } from './ask-mail.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { changeAccount, findAccount, type StoredAccount } from './store/accounts.ts';
import { dropMailTokens } from './store/mail-tokens.ts';
import type { AccountsContext } from './accounts-context.ts';

/** What is wrong with the address that a shopper wants instead; whose else it is comes later, with the password. */
export function newEmailErrors(
  { email: present }: { email: string },
  wanted: { email: string; emailConfirmation: string },
): FieldErrors {
  const email = wanted.email.trim();
  const errors = { ...textErrors({ email }, ''), ...confirmationError(wanted) };
  return email === present && !errors['email'] ? { ...errors, email: { message: 'emailSame' } } : errors;
}

type EmailChange = { kind: 'asked' | 'taken' } | { kind: 'too-early'; seconds: number };

/**
 * Asks the new address to confirm, and tells the present one. Until then the present one holds. That an address has an
 * account is said as at registration, and as seldom.
 */
export async function changeEmail(
  context: AccountsContext,
  account: StoredAccount,
  { newEmail, ip }: { newEmail: string; ip: string },
): Promise<EmailChange> {
  const { database, clock, nameNetwork } = context;
  const { id: accountId, email, language } = account;
  const now = clock();
  const seconds = await takeAttempt(database, { scope: 'register-address', key: networkKey(ip) }, now);
  if (seconds > 0) return { kind: 'too-early', seconds };
  const owner = await findAccount(database.kysely, newEmail);
  if (owner && owner.id !== accountId) return { kind: 'taken' };
  const asking = { about: 'account-new-email', email: newEmail, network: nameNetwork(ip) } as const;
  const isAsked = (await admitMail(database, asking, now)) === null;
  const isTold = await mayTell(context, 'account-email-leaving', account, ip);
  await database.transaction(async (trx) => {
    await changeAccount(trx, accountId, { new_email: newEmail });
    await dropMailTokens(trx, accountId, ['email']);
    if (isAsked) await writeAccountMail(trx, { kind: 'account-new-email', data: { accountId } }, now);
    const leaving = { email, language, newEmail };
    if (isTold) await writeAccountMail(trx, { kind: 'account-email-leaving', data: leaving }, now);
  });
  return { kind: 'asked' };
}
