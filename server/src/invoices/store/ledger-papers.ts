import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { invoiceFactsSchema } from '../rules/invoice-facts.ts';
import type { LedgerPaper } from '../rules/ledgers.ts';

/** Rows read before others have a turn. */
const AT_ONCE = 200;

/** The invoices and credit notes that were issued in a period, in their order, with what their lots had cost. */
export async function readLedgerPapers(
  kysely: Kysely<Schema>,
  { since, until }: { since: string; until: string },
): Promise<LedgerPaper[]> {
  const papers: LedgerPaper[] = [];
  for (let after = 0; ;) {
    const rows = await kysely
      .selectFrom('invoices')
      .selectAll()
      .where('id', '>', after)
      .where('issued_at', '>=', since)
      .where('issued_at', '<', until)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const costs = await readCosts(
      kysely,
      rows.map(({ order_id: id }) => id),
    );
    const credited = rows.filter(({ kind }) => kind === 'credit-note').map(({ order_id: id }) => id);
    const ofOrders = await readPapersOf(kysely, credited);
    for (const { id, number, kind, issued_at: issuedAt, facts, order_id: orderId } of rows) {
      const before = (ofOrders.get(orderId) ?? []).filter((paper) => paper.id < id);
      const paper = { number, kind, issuedAt, facts: invoiceFactsSchema.parse(JSON.parse(facts)) };
      papers.push({ ...paper, before, costs: costs.get(orderId) ?? new Map() });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return papers;
    after = last.id;
  }
}

/** All papers of some orders, by order and as they were issued: a credit note may be of a later period. */
async function readPapersOf(kysely: Kysely<Schema>, orders: readonly number[]) {
  if (orders.length === 0) return new Map<number, never[]>();
  const rows = await kysely
    .selectFrom('invoices')
    .select(['id', 'kind', 'order_id as orderId', 'facts'])
    .where('order_id', 'in', [...new Set(orders)])
    .orderBy('id')
    .execute();
  const papers = rows.map((row) => ({ ...row, facts: invoiceFactsSchema.parse(JSON.parse(row.facts)) }));
  return Map.groupBy(papers, ({ orderId }) => orderId);
}

/** By order and reference; stored with the order's lines when it was placed. */
async function readCosts(
  kysely: Kysely<Schema>,
  orders: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const costs = new Map<number, Map<string, number>>();
  if (orders.length === 0) return costs;
  const rows = await kysely
    .selectFrom('order_lines')
    .select(['order_id', 'reference', 'purchase_cents'])
    .where('order_id', 'in', [...new Set(orders)])
    .where('purchase_cents', 'is not', null)
    .execute();
  for (const { order_id: id, reference, purchase_cents: cents } of rows) {
    const held = costs.get(id) ?? new Map<string, number>();
    costs.set(id, held.set(reference, cents ?? 0));
  }
  return costs;
}
