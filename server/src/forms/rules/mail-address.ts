import { isEmail } from './contact-fields.ts';
import type { FieldError } from './field-errors.ts';
import { typedLine } from './tidy-text.ts';

const MAX_LENGTH = 254;

/** What is wrong with an address that mail is to be sent to, or null. */
export function mailAddressError(email: string): FieldError | null {
  if (email === '') return { message: 'required' };
  if (email.length > MAX_LENGTH) return { message: 'tooLong', values: { limit: String(MAX_LENGTH) } };
  return isEmail(email) ? null : { message: 'email' };
}

/** What two e-mail addresses have in common when they are the same mailbox to people: capitals play no part. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** What databases agree on how to write small: printable ASCII. */
const PLAIN = /^[!-~]*$/;

/**
 * An address as an order stores it: as it was typed, for people know theirs by it. One with letters beyond ASCII is stored
 * as its key, for orders are found by their address in small letters, and SQLite knows of no others.
 */
export function typedEmail(text: string): string {
  const email = typedLine(text);
  return PLAIN.test(email) ? email : emailKey(email);
}

/** Google's: dots play no part, and both names are one (support.google.com/mail/answer/7436150). */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most probably leads to: without `+tag` (RFC 5233), and at Google without dots. For counting
 * only: elsewhere a plus may be part of another person's name.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Whether two addresses lead to one mailbox for certain: what is in it may be told to the other. */
export function isSameMailbox(one: string, other: string): boolean {
  if (emailKey(one) === emailKey(other)) return true;
  return mailboxKey(one).endsWith('@gmail.com') && mailboxKey(one) === mailboxKey(other);
}
