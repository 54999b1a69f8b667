import { pathTo } from '@vitrine/shared/paths/path-to';
import { z } from '@vitrine/shared/contract/zod';
import { formatDay } from '../rules/format-time.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { fillText } from '../rules/fill-text.ts';
import { formatEuro } from '../rules/format-euro.ts';
import { readAccount } from '../store/accounts.ts';
import { findChargeback } from '../store/chargebacks.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { readSeller } from '../store/seller.ts';
import { CHARGEBACK_WORDS } from './chargeback-words.ts';
import { writeLetter } from './letter.ts';
import type { RenderedMail } from './rendered-mail.ts';

const dataSchema = z.object({ accountId: z.int(), chargebackId: z.string() });

/** A bank took the money of an order back, or gave it back to the shop. Null when whom it was for works here no more. */
export async function renderChargebackMail(
  { database, publicUrl }: Pick<PaymentsContext, 'database' | 'publicUrl'>,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { accountId, chargebackId } = dataSchema.parse(JSON.parse(mail.data));
  const account = await readAccount(kysely, accountId);
  const chargeback = await findChargeback(kysely, chargebackId);
  if (!account || account.role === 'customer' || !chargeback) return null;
  const { email, language: locale } = account;
  const { reference, amountCents, takenAt, reversedAt, fulfilmentState } = chargeback;
  const isTaken = mail.kind === 'chargeback-taken';
  const day = formatDay((isTaken ? null : reversedAt) ?? takenAt, locale);
  const values = { reference, amount: formatEuro(amountCents, locale), day };
  const words = CHARGEBACK_WORDS;
  const isHere = ['waiting', 'preparing', 'permit-wait'].includes(fulfilmentState);
  const paragraphs = isTaken
    ? [words.taken[locale], isHere ? words.here[locale] : words.sent[locale]]
    : [words.reversed[locale]];
  const content = writeLetter({
    locale,
    subject: fillText((isTaken ? words.takenSubject : words.reversedSubject)[locale], values),
    paragraphs: paragraphs.map((text) => fillText(text, values)),
    button: { url: publicUrl + pathTo('toolsOrder', locale, { reference }), label: words.see[locale] },
    notes: isTaken ? [words.note[locale]] : [],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}
