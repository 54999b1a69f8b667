import { localeSchema } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../../payments/index.ts';
import { type WaitingMail, writeLetter, type RenderedMail, sayMail } from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';
import { unlinked } from '../../forms/rules/web-address.ts';

const dataSchema = z.object({
  locale: localeSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
type Message = z.infer<typeof dataSchema>;

/** The message to the seller, or to its writer the word that it came. */
export async function renderContactMail(
  { database }: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail> {
  const message = dataSchema.parse(JSON.parse(mail.data));
  const seller = await readSeller(database.kysely);
  if (mail.kind === 'contact-received') return received(message, seller);
  if (!seller.email) throw new Error('the seller has no e-mail address yet');
  return toSeller(message, seller);
}

type Seller = Awaited<ReturnType<typeof readSeller>>;

function toSeller({ locale, name, email, subject, message }: Message, seller: Seller): RenderedMail {
  // Persons and firms write: `Bol.com` is a name.
  const printed = unlinked(name);
  const values = {
    name: printed,
    email,
    subject: subject || sayMail('contact.noSubject', locale, { name: printed }),
  };
  const content = writeLetter({
    locale,
    subject: sayMail('contact.subject', locale, values),
    paragraphs: [sayMail('contact.from', locale, values)],
    said: message,
    notes: [],
    seller,
  });
  return { to: seller.email, replyTo: { name, address: email }, ...content };
}

/** Repeats nothing of what was written: the form must not carry anybody's words to an address of their choice. */
function received({ locale, email }: Message, seller: Seller): RenderedMail {
  const content = writeLetter({
    locale,
    subject: sayMail('contact.receivedSubject', locale),
    paragraphs: [sayMail('contact.received', locale)],
    notes: [sayMail('contact.receivedNote', locale)],
    seller,
  });
  return { to: email, ...content };
}
