import { mayTell } from './ask-mail.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { changeAccount, type StoredAccount } from './store/accounts.ts';
import { dropMailTokens } from './store/mail-tokens.ts';
import { endSessions } from './store/sessions.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashPassword } from './hash-password.ts';

/** Gives an account another password: every session and every recovery link ends, and a mail says so. */
export async function changePassword(
  context: AccountsContext,
  account: StoredAccount,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  const { database, clock, passwordWork } = context;
  const { id: accountId } = account;
  const isTold = await mayTell(context, 'account-password-changed', account, ip);
  const passwordHash = await hashPassword(password, passwordWork);
  await database.transaction(async (trx) => {
    await changeAccount(trx, accountId, { password_hash: passwordHash });
    await dropMailTokens(trx, accountId, ['recovery']);
    await endSessions(trx, accountId);
    const mail = { kind: 'account-password-changed', data: { accountId } } as const;
    if (isTold) await writeAccountMail(trx, mail, clock());
  });
}
