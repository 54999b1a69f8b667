import { HOUR_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../database/database.ts';
import { mailboxKey } from '../forms/rules/mail-address.ts';
import { tryAttempt, countRequest } from '../http/index.ts';
import type { AccountMailKind } from './say-mail.ts';

/** A mail that somebody causes to a mailbox which may be a stranger's. */
interface CausedMail {
  /** Each of these has three an hour of its own, so that no flood of one keeps another out. */
  about: 'orders' | AccountMailKind;
  email: string;
  /** Of who caused it, by `networkNames`. */
  network: string;
}

/** A school or a carrier's neighbourhood never meets this; a script that fills mailboxes does. */
const MAILS_OF_NETWORK = 60;

/** Counts a mail of a network. @returns null, or when this network may cause mails again */
export async function admitNetwork(database: Database, network: string, now: Date): Promise<Date | null> {
  const asked = { scope: 'mails', key: network, windowMs: HOUR_MS };
  const { count, endsAt } = await countRequest(database.kysely, asked, now);
  return count > MAILS_OF_NETWORK ? endsAt : null;
}

/** Counts a mail to a mailbox, however its address is spelled. @returns null, or when it may get the next one */
export function admitMailbox(
  database: Database,
  { about, email }: Pick<CausedMail, 'about' | 'email'>,
  now: Date,
): Promise<Date | null> {
  return tryAttempt(database, { scope: 'mail-account', key: `${about} ${mailboxKey(email)}` }, now);
}

/** The same of a mailbox that is known to be its user's, about orders that nobody has paid. */
export function admitProved(database: Database, email: string, now: Date): Promise<Date | null> {
  return tryAttempt(database, { scope: 'mail-proved', key: mailboxKey(email) }, now);
}

/** Both. Not inside a transaction: what is counted stays counted. */
export async function admitMail(database: Database, mail: CausedMail, now: Date): Promise<Date | null> {
  return (await admitNetwork(database, mail.network, now)) ?? admitMailbox(database, mail, now);
}
