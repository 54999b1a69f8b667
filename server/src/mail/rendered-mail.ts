import type { MailContent } from './order-mail.ts';

/** A mail written out, to be sent. */
export interface RenderedMail extends MailContent {
  to: string;
  /** Where an answer goes, when not to the shop. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}
