import type { Sales } from '@vitrine/shared/contract/tools/dashboard';
import { sql, type Kysely } from 'kysely';
import { goodsBack } from '../rules/goods-back.ts';
import { invoiceFactsSchema } from '../../invoices/index.ts';
import { goodsTotal } from '../../shop/index.ts';
import { collect } from '../../platform/collect.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { wentBack, ROWS_A_TURN, STANDING } from './sales-back.ts';

type Shares = Sales['categories'];

/** Goods by category, the most first. What went back is off their money; the lots were sold all the same. */
export async function salesByCategory(kysely: Kysely<Schema>, since: string): Promise<Shares> {
  const [sold, back] = await Promise.all([soldByCategory(kysely, since), backByCategory(kysely, since)]);
  return sold
    .map((share) => ({ ...share, cents: share.cents - (back.get(share.category) ?? 0) }))
    .toSorted((one, other) => other.cents - one.cents);
}

async function soldByCategory(kysely: Kysely<Schema>, since: string): Promise<Shares> {
  const lines = kysely
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select((eb) => [
      'insects.category',
      eb.fn.sum<number>('order_lines.amount').as('lots'),
      sql<number>`sum(order_lines.amount * order_lines.price_cents)`.as('cents'),
    ])
    .where('placed_at', '>=', since)
    .where('order_state', 'in', STANDING)
    .groupBy('insects.category');
  const rows = await collect(lines.stream(ROWS_A_TURN));
  return rows.map(({ category, lots, cents }) => ({ category, lots: Number(lots), cents: Number(cents) }));
}

/** Orders of which money went back are few, so each is gone through by itself. */
async function backByCategory(kysely: Kysely<Schema>, since: string) {
  const [lines, credited] = await Promise.all([linesOfRefunded(kysely, since), readCredited(kysely, since)]);
  const taken = new Map<Shares[number]['category'], number>();
  for (const [orderId, order] of Map.groupBy(lines, (line) => line.orderId)) {
    const cents = Number(order[0]?.backCents ?? 0);
    const parts = goodsBack(order, { ...(credited.get(orderId) ?? NOTHING_NAMED), cents });
    for (const [index, { category }] of order.entries()) {
      taken.set(category, (taken.get(category) ?? 0) + (parts[index] ?? 0));
    }
  }
  return taken;
}

function linesOfRefunded(kysely: Kysely<Schema>, since: string) {
  const lines = kysely
    .selectFrom('orders')
    .innerJoin(wentBack(kysely), 'back.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select(['orders.id as orderId', 'insects.category', 'order_lines.reference', 'back.cents as backCents'])
    .select(sql<number>`order_lines.amount * order_lines.price_cents`.as('cents'))
    .where('placed_at', '>=', since)
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
async function readCredited(kysely: Kysely<Schema>, since: string): Promise<Map<number, Named>> {
  const notes = kysely
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.order_id as orderId', 'facts'])
    .where('kind', '=', 'credit-note')
    .where('placed_at', '>=', since)
    .where('order_state', 'in', STANDING);
  const byOrder = new Map<number, Named>();
  for (const { orderId, facts: json } of await collect(notes.stream(ROWS_A_TURN))) {
    const facts = invoiceFactsSchema.parse(JSON.parse(json));
    const { lines, shippingCents } = byOrder.get(orderId) ?? NOTHING_NAMED;
    const named = new Map(lines);
    for (const line of facts.lines) {
      named.set(line.reference, (named.get(line.reference) ?? 0) + goodsTotal([line]));
    }
    byOrder.set(orderId, { lines: named, shippingCents: shippingCents + facts.shippingCents });
  }
  return byOrder;
}
