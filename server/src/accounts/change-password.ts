import { writeAccountMail } from './store/account-mails.ts';
import { changeAccount } from './store/accounts.ts';
import { dropMailTokens } from './store/mail-tokens.ts';
import { endSessions } from './store/sessions.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashPassword } from './hash-password.ts';

/** Gives an account another password: every session and every recovery link ends, and a mail says so. */
export async function changePassword(
  { database, clock, passwordWork }: AccountsContext,
  accountId: number,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password, passwordWork);
  await database.transaction(async (trx) => {
    await changeAccount(trx, accountId, { password_hash: passwordHash });
    await dropMailTokens(trx, accountId, ['recovery']);
    await endSessions(trx, accountId);
    await writeAccountMail(trx, { kind: 'account-password-changed', data: { accountId } }, clock());
  });
}
