/** What two e-mail addresses have in common when they are the same mailbox to people: capitals play no part. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
