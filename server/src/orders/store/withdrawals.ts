import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { OrderedLine, WithdrawalTotals } from '../rules/quote-withdrawal.ts';
import type { WithdrawalsTable } from '../../database/schema/withdrawals.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { inTurn, takenOutAmounts } from './parcels/cuts.ts';

/** A line of an order with all that a withdrawal needs of it. */
export interface WithdrawableLine extends OrderedLine {
  position: number;
  insectId: number;
  name: string;
  quality: string;
}

export type Withdrawal = Selectable<WithdrawalsTable>;

/** By the numbers of a withdrawal, of a cut. */
interface When {
  before?: number | undefined;
  beforeCut?: number | undefined;
}

/**
 * The lines of an order, and how many of each have been withdrawn from or taken out.
 * @param options.before as it was before this withdrawal; as it is when absent
 * @param options.beforeCut as it was before this cut
 */
export async function readWithdrawable(
  kysely: Kysely<Schema>,
  orderId: number,
  { before, beforeCut }: When = {},
): Promise<WithdrawableLine[]> {
  const lines = await kysely
    .selectFrom('order_lines')
    .select(['position', 'uuid', 'reference', 'name', 'quality', 'amount'])
    .select(['insect_id as insectId', 'price_cents as priceCents'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const [withdrawn, takenOut] = [
    await withdrawnAmounts(kysely, orderId, { before, beforeCut }),
    await takenOutAmounts(kysely, orderId, { before, beforeCut }),
  ];
  const goneOf = (position: number) => (withdrawn.get(position) ?? 0) + (takenOut.get(position) ?? 0);
  return lines.map((line) => ({ ...line, withdrawn: goneOf(line.position) }));
}

/** By position of the order's line; what was declined is not withdrawn. */
export async function withdrawnAmounts(
  kysely: Kysely<Schema>,
  orderId: number,
  { before, beforeCut }: When = {},
): Promise<Map<number, number>> {
  let query = kysely
    .selectFrom('withdrawal_lines')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
    .select(['position', 'amount'])
    .where('withdrawals.order_id', '=', orderId)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'declined')]))
    // What went out of an order before it was paid is in its lines no more.
    .where('cut_id', 'is', null);
  if (before !== undefined) query = query.where('withdrawals.id', '<', before);
  if (beforeCut !== undefined) {
    const cut = kysely.selectFrom('order_cuts').select('at').where('id', '=', beforeCut);
    query = query.where('received_at', '<=', cut);
  }
  const rows = await query.execute();
  const amounts = new Map<number, number>();
  for (const { position, amount } of rows) amounts.set(position, (amounts.get(position) ?? 0) + amount);
  return amounts;
}

