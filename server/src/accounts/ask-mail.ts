import { secondsUntil } from '../platform/clock.ts';
import { networkKey } from '../platform/network/network-key.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { takeAttempt } from '../http/index.ts';
import { admitMail, admitMailbox, admitNetwork } from '../mail/index.ts';
import type { AccountMail } from './store/account-mails.ts';
import type { StoredAccount } from './store/accounts.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * Writes a mail that anybody may ask for. A mailbox gets three an hour of each kind; further ones are silently left
 * out, for a refusal would say that somebody asked before.
 * @returns 0, or after how many seconds this network may ask again
 */
export async function askMail(
  { database, clock, nameNetwork }: AccountsContext,
  { kind, email, ip }: { kind: 'account-confirm' | 'account-recovery'; email: string; ip: string },
): Promise<number> {
  const now = clock();
  const seconds = await takeAttempt(database, { scope: 'mail-address', key: networkKey(ip) }, now);
  if (seconds > 0) return seconds;
  const later = await admitNetwork(database, nameNetwork(ip), now);
  if (later) return secondsUntil(later, now);
  if (await admitMailbox(database, { about: kind, email }, now)) return 0;
  await database.transaction((trx) => writeAccountMail(trx, { kind, data: { email } }, now));
  return 0;
}

/**
 * Whether an account's address is told of what was done with the account: always once it is proved. Before, it may be a
 * stranger's, and is written to within the bounds of mails.
 */
export async function mayTell(
  { database, clock, nameNetwork }: AccountsContext,
  kind: AccountMail['kind'],
  { email, confirmed_at: confirmedAt }: Pick<StoredAccount, 'email' | 'confirmed_at'>,
  ip: string,
): Promise<boolean> {
  if (confirmedAt !== null) return true;
  return (await admitMail(database, { about: kind, email, network: nameNetwork(ip) }, clock())) === null;
}
