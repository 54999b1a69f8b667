/* The door of this subject: what the others may use. */

export { admitMail, admitMailbox, admitProved, admitNetwork } from './admit-mail.ts';
export { type Letter, type Specimen, writeLetter } from './letter.ts';
export {
  addressLines,
  expectedWords,
  greeting,
  isDelivered,
  labelled,
  lineDetails,
  pictureUrl,
  sellerLines,
  taxNotes,
  totals,
  transferRows,
} from './mail-parts.ts';
export { MAIL_STYLE, mailHead, unbroken } from './mail-style.ts';
export { type MailTransport, createMailTransport } from './mail-transport.ts';
export type { MailPaper, MailPicture, RenderedMail } from './rendered-mail.ts';
export { type AccountMailKind, type MailText, type OrderMailKind, sayMail } from './say-mail.ts';
export {
  TOLD_ATTEMPTS,
  type WaitingMail,
  claimMails,
  gatherMail,
  gatheredOrders,
  markFailed,
  markSent,
  retryDeadMails,
  retryMail,
  writeMail,
} from './store/outbox.ts';
