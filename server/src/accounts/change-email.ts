import { confirmationError } from './rules/account-forms.ts';
import { textErrors } from '../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { admitMail, mailNetwork } from '../mail/index.ts';
import { mayTell } from './ask-mail.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { changeAccount, findAccount, type StoredAccount } from './store/accounts.ts';
import { dropMailTokens } from './store/mail-tokens.ts';
import type { AccountsContext } from './accounts-context.ts';

/** What is wrong with the address that a shopper wants instead. That it has an account is said, as at registration. */
export async function newEmailErrors(
  { database }: AccountsContext,
  { accountId, email: present }: { accountId: number; email: string },
  wanted: { email: string; emailConfirmation: string },
): Promise<FieldErrors> {
  const email = wanted.email.trim();
  const errors = { ...textErrors({ email }, ''), ...confirmationError(wanted) };
  if (errors['email']) return errors;
  if (email === present) return { ...errors, email: { message: 'emailSame' } };
  const owner = await findAccount(database.kysely, email);
  const isTaken = owner !== null && owner.id !== accountId;
  return isTaken ? { ...errors, email: { message: 'alreadyRegistered' } } : errors;
}

/** Asks the new address to confirm, and tells the present one. Until then the present one holds. */
export async function changeEmail(
  context: AccountsContext,
  account: StoredAccount,
  { newEmail, ip }: { newEmail: string; ip: string },
): Promise<void> {
  const { database, clock } = context;
  const { id: accountId, email, language } = account;
  const now = clock();
  const asking = { about: 'account-new-email', email: newEmail, network: mailNetwork(ip) } as const;
  const isAsked = (await admitMail(database, asking, now)) === null;
  const isTold = await mayTell(context, 'account-email-leaving', account, ip);
  await database.transaction(async (trx) => {
    await changeAccount(trx, accountId, { new_email: newEmail });
    await dropMailTokens(trx, accountId, ['email']);
    if (isAsked) await writeAccountMail(trx, { kind: 'account-new-email', data: { accountId } }, now);
    const leaving = { email, language, newEmail };
    if (isTold) await writeAccountMail(trx, { kind: 'account-email-leaving', data: leaving }, now);
  });
}
