import type { Locale } from '@vitrine/shared/contract/locale';
import { NOTIFICATION_KINDS } from '@vitrine/shared/contract/tools/operations/notifications';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { readAccount } from '../../accounts/index.ts';
import { countTodo } from '../../figures/index.ts';
import { sayMail, writeLetter, type RenderedMail, type WaitingMail } from '../../mail/index.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { readSeller } from '../../shop/index.ts';
import { rightsOf } from '../../tools/index.ts';

const FAULTS = ['refund', 'e-invoice', 'mail', 'picture', 'import', 'backup'] as const;
const factSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS).check(z.refine((kind) => kind !== 'todo')),
  fact: z.string(),
  reference: z.string(),
});
const dataSchema = z.object({ accountId: z.int(), facts: z.array(factSchema), hasTodo: z.boolean() });
type Fact = z.infer<typeof factSchema>;

const PLACES = {
  mail: 'toolsMails',
  picture: 'toolsImagesInsect',
  import: 'toolsImport',
  backup: 'toolsBackups',
} as const;

/** What is new, and in the morning what waits. Null when nothing does, or when whom it was for works here no more. */
export async function renderNotificationMail(
  { database, publicUrl, clock }: Pick<PaymentsContext, 'database' | 'publicUrl' | 'clock'>,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { accountId, facts, hasTodo } = dataSchema.parse(JSON.parse(mail.data));
  const account = await readAccount(kysely, accountId);
  if (!account || account.role === 'customer') return null;
  const { email, language: locale } = account;
  const todo = hasTodo ? await countTodo(database, rightsOf(account.role), clock()) : [];
  if (facts.length === 0 && todo.length === 0) return null;
  const waiting = todo.map(({ kind, count }) => ({
    label: sayMail(`notify.todo.${kind}`, locale, { count }),
  }));
  const isMorning = mail.kind === 'staff-morning';
  const content = writeLetter({
    locale,
    subject: isMorning
      ? sayMail('notify.subject.morning', locale, { day: formatDay(mail.created_at, locale) })
      : subjectOf(facts, locale),
    paragraphs: [sayMail(isMorning ? 'notify.morning' : 'notify.new', locale)],
    list: [...facts.map((fact) => lineOf(fact, locale, publicUrl)), ...waiting],
    button: { url: publicUrl + pathTo('tools', locale), label: sayMail('notify.see', locale) },
    notes: [sayMail('notify.note', locale)],
    seller: await readSeller(kysely),
  });
  return { to: email, ...content };
}

function subjectOf(facts: readonly Fact[], locale: Locale): string {
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  const [kind] = kinds;
  const values = { count: facts.length, reference: facts[0]?.reference ?? '' };
  return kinds.length === 1 && kind && kind !== 'todo'
    ? sayMail(`notify.subject.${kind}`, locale, values)
    : sayMail('notify.subject.mixed', locale, values);
}

/** A fact, with the way to it. */
function lineOf({ kind, fact, reference }: Fact, locale: Locale, publicUrl: string) {
  const fault = FAULTS.find((one) => fact.startsWith(`${one}:`));
  const what = kind === 'order' || kind === 'transfer' || kind === 'withdrawal' ? kind : (fault ?? 'mail');
  const path =
    fault === undefined || fault === 'refund' || fault === 'e-invoice'
      ? pathTo('toolsOrder', locale, { reference })
      : pathTo(PLACES[fault], locale);
  return { label: sayMail(`notify.fact.${what}`, locale, { reference }), url: publicUrl + path };
}
