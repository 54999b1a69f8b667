import { emailKey } from '../forms/rules/mail-address.ts';
import { networkKey } from '../platform/network-key.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { takeAttempt } from './store/attempts.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * Writes a mail that anybody may ask for. A mailbox gets three an hour of each kind; further ones are silently left
 * out, for a refusal would say that somebody asked before.
 * @returns 0, or after how many seconds this network may ask again
 */
export async function askMail(
  { database, clock }: AccountsContext,
  { kind, email, ip }: { kind: 'account-confirm' | 'account-recovery'; email: string; ip: string },
): Promise<number> {
  const now = clock();
  const seconds = await takeAttempt(database, { scope: 'mail-address', key: networkKey(ip) }, now);
  if (seconds > 0) return seconds;
  const mailbox = { scope: 'mail-account', key: `${kind} ${emailKey(email)}` } as const;
  if ((await takeAttempt(database, mailbox, now)) > 0) return 0;
  await database.transaction((trx) => writeAccountMail(trx, { kind, data: { email } }, now));
  return 0;
}
