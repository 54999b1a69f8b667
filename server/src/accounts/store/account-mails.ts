import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

export const ACCOUNT_MAIL_KINDS = [
  'account-confirm',
  'account-recovery',
  'account-new-email',
  'account-email-leaving',
  'account-password-changed',
  'account-deleted',
  'account-passkey-added',
  'account-passkey-removed',
  'account-passkey-copied',
  'staff-invitation',
  'staff-second-factor-set',
  'staff-second-factor-reset',
] as const;

/** A mail about an account. Links are made when it is written out, so that no token lies in the outbox. */
export type AccountMail =
  /** To whoever has this address and has not confirmed it; else nothing is sent. */
  | { kind: 'account-confirm'; data: { email: string } }
  /** To whoever has an account with this address; else nothing is sent. */
  | { kind: 'account-recovery'; data: { email: string } }
  /** To the new address that the account waits for. */
  | { kind: 'account-new-email'; data: { accountId: number } }
  /** To the address that is to be replaced. */
  | { kind: 'account-email-leaving'; data: { email: string; language: Locale; newEmail: string } }
  | { kind: 'account-password-changed'; data: { accountId: number } }
  | { kind: 'account-deleted'; data: { email: string; language: Locale } }
  /** Names the browser that made it by its brand: a name that somebody chose could be anything. */
  | {
      kind: 'account-passkey-added' | 'account-passkey-removed' | 'account-passkey-copied';
      data: { accountId: number; browser: string; system: string };
    }
  /** To who is to work in the shop and has no password yet; else nothing is sent. */
  | { kind: 'staff-invitation'; data: { accountId: number } }
  /** To staff, whoever did it: of who got in, this is what the owner of the account sees. */
  | { kind: 'staff-second-factor-set' | 'staff-second-factor-reset'; data: { accountId: number } };

/** Writes a mail to be sent, in the transaction of what causes it. */
export async function writeAccountMail(
  trx: Transaction<Schema>,
  mail: AccountMail,
  now: Date,
): Promise<void> {
  await writeMail(trx, { ...mail, messageId: `${mail.kind}.${randomUUID()}`, at: now }, now);
}
