import type { MailTransport } from '../mail/mail-transport.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 2_000;

/** Sends the mails of the outbox. Any number of processes may run it. */
export function startOutboxJob(
  context: PaymentsContext,
  transport: MailTransport,
  onFailure: (error: unknown) => void,
): Job {
  return repeat(EVERY_MS, async () => ({ hasMore: (await sendDueMails(context, transport)) > 0 }), onFailure);
}
