import type { MailTransport, OutgoingMail } from '../../mail/mail-transport.ts';
import { sendDueMails } from '../../operations/jobs/send-due-mails.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';

export interface Mailbox extends MailTransport {
  mails: OutgoingMail[];
  /** Sends what is due, and gives what arrived by that. */
  collect(context: PaymentsContext): Promise<OutgoingMail[]>;
}

/** A mail server that keeps what it is given. */
export function openMailbox(): Mailbox {
  const mails: OutgoingMail[] = [];
  const box: Mailbox = {
    mails,
    async send(mail) {
      mails.push(mail);
    },
    async collect(context) {
      const before = mails.length;
      while ((await sendDueMails(context, box)) > 0);
      return mails.slice(before);
    },
  };
  return box;
}
