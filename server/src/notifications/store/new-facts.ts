import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { NotificationKind } from '@vitrine/shared/contract/tools/operations/notifications';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { NOT_BACK, NOT_REPAID, WAITING } from '../../database/index-conditions.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { TOLD_ATTEMPTS } from '../../mail/index.ts';
import { MAX_ATTEMPTS } from '../../pictures/index.ts';

/** Something that somebody is told of once. */
export interface Fact {
  kind: Exclude<NotificationKind, 'todo'>;
  /** `order:VDM-2026-000123`, `mail:12`. */
  fact: string;
  /** Of the order that it is about; empty for others. */
  reference: string;
}

/** More are told with the next mail. */
const MOST_FACTS = 100;
/** Before the lots of an order are freed for want of a transfer. */
const DUE_MS = 3 * DAY_MS;
/** Mails of this very kind: where none arrives, one more would not. */
const OWN = sql`('staff-notification', 'staff-morning')`;

type Source = [kind: Fact['kind'], facts: RawBuilder<unknown>];

/** Where facts come from: a name and an order's reference each. */
function sourcesAt(now: Date): Source[] {
  const due = new Date(now.getTime() + DUE_MS).toISOString();
  return [
    [
      'order',
      sql`select 'order:' || reference as fact, reference from orders where ${sql.raw(WAITING.pack)}`,
    ],
    [
      'order',
      sql`select 'order:' || reference as fact, reference from orders where ${sql.raw(WAITING.permit)}`,
    ],
    [
      'transfer',
      sql`select 'transfer:' || reference as fact, reference from orders
        where ${sql.raw(WAITING.transfer)} and reserved_until < ${due}`,
    ],
    [
      'withdrawal',
      sql`select 'withdrawal:' || withdrawals.id as fact, reference from withdrawals
        join orders on orders.id = withdrawals.order_id where ${sql.raw(NOT_BACK)}`,
    ],
    [
      'failure',
      sql`select 'refund:' || refunds.id as fact, reference from refunds
        join orders on orders.id = refunds.order_id where refunds.${sql.raw(NOT_REPAID)}`,
    ],
    [
      'failure',
      sql`select 'e-invoice:' || e_invoices.id as fact, reference from e_invoices
        join invoices on invoices.id = e_invoices.invoice_id
        join orders on orders.id = invoices.order_id where e_invoices.state = 'refused'`,
    ],
    [
      'failure',
      sql`select 'mail:' || id as fact, '' as reference from outbox
        where (state = 'dead' or (state = 'waiting' and attempts >= ${sql.lit(TOLD_ATTEMPTS)})) and kind not in ${OWN}`,
    ],
    [
      'failure',
      sql`select 'picture:' || id as fact, '' as reference from picture_jobs
        where attempts >= ${sql.lit(MAX_ATTEMPTS)} and fault <> ''`,
    ],
    [
      'failure',
      sql`select 'import:' || id as fact, '' as reference from imports where stopped_at is not null`,
    ],
  ];
}

/** What somebody was not told of these kinds yet, the oldest first. */
export async function readNewFacts(
  trx: Transaction<Schema>,
  accountId: number,
  kinds: readonly NotificationKind[],
  now: Date,
): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const [kind, source] of sourcesAt(now)) {
    if (!kinds.includes(kind)) continue;
    const { rows } = await sql<Omit<Fact, 'kind'>>`
      select fact, reference from (${source}) as found
      where not exists (select 1 from notified_facts told
        where told.account_id = ${accountId} and told.fact = found.fact)
      order by fact limit ${sql.lit(MOST_FACTS)}`.execute(trx);
    facts.push(...rows.map((row) => ({ kind, ...row })));
  }
  return facts.slice(0, MOST_FACTS);
}

/** Notes facts as told. Returns those that nobody noted in the meantime. */
export async function noteTold(
  trx: Transaction<Schema>,
  accountId: number,
  facts: readonly Fact[],
  now: Date,
): Promise<Fact[]> {
  if (facts.length === 0) return [];
  const rows = facts.map(({ fact }) => ({ account_id: accountId, fact, at: now.toISOString() }));
  const noted = await trx
    .insertInto('notified_facts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'fact']).doNothing())
    .returning('fact')
    .execute();
  const fresh = new Set(noted.map(({ fact }) => fact));
  return facts.filter(({ fact }) => fresh.has(fact));
}
