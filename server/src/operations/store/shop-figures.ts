import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { MAX_ATTEMPTS } from '../../pictures/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface QueueFigures {
  name: 'mails' | 'pictures' | 'refunds' | 'payments' | 'imports' | 'books';
  waiting: number;
  /** Since the first of them was due; 0 where nothing is. */
  oldestSeconds: number;
  /** What was given up and is left to the owner. */
  dead: number;
}

interface ShopFigures {
  queues: QueueFigures[];
  /** Since the newest root of the books was signed; null before the first. */
  rootSeconds: number | null;
  /** Orders placed in the last day, by how far their payment is. */
  orders: { payment: string; count: number }[];
  /** Carts whose lots are reserved. */
  holds: number;
}

/** What an operator watches. Counts over indexes: it may be asked every few seconds. */
export async function readShopFigures(kysely: Kysely<Schema>, now: Date): Promise<ShopFigures> {
  const [queues, root, orders, holds] = await Promise.all([
    readQueues(kysely, now),
    kysely.selectFrom('book_roots').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    kysely
      .selectFrom('orders')
      .select((eb) => ['payment_state as payment', eb.fn.countAll<number>().as('count')])
      .where('placed_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
      .groupBy('payment_state')
      .execute(),
    kysely
      .selectFrom('holds')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'live')
      .executeTakeFirstOrThrow(),
  ]);
  return { queues, rootSeconds: root ? secondsSince(root.at, now) : null, orders, holds: holds.count };
}

interface QueueRow {
  name: QueueFigures['name'];
  waiting: number;
  oldest: string | null;
  dead: number;
}

/** When something was due is known of all but pictures and imports, which are worked on without pause. */
async function readQueues(kysely: Kysely<Schema>, now: Date): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueRow>`
    select 'mails' as name, ${count("outbox where state = 'waiting'")} as waiting,
      (select min(next_at) from outbox where state = 'waiting') as oldest,
      ${count("outbox where state = 'dead'")} as dead
    union all
    select 'refunds', ${count("refunds where state in ('due', 'asked')")},
      (select min(next_at) from refunds where state in ('due', 'asked')),
      ${count("refunds where state = 'failed'")}
    union all
    select 'payments', ${count('payments where is_live = 1')},
      (select min(checked_at) from payments where is_live = 1), 0
    union all
    select 'pictures', ${count(`picture_jobs where attempts < ${MAX_ATTEMPTS}`)}, null,
      ${count(`picture_jobs where attempts >= ${MAX_ATTEMPTS}`)}
    union all
    select 'imports', ${count("imports where state in ('reading', 'checking', 'applying') and stopped_at is null")},
      null, 0
    union all
    select 'books', ${sql.raw(UNSEALED)}, ${sql.raw(OLDEST_UNSEALED)}, 0`.execute(kysely);
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestSeconds: secondsSince(oldest, now) }));
}

/** What no chain holds yet, of the ledgers whose rows say when they were written. */
const BOOKS = [
  { chain: 'stock', table: 'stock_moves', at: 'at' },
  { chain: 'invoices', table: 'invoices', at: 'issued_at' },
  { chain: 'audit', table: 'audit_log', at: 'at' },
].map(({ chain, table, at }) => ({
  at,
  rows: `${table} where id > (select coalesce(max(row_id), 0) from book_seals where chain = '${chain}')`,
}));
const UNSEALED = BOOKS.map(({ rows }) => `(select count(*) from ${rows})`).join(' + ');
const OLDEST_UNSEALED = `(select min(at) from (${BOOKS.map(
  ({ at, rows }) => `select min(${at}) as at from ${rows}`,
).join(' union all ')}) as unsealed)`;

function count(rows: string) {
  return sql.raw(`(select count(*) from ${rows})`);
}

function secondsSince(time: string | null, now: Date): number {
  return time === null ? 0 : Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
}
