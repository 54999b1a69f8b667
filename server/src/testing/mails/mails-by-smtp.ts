import { createMailTransport } from '../../mail/mail-transport.ts';
import { sendDueMails } from '../../operations/jobs/send-due-mails.ts';
import type { PaymentsContext } from '../../payments/payments-context.ts';
import { startMailServer } from './mail-server.ts';

/** Sends all that is due by a real mail server; gives what arrived there, with its texts made readable. */
export async function mailsBySmtp(context: PaymentsContext): Promise<string[]> {
  const server = await startMailServer();
  // One connection for all of them: the server lets each wait a tenth of a second.
  const smtpUrl = `smtp://127.0.0.1:${server.port}/?pool=true&maxConnections=1`;
  const transport = createMailTransport({ smtpUrl, mailFrom: 'Shop <shop@example.com>', dataDir: '' });
  while ((await sendDueMails(context, transport)) > 0);
  await server.close();
  return server.received.map(readable);
}

/** Undoes quoted-printable (RFC 2045) and what keeps words in one line, and makes all spaces plain ones. */
function readable(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1')
    .toString()
    .replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
    .replaceAll(/\u00a0|\u202f/g, ' ');
}
