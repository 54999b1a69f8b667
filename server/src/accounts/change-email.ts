import { confirmationError } from './rules/account-forms.ts';
import { textErrors } from '../forms/rules/contact-errors.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
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
  { database, clock }: AccountsContext,
  { id: accountId, email, language }: StoredAccount,
  newEmail: string,
): Promise<void> {
  const now = clock();
  await database.transaction(async (trx) => {
    await changeAccount(trx, accountId, { new_email: newEmail });
    await dropMailTokens(trx, accountId, ['email']);
    await writeAccountMail(trx, { kind: 'account-new-email', data: { accountId } }, now);
    const leaving = { email, language, newEmail };
    await writeAccountMail(trx, { kind: 'account-email-leaving', data: leaving }, now);
  });
}
