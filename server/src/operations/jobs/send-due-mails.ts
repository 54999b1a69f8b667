import { MAIL_KINDS, type MailKind } from '@vitrine/shared/contract/tools/names';
import { z } from '@vitrine/shared/contract/zod';
import { errorCode } from '../../platform/error-code.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import {
  claimMails,
  markFailed,
  markSent,
  type WaitingMail,
  type MailTransport,
  type RenderedMail,
} from '../../mail/index.ts';
import { ACCOUNT_RENDERERS } from '../../accounts/index.ts';
import { renderRootMail } from '../../books/index.ts';
import { renderChargebackMail, renderReleaseMail, renderReservationMail } from '../../staff/index.ts';
import { renderContactMail, renderRestockMail, renderAskedMail } from '../../contact/index.ts';
import { renderNotificationMail } from '../../notifications/index.ts';
import { renderGatheredOrders, renderOrderMail } from '../../orders/index.ts';
import { readSeller } from '../../shop/index.ts';

/** What may be logged of a mail: whose it is, and what a mail server says of them, stays out. */
export interface TriedMail {
  mail: number;
  kind: string;
  attempts: number;
  /** Of the request that the mail came of. */
  requestId: string | null;
  isSent: boolean;
  code?: string | undefined;
}

/** So few that their bounds together stay within a claim. */
const BATCH = 3;

/**
 * Sends the mails that are due, at most 3 a call. A mail that fails is tried again later; one that is sent twice,
 * because the process died in between, carries the same Message-ID. Returns how many were due.
 */
export async function sendDueMails(
  context: PaymentsContext,
  transport: MailTransport,
  onTried: (tried: TriedMail) => void = () => undefined,
): Promise<number> {
  const { kysely } = context.database;
  const mails = await claimMails(kysely, BATCH, context.clock());
  for (const mail of mails) {
    try {
      await send(context, transport, mail);
      await markSent(kysely, mail.id, context.clock());
      onTried({ ...factsOf(mail), isSent: true });
    } catch (error) {
      await markFailed(kysely, mail, String(error), context.clock());
      onTried({ ...factsOf(mail), isSent: false, code: errorCode(error) });
    }
  }
  return mails.length;
}

function factsOf({ id, kind, attempts, request_id: requestId }: WaitingMail) {
  return { mail: id, kind, attempts, requestId };
}

async function send(context: PaymentsContext, transport: MailTransport, mail: WaitingMail): Promise<void> {
  const rendered = await renderMail(context, mail);
  if (!rendered) return;
  const domain = new URL(context.publicUrl).hostname;
  const { name, email: address } = await readSeller(context.database.kysely);
  // Answers reach who sells, whatever address sends.
  const answered = address === '' ? {} : { replyTo: { name, address } };
  await transport.send({ ...answered, ...rendered, messageId: `${mail.message_id}@${domain}` });
}

type Render = (context: PaymentsContext, mail: WaitingMail) => Promise<RenderedMail | null>;

const RENDERERS: Record<MailKind, Render> = {
  'order-received': renderOrderMail,
  'transfer-reminder': renderOrderMail,
  'payment-received': renderOrderMail,
  'order-cancelled': renderOrderMail,
  'refund-due': renderOrderMail,
  refunded: renderOrderMail,
  'order-shipped': renderOrderMail,
  'order-address': renderOrderMail,
  'order-joined': renderOrderMail,
  'order-lines': renderOrderMail,
  'order-split': renderOrderMail,
  'withdrawal-received': renderOrderMail,
  'withdrawal-judged': renderOrderMail,
  'orders-gathered': renderGatheredOrders,
  'subscription-asked': renderAskedMail,
  restock: renderRestockMail,
  'contact-message': renderContactMail,
  'contact-received': renderContactMail,
  'release-refused': renderReleaseMail,
  'stock-reserved': renderReservationMail,
  'chargeback-taken': renderChargebackMail,
  'chargeback-reversed': renderChargebackMail,
  'books-root': renderRootMail,
  'staff-notification': renderNotificationMail,
  'staff-morning': renderNotificationMail,
  ...ACCOUNT_RENDERERS,
};
const kindSchema = z.enum(MAIL_KINDS);

/**
 * Writes a waiting mail out from the facts as they are now. Null when there is nothing left to say.
 * @throws for a kind that only a newer version of the shop knows: it waits for that one.
 */
function renderMail(context: PaymentsContext, mail: WaitingMail): Promise<RenderedMail | null> {
  return RENDERERS[kindSchema.parse(mail.kind)](context, mail);
}
