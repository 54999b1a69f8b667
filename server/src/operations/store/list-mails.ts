import type { Kysely, Selectable } from 'kysely';
import {
  MAILS_A_PAGE,
  type MailRow,
  type Mails,
  type MailState,
} from '@vitrine/shared/contract/tools/operations/operations';
import { z } from '@vitrine/shared/contract/zod';
import type { OutboxTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface MailQuestion {
  state?: MailState | undefined;
  /** Only mails written before this one. */
  before?: number | undefined;
}

type Row = Selectable<OutboxTable>;

/** What a mail's data may say of whom it goes to. */
const dataSchema = z.object({
  email: z.optional(z.string()),
  accountId: z.optional(z.int()),
  orderId: z.optional(z.int()),
});

/** The mails of the shop, newest first. */
export async function listMails(kysely: Kysely<Schema>, { state, before }: MailQuestion): Promise<Mails> {
  let query = kysely
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAILS_A_PAGE + 1);
  if (state) query = query.where('state', '=', state);
  if (before) query = query.where('id', '<', before);
  const [rows, counts] = await Promise.all([query.execute(), countMails(kysely)]);
  const page = rows.slice(0, MAILS_A_PAGE);
  const mails = await withAddresses(kysely, page);
  return { mails, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null, counts };
}

/** How many wait, and how many were given up. Those that went out are too many to count each time. */
async function countMails(kysely: Kysely<Schema>): Promise<Mails['counts']> {
  const rows = await kysely
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  const of = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of('waiting'), dead: of('dead') };
}

async function withAddresses(kysely: Kysely<Schema>, rows: Row[]): Promise<MailRow[]> {
  const read = rows.map((row) => ({ row, data: dataSchema.safeParse(JSON.parse(row.data)).data ?? {} }));
  const accountIds = read.flatMap(({ data }) => data.accountId ?? []);
  const orderIds = read.flatMap(({ data }) => data.orderId ?? []);
  const [accounts, orders] = await Promise.all([
    accountIds.length === 0
      ? []
      : kysely.selectFrom('accounts').select(['id', 'email']).where('id', 'in', accountIds).execute(),
    orderIds.length === 0
      ? []
      : kysely
          .selectFrom('orders')
          .select(['id', 'reference', 'email'])
          .where('id', 'in', orderIds)
          .execute(),
  ]);
  const ofAccount = new Map(accounts.map(({ id, email }) => [id, email]));
  const ofOrder = new Map(orders.map((order) => [order.id, order]));
  return read.map(({ row, data: { email, accountId, orderId } }) => {
    const order = ofOrder.get(orderId ?? 0);
    const to = email ?? ofAccount.get(accountId ?? 0) ?? order?.email ?? '';
    return { ...toMail(row), to, about: order?.reference ?? '' };
  });
}

function toMail({ id, kind, state, attempts, last_error: error, ...row }: Row) {
  const times = { createdAt: row.created_at, nextAt: row.next_at, sentAt: row.sent_at };
  return { id, kind, state, attempts, error, ...times };
}
