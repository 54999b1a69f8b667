import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';

/** So many of an order's line that the shop takes out. */
interface CutLine {
  position: number;
  insectId: number;
  reference: string;
  name: string;
  amount: number;
  /** Of one. */
  priceCents: number;
}

interface NewCut {
  orderId: number;
  reason: string;
  isSold: boolean;
  goodsCents: number;
  shippingCents: number;
  refundCents: number;
  lines: readonly CutLine[];
}

/** Writes down what was taken out, for good. */
export async function addCut(trx: Transaction<Schema>, cut: NewCut, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('order_cuts')
    .values({
      order_id: cut.orderId,
      at: await inTurn(trx, cut.orderId, now),
      reason: cut.reason,
      is_sold: cut.isSold ? 1 : 0,
      goods_cents: cut.goodsCents,
      shipping_cents: cut.shippingCents,
      refund_cents: cut.refundCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = cut.lines.map(({ position, insectId, reference, name, amount, priceCents }) => ({
    ...{ cut_id: id, position, insect_id: insectId },
    ...{ reference, name, amount, price_cents: priceCents },
  }));
  await trx.insertInto('order_cut_lines').values(rows).execute();
  return id;
}

/**
 * The moment of a withdrawal or a cut: after all of its order that came before it. Who waited for the order's lock read the
 * clock before whoever had it; which of them came first is told by these moments.
 */
export async function inTurn(trx: Transaction<Schema>, orderId: number, now: Date): Promise<string> {
  const { at } = await trx
    .selectFrom('order_cuts')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('order_id', '=', orderId)
    .where('is_sold', '=', 1)
    .executeTakeFirstOrThrow();
  const { receivedAt } = await trx
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.max('received_at').as('receivedAt'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const after = (moment: string | null) => (moment === null ? 0 : new Date(moment).getTime() + 1);
  return new Date(Math.max(now.getTime(), after(at), after(receivedAt))).toISOString();
}

/** What was taken out at once, with its lines. */
export async function readCut(kysely: Kysely<Schema>, id: number) {
  const cut = await kysely
    .selectFrom('order_cuts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await kysely
    .selectFrom('order_cut_lines')
    .select(['reference', 'name', 'amount'])
    .where('cut_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...cut, lines };
}

/** By which the money goes back for what was taken out at once; a part of it has more behind this. */
export const cutSource = (cutId: number) => `cut:${cutId}`;
export const isOfSource = (said: string, source: string) => `${said}:`.startsWith(`${source}:`);

/** Those that took something out of an order that was paid, oldest first. */
export function listSoldCuts(kysely: Kysely<Schema>, orderId: number) {
  return kysely
    .selectFrom('order_cuts')
    .select(['id', 'reason', 'shipping_cents as shippingCents'])
    .where('order_id', '=', orderId)
    .where('is_sold', '=', 1)
    .orderBy('id')
    .execute();
}

/** How many of each line a cut took out, by its position. */
export async function cutAmounts(kysely: Kysely<Schema>, cutId: number): Promise<Map<number, number>> {
  const rows = await kysely
    .selectFrom('order_cut_lines')
    .select(['position', 'amount'])
    .where('cut_id', '=', cutId)
    .execute();
  return new Map(rows.map(({ position, amount }) => [position, amount]));
}

/**
 * What was taken out of lines that stay as they were sold, by their position.
 * @param when.before only what was out when this withdrawal came
 * @param when.beforeCut only by cuts before this one
 */
export async function takenOutAmounts(
  kysely: Kysely<Schema>,
  orderId: number,
  { before, beforeCut }: { before?: number | undefined; beforeCut?: number | undefined } = {},
): Promise<Map<number, number>> {
  let query = kysely
    .selectFrom('order_cut_lines')
    .innerJoin('order_cuts', 'order_cuts.id', 'order_cut_lines.cut_id')
    .select(['position', 'amount'])
    .where('order_cuts.order_id', '=', orderId)
    .where('is_sold', '=', 1);
  if (beforeCut !== undefined) query = query.where('order_cuts.id', '<', beforeCut);
  if (before !== undefined) {
    const withdrawal = kysely.selectFrom('withdrawals').select('received_at').where('id', '=', before);
    query = query.where('order_cuts.at', '<=', withdrawal);
  }
  const rows = await query.execute();
  const amounts = new Map<number, number>();
  for (const { position, amount } of rows) amounts.set(position, (amounts.get(position) ?? 0) + amount);
  return amounts;
}
