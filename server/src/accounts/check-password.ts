import { emailKey } from '../forms/rules/mail-address.ts';
import { networkKey } from '../platform/network/network-key.ts';
import { changeAccount, findAccount, holdChecked, type StoredAccount } from './store/accounts.ts';
import { clearAttempts, returnAttempt, takeAttempt, type Attempt } from '../http/index.ts';
import { admitStranger } from './admit-stranger.ts';
import { findDevice } from './device-cookie.ts';
import type { AccountsContext } from './accounts-context.ts';
import type { Database } from '../database/database.ts';
import { hashPassword, turnOfAccount, turnOfNetwork, verifyPassword } from './hash-password.ts';

type Check =
  | { kind: 'right'; account: StoredAccount }
  /** Of which account, where there is one: for the log alone. */
  | { kind: 'wrong'; accountId: number | null }
  /** Nothing was checked. */
  | { kind: 'too-early'; seconds: number };

/**
 * Whether a password opens the account of an address, within the limits of guessing. A browser that logged in to it before
 * has limits and a turn of its own, all others share theirs: by account, by address, and by network. An address without an account takes the same steps and the same time.
 */
export async function checkPassword(
  { database, clock, passwordWork }: Pick<AccountsContext, 'database' | 'clock' | 'passwordWork'>,
  { email, password, ip, devices }: { email: string; password: string; ip: string; devices: string[] },
): Promise<Check> {
  const { kysely } = database;
  const account = await findAccount(kysely, email);
  const device = findDevice(devices, account?.device_secret ?? '');
  const byAccount: Attempt = device
    ? { scope: 'login-device', key: device.id }
    : { scope: 'login-account', key: emailKey(email) };
  const byAddress: Attempt = { scope: 'login-address', key: networkKey(ip) };
  for (const attempt of device ? [byAccount] : [byAddress, byAccount]) {
    const seconds = await takeAttempt(database, attempt, clock());
    if (seconds > 0) return { kind: 'too-early', seconds };
  }
  // What was refused above costs no hash: one machine of a network would have all its others wait.
  const crowded = device ? 0 : await admitStranger(database, ip, clock());
  if (crowded > 0) {
    // Nothing was guessed.
    for (const attempt of [byAddress, byAccount]) await returnAttempt(kysely, attempt, clock());
    return { kind: 'too-early', seconds: crowded };
  }
  const turn = device && account ? turnOfAccount(account.id) : turnOfNetwork(ip);
  const { isRight, isOutdated } = await verifyPassword(
    password,
    account?.password_hash ?? null,
    passwordWork,
    turn,
  );
  if (!account || !isRight) return { kind: 'wrong', accountId: account?.id ?? null };
  await clearAttempts(kysely, byAccount);
  if (!device) await returnAttempt(kysely, byAddress, clock());
  if (!isOutdated) return { kind: 'right', account };
  const renewed = await renewHash(database, account, await hashPassword(password, passwordWork, turn));
  if (renewed) return { kind: 'right', account: renewed };
  // Another login may have renewed it at this moment, and the password is the same; once is enough, for nobody does so twice.
  const now = await findAccount(kysely, email);
  const isOpen = now !== null && isStillOpen(account, now);
  const isRightStill =
    isOpen && (await verifyPassword(password, now.password_hash, passwordWork, turn)).isRight;
  return isRightStill ? { kind: 'right', account: now } : { kind: 'wrong', accountId: account.id };
}

/** Null when the account has another hash by now, or its sessions were all ended. */
function renewHash(
  { transaction }: Database,
  account: StoredAccount,
  passwordHash: string,
): Promise<StoredAccount | null> {
  return transaction(async (trx) => {
    const isSame = await holdChecked(trx, account);
    return isSame ? changeAccount(trx, account.id, { password_hash: passwordHash }) : null;
  });
}

/** Whether an account is the one that was checked, and its sessions were not all ended since. */
const isStillOpen = (checked: StoredAccount, now: StoredAccount): boolean =>
  now.id === checked.id && (checked.device_secret === '' || now.device_secret === checked.device_secret);
