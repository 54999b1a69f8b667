import { newPasswordErrors } from './rules/account-forms.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { recoverAccount } from './store/accounts-confirm.ts';
import { readAccount } from './store/accounts.ts';
import { findMailToken } from './store/mail-tokens.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashPassword } from './hash-password.ts';

type Recovering =
  | { kind: 'recovered'; accountId: number }
  | { kind: 'bad-token' }
  | { kind: 'wrong-fields'; errors: FieldErrors };

/** Gives an account a new password by the link of a recovery mail. A password that is refused does not use it up. */
export async function recover(
  { database, clock, commonPasswords, passwordWork }: AccountsContext,
  token: string,
  form: { password: string; passwordConfirmation: string },
): Promise<Recovering> {
  const link = await findMailToken(database.kysely, token, ['recovery'], clock());
  const account = link && (await readAccount(database.kysely, link.account_id));
  if (!account) return { kind: 'bad-token' };
  const errors = newPasswordErrors(form, account, commonPasswords);
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors };
  const passwordHash = await hashPassword(form.password, passwordWork);
  const recovered = await recoverAccount(database, { token, passwordHash }, clock());
  return recovered.isRefused ? { kind: 'bad-token' } : { kind: 'recovered', accountId: account.id };
}
