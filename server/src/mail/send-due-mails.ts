import type { PaymentsContext } from '../payments/payments-context.ts';
import { claimMails, markFailed, markSent, type WaitingMail } from '../store/outbox.ts';
import type { MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

/** So few that their bounds together stay within a claim. */
const BATCH = 3;

/**
 * Sends the mails that are due, at most 3 a call. A mail that fails is tried again later; one that is sent twice,
 * because the process died in between, carries the same Message-ID. Returns how many were due.
 */
export async function sendDueMails(context: PaymentsContext, transport: MailTransport): Promise<number> {
  const { kysely } = context.database;
  const mails = await claimMails(kysely, BATCH, context.clock());
  for (const mail of mails) {
    try {
      await send(context, transport, mail);
      await markSent(kysely, mail.id, context.clock());
    } catch (error) {
      await markFailed(kysely, mail, String(error), context.clock());
    }
  }
  return mails.length;
}

async function send(context: PaymentsContext, transport: MailTransport, mail: WaitingMail): Promise<void> {
  const rendered = await renderMail(context, mail);
  if (!rendered) return;
  const domain = new URL(context.publicUrl).hostname;
  await transport.send({ ...rendered, messageId: `${mail.message_id}@${domain}` });
}
