import { emailKey } from '../forms/rules/mail-address.ts';
import { networkKey } from '../platform/network-key.ts';
import { changeAccount, findAccount, type StoredAccount } from './store/accounts.ts';
import { clearAttempts, returnAttempt, takeAttempt, type Attempt } from './store/attempts.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

type Check =
  | { kind: 'right'; account: StoredAccount }
  | { kind: 'wrong' }
  /** Nothing was checked. */
  | { kind: 'too-early'; seconds: number };

/**
 * Whether a password opens the account of an address, within the limits of guessing. An address without an account
 * takes the same steps and the same time.
 */
export async function checkPassword(
  { database, clock, passwordWork }: Pick<AccountsContext, 'database' | 'clock' | 'passwordWork'>,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<Check> {
  const byAccount: Attempt = { scope: 'login-account', key: emailKey(email) };
  const byAddress: Attempt = { scope: 'login-address', key: networkKey(ip) };
  for (const attempt of [byAddress, byAccount]) {
    const seconds = await takeAttempt(database, attempt, clock());
    if (seconds > 0) return { kind: 'too-early', seconds };
  }
  const { kysely } = database;
  const account = await findAccount(kysely, email);
  const { isRight, isOutdated } = await verifyPassword(
    password,
    account?.password_hash ?? null,
    passwordWork,
  );
  if (!account || !isRight) return { kind: 'wrong' };
  await clearAttempts(kysely, byAccount);
  await returnAttempt(kysely, byAddress, clock());
  if (isOutdated)
    await changeAccount(kysely, account.id, {
      password_hash: await hashPassword(password, passwordWork),
    });
  return { kind: 'right', account };
}
