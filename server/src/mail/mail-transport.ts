import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { RenderedMail } from './rendered-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** Stable, without angle brackets: `order-received.VDM-2026-000123@shop.example`. */
  messageId: string;
}

export interface MailTransport {
  /** @throws when the mail was not taken, within about 30 seconds */
  send(mail: OutgoingMail): Promise<void>;
}

type MailSettings = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

const BOUNDS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by the SMTP server of the configuration, else writes `.eml` files below the data folder. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings) : fileTransport(settings);
}

/** Its library is fetched with the first mail: processes that only serve pages send none. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => (opened ??= open());
}

function smtpTransport(url: string, { mailFrom }: MailSettings): MailTransport {
  const open = once(async () => (await import('nodemailer')).createTransport({ url, ...BOUNDS }));
  return {
    async send(mail) {
      const transport = await open();
      await transport.sendMail(message(mail, mailFrom));
    },
  };
}

function fileTransport({ dataDir, mailFrom }: MailSettings): MailTransport {
  const folder = join(dataDir, 'mail');
  const settings = { streamTransport: true, buffer: true } as const;
  const open = once(async () => (await import('nodemailer')).createTransport(settings));
  return {
    async send(mail) {
      const transport = await open();
      const { message: content } = await transport.sendMail(message(mail, mailFrom));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '_')}.eml`);
      // Rename is atomic: a listing of the folder has whole mails only.
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
    },
  };
}

function message(mail: OutgoingMail, from: string) {
  const { messageId, to, subject, html, text, replyTo, headers, pictures = [], papers = [] } = mail;
  return {
    from,
    to,
    subject,
    html,
    text,
    messageId: `<${messageId}>`,
    attachments: [
      ...pictures.map(({ cid, bytes }) => ({
        ...{ cid, content: bytes, filename: `${cid}.gif`, contentType: 'image/gif' },
        contentDisposition: 'inline' as const,
      })),
      ...papers.map(({ filename, bytes }) => ({
        ...{ filename, content: bytes, contentType: 'application/pdf' },
        contentDisposition: 'attachment' as const,
      })),
    ],
    ...(replyTo && { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}
