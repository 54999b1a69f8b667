export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A GIF that travels with the mail. */
export interface MailPicture {
  cid: string;
  bytes: Buffer;
}

/** A PDF that travels with the mail. */
export interface MailPaper {
  filename: string;
  bytes: Buffer;
}

/** A mail written out, to be sent. */
export interface RenderedMail extends MailContent {
  to: string;
  /** Where an answer goes, when not to the seller's address. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  /** What its HTML shows as `cid:…`. */
  pictures?: MailPicture[];
  papers?: MailPaper[];
}
