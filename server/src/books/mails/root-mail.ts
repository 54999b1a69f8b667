import { z } from '@vitrine/shared/contract/zod';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { readAccount } from '../../accounts/index.ts';
import { type WaitingMail, writeLetter, type RenderedMail, sayMail } from '../../mail/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { readSeller } from '../../shop/index.ts';

const dataSchema = z.object({ accountId: z.int(), day: z.iso.date(), root: z.string() });

/** A root for the owner's mailbox, where nobody rewrites it. Null when whom it was for owns the shop no more. */
export async function renderRootMail(
  { database: { kysely } }: Pick<PaymentsContext, 'database'>,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { accountId, day, root } = dataSchema.parse(JSON.parse(mail.data));
  const account = await readAccount(kysely, accountId);
  if (account?.role !== 'owner') return null;
  const { email, language: locale } = account;
  const values = { root, day: formatDay(`${day}T12:00:00.000Z`, locale) };
  const content = writeLetter({
    locale,
    subject: sayMail('root.subject', locale, values),
    paragraphs: [sayMail('root.what', locale, values), sayMail('root.how', locale)],
    said: `npm run prove -- --root ${root}`,
    notes: [sayMail('root.note', locale)],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}
