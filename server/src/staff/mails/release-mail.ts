import { pathTo } from '@vitrine/shared/paths/path-to';
import { z } from '@vitrine/shared/contract/zod';
import { formatLongMoment } from '@vitrine/shared/i18n/formats';
import type { PaymentsContext } from '../../payments/index.ts';
import { readAccount } from '../../accounts/index.ts';
import { type WaitingMail, writeLetter, type RenderedMail, sayMail } from '../../mail/index.ts';
import { listRefusals } from '../../releases/index.ts';
import { readSeller } from '../../shop/index.ts';

const dataSchema = z.object({ accountId: z.int(), remote: z.string(), version: z.string() });

/** The shop went back from a version by itself. Null when staff lifted that before the mail went. */
export async function renderReleaseMail(
  { database, publicUrl }: Pick<PaymentsContext, 'database' | 'publicUrl'>,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { accountId, remote, version } = dataSchema.parse(JSON.parse(mail.data));
  const account = await readAccount(kysely, accountId);
  const refusals = await listRefusals(kysely);
  const refusal = refusals.find((row) => row.remote === remote && row.version === version);
  if (!account || !refusal || refusal.lifted_at !== null) return null;
  const { email, language: locale } = account;
  const at = formatLongMoment(refusal.refused_at, locale);
  const values = { remote, version, backTo: refusal.back_to, at };
  const content = writeLetter({
    locale,
    subject: sayMail('release.subject', locale, values),
    paragraphs: [sayMail(`release.${refusal.fault}`, locale, values), sayMail('release.latest', locale)],
    said: refusal.reason,
    button: { url: publicUrl + pathTo('toolsReleases', locale), label: sayMail('release.see', locale) },
    notes: [sayMail('release.note', locale)],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}
