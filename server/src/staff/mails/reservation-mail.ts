import { pathTo } from '@vitrine/shared/paths/path-to';
import { z } from '@vitrine/shared/contract/zod';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { readAccount } from '../../accounts/index.ts';
import { type WaitingMail, writeLetter, type RenderedMail, sayMail } from '../../mail/index.ts';
import { findOpenAlarm, networkName } from '../../orders/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { readSeller } from '../../shop/index.ts';

const dataSchema = z.object({ accountId: z.int(), alarmId: z.int() });

/** Much of the range is reserved without being paid. Null when that is over, or when whom it was for works here no more. */
export async function renderReservationMail(
  { database, publicUrl }: Pick<PaymentsContext, 'database' | 'publicUrl'>,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { accountId, alarmId } = dataSchema.parse(JSON.parse(mail.data));
  const account = await readAccount(kysely, accountId);
  const alarm = await findOpenAlarm(kysely, alarmId);
  if (!account || account.role === 'customer' || !alarm) return null;
  const { email, language: locale } = account;
  const values = {
    name: networkName(alarm.network),
    percent: alarm.percent,
    lots: alarm.lots,
    value: formatMoney(alarm.cents, locale),
  };
  const content = writeLetter({
    locale,
    subject: sayMail('reserved.subject', locale, values),
    paragraphs: [sayMail(`reserved.${alarm.kind}`, locale, values), sayMail('reserved.meaning', locale)],
    button: { url: publicUrl + pathTo('toolsReservations', locale), label: sayMail('reserved.see', locale) },
    notes: [sayMail('reserved.note', locale)],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}
