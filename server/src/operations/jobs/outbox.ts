import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from '../../mail/index.ts';
import { sendDueMails, type TriedMail } from './send-due-mails.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { repeat, type Job } from './repeat.ts';

const EVERY_MS = 2_000;

/** Sends the mails of the outbox. Any number of processes may run it. */
export function startOutboxJob(
  context: PaymentsContext,
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  onFailure: (error: unknown) => void,
): Job {
  const tell = (tried: TriedMail) =>
    log[tried.isSent ? 'info' : 'warn'](tried, tried.isSent ? 'mail sent' : 'mail not sent');
  const work = async () => ({ hasMore: (await sendDueMails(context, transport, tell)) > 0 });
  return repeat(EVERY_MS, work, onFailure);
}