export async function addWithdrawal(
  trx: Transaction<Schema>,
  withdrawal: WithdrawalTotals & {
    orderId: number;
    refundCents: number;
    isBeforeShipping: boolean;
    lateSince: string | null;
    cameOn: string | null;
    /** What the order lost by it before it was paid; null where its lines stay as they are. */
    cutId: number | null;
    lines: readonly { position: number; amount: number }[];
  },
  now: Date,
): Promise<Withdrawal> {
  const row = await trx
    .insertInto('withdrawals')
    .values({
      order_id: withdrawal.orderId,
      received_at: await inTurn(trx, withdrawal.orderId, now),
      settled_at: withdrawal.isBeforeShipping ? now.toISOString() : null,
      goods_cents: withdrawal.goodsCents,
      shipping_cents: withdrawal.shippingCents,
      refund_cents: withdrawal.refundCents,
      is_before_shipping: withdrawal.isBeforeShipping ? 1 : 0,
      late_since: withdrawal.lateSince,
      came_on: withdrawal.cameOn,
      cut_id: withdrawal.cutId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = withdrawal.lines.map((line) => ({ withdrawal_id: row.id, ...line }));
  await trx.insertInto('withdrawal_lines').values(lines).execute();
  return row;
}

export function readWithdrawal(kysely: Kysely<Schema>, id: number): Promise<Withdrawal> {
  return kysely.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Writes down what goes back for a withdrawal. */
export async function promiseMoney(
  trx: Transaction<Schema>,
  id: number,
  { shippingCents, refundCents }: { shippingCents: number; refundCents: number },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ shipping_cents: shippingCents, refund_cents: refundCents })
    .where('id', '=', id)
    .execute();
}

/** What was withdrawn from, each with its line of the order, or with what was taken out of the order for it. */
export const withdrawnLines = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('withdrawal_lines')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_lines.withdrawal_id')
    .leftJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'withdrawals.order_id')
        .onRef('order_lines.position', '=', 'withdrawal_lines.position')
        .on('withdrawals.cut_id', 'is', null),
    )
    .leftJoin('order_cut_lines', (join) =>
      join
        .onRef('order_cut_lines.cut_id', '=', 'withdrawals.cut_id')
        .onRef('order_cut_lines.position', '=', 'withdrawal_lines.position'),
    )
    .innerJoin('insects', (join) =>
      join.on((eb) =>
        eb(
          'insects.id',
          '=',
          eb.fn.coalesce('order_lines.insect_id', 'order_cut_lines.insect_id', sql<number>`0`),
        ),
      ),
    )
    .select(({ fn }) => [
      fn.coalesce('order_lines.reference', 'order_cut_lines.reference', 'insects.reference').as('reference'),
      fn.coalesce('order_lines.name', 'order_cut_lines.name', 'insects.name').as('name'),
      fn
        .coalesce('order_lines.price_cents', 'order_cut_lines.price_cents', 'insects.price_cents')
        .as('priceCents'),
    ]);

/** What a withdrawal is about: lines with the amount that is withdrawn. */
export async function readWithdrawnLines(kysely: Kysely<Schema>, withdrawalId: number) {
  const rows = await withdrawnLines(kysely)
    .select(['insects.id as insectId', 'insects.uuid', 'withdrawal_lines.amount'])
    .select(({ fn }) => [
      fn.coalesce('order_lines.quality', 'insects.quality').as('quality'),
      fn.coalesce('order_lines.is_mixed', 'insects.is_mixed').as('is_mixed'),
    ])
    .where('withdrawal_lines.withdrawal_id', '=', withdrawalId)
    .orderBy('withdrawal_lines.position')
    .execute();
  return rows.map(({ is_mixed: isMixed, ...line }) => ({ ...line, isMixed: isMixed === 1 }));
}

/**
 * Those whose lots are back, or never left, oldest first. A declined one takes nothing back, and what went out of the order
 * before it was paid was never owed.
 */
export function listSettled(kysely: Kysely<Schema>, orderId: number): Promise<Withdrawal[]> {
  return kysely
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .where('cut_id', 'is', null)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'declined')]))
    .orderBy('id')
    .execute();
}

/** What of a withdrawal the shop took back: its lines without what was refused. */
export async function readAcceptedLines(kysely: Kysely<Schema>, withdrawalId: number) {
  const refusals = await kysely
    .selectFrom('withdrawal_refusals')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_refusals.withdrawal_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'withdrawals.order_id')
        .onRef('order_lines.position', '=', 'withdrawal_refusals.position'),
    )
    .select(['order_lines.uuid', 'withdrawal_refusals.amount'])
    .where('withdrawal_id', '=', withdrawalId)
    .execute();
  const refused = new Map(refusals.map(({ uuid, amount }) => [uuid, amount]));
  const lines = await readWithdrawnLines(kysely, withdrawalId);
  return lines
    .map((line) => ({ ...line, amount: line.amount - (refused.get(line.uuid) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** Takes the withdrawals whose lots have not come back yet: now they have. A late one that nobody judged waits. */
export function settleWithdrawals(
  trx: Transaction<Schema>,
  orderId: number,
  now: Date,
): Promise<Withdrawal[]> {
  return trx
    .updateTable('withdrawals')
    .set({ settled_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where((eb) => eb.or([eb('late_since', 'is', null), eb('decision', 'is not', null)]))
    .returningAll()
    .execute();
}

/** How many there ever were of an order, whatever came of them. */
export async function countWithdrawals(kysely: Kysely<Schema>, orderId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
