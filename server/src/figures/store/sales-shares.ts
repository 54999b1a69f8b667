import type { SalesKind } from '@vitrine/shared/contract/tools/operations/dashboard';
import { sql, type Kysely } from 'kysely';
import { goodsBack } from '../rules/goods-back.ts';
import { invoiceFactsSchema, namedBy } from '../../invoices/index.ts';
import { goodsTotal } from '../../shop/index.ts';
import { collect } from '../../platform/collect.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { wentBack, ROWS_A_TURN, STANDING } from './sales-back.ts';

/** Orders placed from one moment on, and before another. */
interface Period {
  since: string;
  until?: string;
}

/** Goods of one kind: how many lots, and what the shop kept of their money. */
interface Share {
  /** The category, the id of the family, the name or the grade; null for lots without a family. */
  key: string | null;
  /** Less those that were withdrawn or taken out. */
  lots: number;
  cents: number;
}

const KEYS: Record<SalesKind | 'category', string> = {
  category: 'insects.category',
  family: 'insects.family_id',
  species: 'order_lines.name',
  grade: 'order_lines.quality',
};
const keyOf = (by: keyof typeof KEYS) => sql<string | null>`cast(${sql.ref(KEYS[by])} as text)`;
/** Later than all times. */
const NEVER = '9999';

/** Goods by what they are, the most first, without what was withdrawn or taken out, and the money that went back. */
export async function salesShares(
  kysely: Kysely<Schema>,
  by: keyof typeof KEYS,
  period: Period,
): Promise<Share[]> {
  const [sold, gone, back] = await Promise.all([
    soldBy(kysely, by, period),
    goneBy(kysely, by, period),
    backBy(kysely, by, period),
  ]);
  return sold
    .map(({ key, lots, cents }) => ({
      key,
      lots: lots - (gone.get(key) ?? 0),
      cents: cents - (back.get(key) ?? 0),
    }))
    .filter(({ lots, cents }) => lots > 0 || cents !== 0)
    .toSorted((one, other) => other.cents - one.cents || other.lots - one.lots);
}

async function soldBy(
  kysely: Kysely<Schema>,
  by: keyof typeof KEYS,
  { since, until = NEVER }: Period,
): Promise<Share[]> {
  const lines = kysely
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select((eb) => [
      keyOf(by).as('key'),
      eb.fn.sum<number>('order_lines.amount').as('lots'),
      sql<number>`sum(order_lines.amount * order_lines.price_cents)`.as('cents'),
    ])
    .where('placed_at', '>=', since)
    .where('placed_at', '<', until)
    .where('order_state', 'in', STANDING)
    .groupBy(keyOf(by));
  const rows = await collect(lines.stream(ROWS_A_TURN));
  return rows.map(({ key, lots, cents }) => ({ key, lots: Number(lots), cents: Number(cents) }));
}

/** How many left their paid order again, whether their money went back yet or not. They are few beside the sold. */
async function goneBy(kysely: Kysely<Schema>, by: keyof typeof KEYS, { since, until = NEVER }: Period) {
  const gone = kysely
    .selectFrom('withdrawal_lines')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
    .select(['order_id', 'position', 'amount'])
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'declined')]))
    // What left an order before it was paid is in its lines no more.
    .where('cut_id', 'is', null)
    .unionAll(
      kysely
        .selectFrom('order_cut_lines')
        .innerJoin('order_cuts', 'order_cuts.id', 'order_cut_lines.cut_id')
        .select(['order_id', 'position', 'amount'])
        .where('is_sold', '=', 1),
    );
  const rows = kysely
    .selectFrom(gone.as('gone'))
    .innerJoin('orders', 'orders.id', 'gone.order_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'gone.order_id')
        .onRef('order_lines.position', '=', 'gone.position'),
    )
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select((eb) => [keyOf(by).as('key'), eb.fn.sum<number>('gone.amount').as('lots')])
    .where('placed_at', '>=', since)
    .where('placed_at', '<', until)
    .where('order_state', 'in', STANDING)
    .groupBy(keyOf(by));
  const found = await collect(rows.stream(ROWS_A_TURN));
  return new Map(found.map(({ key, lots }) => [key, Number(lots)]));
}

/** Orders of which money went back are few, so each is gone through by itself. */
async function backBy(kysely: Kysely<Schema>, by: keyof typeof KEYS, period: Period) {
  const [lines, credited] = await Promise.all([
    linesOfRefunded(kysely, by, period),
    readCredited(kysely, period),
  ]);
  const taken = new Map<string | null, number>();
  for (const [orderId, order] of Map.groupBy(lines, (line) => line.orderId)) {
    const cents = Number(order[0]?.backCents ?? 0);
    const parts = goodsBack(order, { ...(credited.get(orderId) ?? NOTHING_NAMED), cents });
    for (const [index, { key }] of order.entries())
      taken.set(key, (taken.get(key) ?? 0) + (parts[index] ?? 0));
  }
  return taken;
}

function linesOfRefunded(kysely: Kysely<Schema>, by: keyof typeof KEYS, { since, until = NEVER }: Period) {
  const lines = kysely
    .selectFrom('orders')
    .innerJoin(wentBack(kysely), 'back.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select(['orders.id as orderId', 'order_lines.reference', 'back.cents as backCents'])
    .select([keyOf(by).as('key'), sql<number>`order_lines.amount * order_lines.price_cents`.as('cents')])
    .where('placed_at', '>=', since)
    .where('placed_at', '<', until)
    .where('order_state', 'in', STANDING)
    .orderBy('orders.id')
    .orderBy('order_lines.position');
  return collect(lines.stream(ROWS_A_TURN));
}

interface Named {
  lines: Map<string, number>;
  shippingCents: number;
}
const NOTHING_NAMED: Named = { lines: new Map(), shippingCents: 0 };

/** By order, what its credit notes name. */
async function readCredited(
  kysely: Kysely<Schema>,
  { since, until = NEVER }: Period,
): Promise<Map<number, Named>> {
  const notes = kysely
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.order_id as orderId', 'facts'])
    .where('kind', '=', 'credit-note')
    .where('placed_at', '>=', since)
    .where('placed_at', '<', until)
    .where('order_state', 'in', STANDING);
  const byOrder = new Map<number, Named>();
  for (const { orderId, facts: json } of await collect(notes.stream(ROWS_A_TURN))) {
    const facts = namedBy(invoiceFactsSchema.parse(JSON.parse(json)));
    const { lines, shippingCents } = byOrder.get(orderId) ?? NOTHING_NAMED;
    const named = new Map(lines);
    for (const line of facts.lines) {
      named.set(line.reference, (named.get(line.reference) ?? 0) + goodsTotal([line]));
    }
    byOrder.set(orderId, { lines: named, shippingCents: shippingCents + facts.shippingCents });
  }
  return byOrder;
}
