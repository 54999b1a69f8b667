import { pathTo } from '@vitrine/shared/paths/path-to';
import { z } from '@vitrine/shared/contract/zod';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import type { PaymentsContext } from '../../payments/index.ts';
import { readAccount } from '../../accounts/index.ts';
import { findChargeback } from '../../orders/index.ts';
import { type WaitingMail, writeLetter, type RenderedMail, sayMail } from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';

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
  const values = { reference, amount: formatMoney(amountCents, locale), day };
  const isHere = ['waiting', 'preparing', 'permit-wait'].includes(fulfilmentState);
  const paragraphs = isTaken
    ? [
        sayMail('chargeback.taken', locale, values),
        sayMail(isHere ? 'chargeback.here' : 'chargeback.sent', locale),
      ]
    : [sayMail('chargeback.reversed', locale, values)];
  const content = writeLetter({
    locale,
    subject: sayMail(isTaken ? 'chargeback.takenSubject' : 'chargeback.reversedSubject', locale, values),
    paragraphs,
    button: {
      url: publicUrl + pathTo('toolsOrder', locale, { reference }),
      label: sayMail('chargeback.see', locale),
    },
    notes: isTaken ? [sayMail('chargeback.note', locale)] : [],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}
