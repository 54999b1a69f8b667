import type { ContactRequest } from '@vitrine/shared/contract/contact';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { mailboxKey } from '../../forms/rules/mail-address.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Database } from '../../database/database.ts';
import { claimKey } from '../../database/idempotency.ts';
import { writeMail } from '../../mail/index.ts';

/**
 * Writes a message's two mails, to the seller and to who wrote it. The same key with the same message is one message.
 * Returns false when the key was used for another one.
 */
export async function keepContact(
  database: Database,
  message: Omit<ContactRequest, 'website'>,
  key: string,
  now: Date,
): Promise<boolean> {
  const request = { scope: 'contact', key, hash: digestOf(JSON.stringify(message)) };
  return database.transaction(async (trx) => {
    const claim = await claimKey(trx, request, now);
    if (claim.kind !== 'first') return claim.kind === 'repeated';
    const id = digestOf(key).slice(0, 32);
    const mail = { data: message, at: now };
    await writeMail(trx, { ...mail, kind: 'contact-message', messageId: `contact.${id}` }, now);
    // Repeated messages with a stranger's address must not fill that mailbox: one thank-you a day, however it is spelled.
    const day = Math.floor(now.getTime() / DAY_MS);
    const thanked = digestOf(`${mailboxKey(message.email)} ${day}`).slice(0, 32);
    await writeMail(
      trx,
      { ...mail, kind: 'contact-received', messageId: `contact-received.${thanked}` },
      now,
    );
    return true;
  });
}
