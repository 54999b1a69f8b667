import type { RegisterRequest } from '@vitrine/shared/contract/accounts/account';
import { networkKey } from '../platform/network/network-key.ts';
import { admitMail } from '../mail/index.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { findAccount, insertAccount, type StoredAccount } from './store/accounts.ts';
import { takeAttempt } from '../http/index.ts';
import { readConditionsVersion } from '../texts/index.ts';
import { askSubscription } from '../contact/index.ts';
import type { AccountsContext } from './accounts-context.ts';
import { admitStranger } from './admit-stranger.ts';
import { hashPassword, turnOfNetwork } from './hash-password.ts';

type Registering =
  | { kind: 'registered'; account: StoredAccount }
  | { kind: 'taken' }
  | { kind: 'too-early'; seconds: number };

/**
 * Opens an account and writes the mail that asks to confirm its address, which a mailbox with too many of them can ask for
 * later; the newsletter asks by a mail of its own.
 */
export async function register(
  { database, clock, passwordWork, nameNetwork }: AccountsContext,
  form: RegisterRequest,
  ip: string,
): Promise<Registering> {
  const seconds = await takeAttempt(database, { scope: 'register-address', key: networkKey(ip) }, clock());
  if (seconds > 0) return { kind: 'too-early', seconds };
  const crowded = await admitStranger(database, ip, clock());
  if (crowded > 0) return { kind: 'too-early', seconds: crowded };
  if (await findAccount(database.kysely, form.email)) return { kind: 'taken' };
  const passwordHash = await hashPassword(form.password, passwordWork, turnOfNetwork(ip));
  const now = clock();
  const { email, locale } = form;
  const mail = { about: 'account-confirm', email, network: nameNetwork(ip) } as const;
  const isTold = (await admitMail(database, mail, now)) === null;
  const account = await database.transaction(async (trx) => {
    const conditionsVersion = await readConditionsVersion(trx);
    const facts = { ...form, language: form.locale, passwordHash, conditionsVersion };
    const inserted = await insertAccount(trx, facts, now);
    if (inserted && isTold) await writeAccountMail(trx, { kind: 'account-confirm', data: { email } }, now);
    return inserted;
  });
  if (!account) return { kind: 'taken' };
  if (form.newsletter)
    await askSubscription(database, { kind: 'newsletter', email, locale, species: '' }, now);
  return { kind: 'registered', account };
}
