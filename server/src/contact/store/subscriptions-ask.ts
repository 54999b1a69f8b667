import type { Transaction } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { SubscriptionKind, WishGender } from '@vitrine/shared/contract/accounts/subscription';
import { emailKey, mailboxKey } from '../../forms/rules/mail-address.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Database } from '../../database/database.ts';
import { writeMail } from '../../mail/index.ts';
import { isOffered } from './restock.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface NewSubscription {
  kind: SubscriptionKind;
  email: string;
  locale: Locale;
  /** Name of the insect or the genus that is waited for; empty for the newsletter. */
  species: string;
  /** The sex that is waited for; of any where none is named. */
  gender?: WishGender | '';
}

/** At most one mail about a kind to a mailbox in this time, whoever asks for it, and however its address is spelled. */
const MAIL_EVERY_MS = 20 * 60_000;
/** Repeated requests with a stranger's address must not fill that mailbox. */
const MOST_UNCONFIRMED = 5;

/** Keeps a wish and writes the mail that asks to confirm it. What was known of the address before stays unsaid. */
export async function askSubscription(database: Database, wish: NewSubscription, now: Date): Promise<void> {
  const emailHash = digestOf(emailKey(wish.email));
  const mailboxHash = digestOf(mailboxKey(wish.email));
  await database.transaction(async (trx) => {
    const live = await findLive(trx, wish, emailHash);
    if (live) await waitForAny(trx, live, wish);
    const row = live ?? (await insertWish(trx, { ...wish, emailHash, mailboxHash }, now));
    if (row) await writeAskingMail(trx, row, { ...wish, mailboxHash }, now);
  });
}

function findLive(
  trx: Transaction<Schema>,
  { kind, species, gender = '' }: NewSubscription,
  emailHash: string,
) {
  return trx
    .selectFrom('subscriptions')
    .select(['id', 'mail_at', 'new_since'])
    .where('kind', '=', kind)
    .where('email_hash', '=', emailHash)
    .where('species', '=', species)
    .where('gender', '=', gender)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
}

/** A subscription made while a lot was in stock waits for others; asked for again once that is sold, it waits for any. */
async function waitForAny(
  trx: Transaction<Schema>,
  live: { id: number; new_since: string | null },
  { species, gender = '' }: NewSubscription,
): Promise<void> {
  if (live.new_since === null || (await isOffered(trx, species, gender))) return;
  await trx.updateTable('subscriptions').set({ new_since: null }).where('id', '=', live.id).execute();
}

/** Nothing when the mailbox has too many open wishes, or when the same wish came in at the same moment. */
async function insertWish(
  trx: Transaction<Schema>,
  {
    kind,
    email,
    locale,
    species,
    gender = '',
    emailHash,
    mailboxHash,
  }: NewSubscription & { emailHash: string; mailboxHash: string },
  now: Date,
) {
  const { count } = await trx
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mailbox_hash', '=', mailboxHash)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_UNCONFIRMED) return undefined;
  const hashes = { email_hash: emailHash, mailbox_hash: mailboxHash };
  const since = (await isOffered(trx, species, gender)) ? now.toISOString() : null;
  const what = { kind, species, gender, new_since: since };
  const values = { ...what, email, locale, ...hashes, state: 'asked' as const };
  return trx
    .insertInto('subscriptions')
    .values({ ...values, asked_at: now.toISOString(), mail_at: '', confirmed_at: null, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'mail_at'])
    .executeTakeFirst();
}

async function writeAskingMail(
  trx: Transaction<Schema>,
  row: { id: number; mail_at: string },
  { kind, mailboxHash, locale }: NewSubscription & { mailboxHash: string },
  now: Date,
): Promise<void> {
  const after = (at: string) => (at === '' ? 0 : Date.parse(at) + MAIL_EVERY_MS);
  if (after(row.mail_at) > now.getTime()) return;
  const { last } = await trx
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.max('mail_at').as('last'))
    .where('mailbox_hash', '=', mailboxHash)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const at = new Date(Math.max(now.getTime(), after(last ?? '')));
  const mailAt = at.toISOString();
  // Of two requests at the same moment one writes the mail.
  const taken = await trx
    .updateTable('subscriptions')
    .set({ mail_at: mailAt, asked_at: now.toISOString(), locale })
    .where('id', '=', row.id)
    .where('mail_at', '=', row.mail_at)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return;
  const mail = { kind: 'subscription-asked', data: { subscriptionId: row.id }, at } as const;
  await writeMail(trx, { ...mail, messageId: `subscription.${row.id}.${at.getTime()}` }, now);
}
