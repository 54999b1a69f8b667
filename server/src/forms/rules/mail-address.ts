import { isEmail } from './contact-fields.ts';
import type { FieldError } from './field-errors.ts';

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
