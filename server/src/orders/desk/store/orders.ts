import {
  ORDERS_A_QUEUE_PAGE,
  type OrderList,
  type QueuedOrder,
} from '@vitrine/shared/contract/tools/orders/orders';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { WAITING } from '../../../database/index-conditions.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { countQueues, readPage, type OrderFilter } from './order-queues.ts';

/** Orders that hold an insect, at most. */
const MOST_HOLDING = 1000;

/** A page of a queue, what waits longest first; of all orders, the newest first. */
export async function listOrderQueue(
  kysely: Kysely<Schema>,
  filter: OrderFilter,
  after: number | undefined,
): Promise<OrderList> {
  const [ids, counts] = await Promise.all([readPage(kysely, filter, after), countQueues(kysely)]);
  const shown = ids.slice(0, ORDERS_A_QUEUE_PAGE);
  return {
    orders: await readQueued(kysely, shown),
    next: ids.length > ORDERS_A_QUEUE_PAGE ? (shown.at(-1) ?? null) : null,
    counts,
  };
}

/** The order with a number, and those that hold the insect of a reference. */
export async function idsCalled(
  kysely: Kysely<Schema>,
  called: { number: number | null; insect: string },
): Promise<number[]> {
  const [order, insect] = await Promise.all([
    called.number === null
      ? []
      : kysely.selectFrom('orders').select('id').where('id', '=', called.number).execute(),
    kysely.selectFrom('insects').select('id').where('reference', '=', called.insect).executeTakeFirst(),
  ]);
  const lines = insect
    ? await kysely
        .selectFrom('order_lines')
        .select('order_id as id')
        .where('insect_id', '=', insect.id)
        // No bare column: SQLite would follow its index through every line there is.
        .orderBy(sql`+order_id`, 'desc')
        .limit(MOST_HOLDING)
        .execute()
    : [];
  return [...new Set([...order, ...lines].map(({ id }) => id))];
}

/** The rows of these orders, in the order of the ids. */
async function readQueued(kysely: Kysely<Schema>, ids: number[]): Promise<QueuedOrder[]> {
  if (ids.length === 0) return [];
  const [rows, lines, notes] = await Promise.all([
    selectQueued(kysely).where('orders.id', 'in', ids).execute(),
    kysely
      .selectFrom('order_lines')
      .select(['order_id', (eb) => eb.fn.sum<number>('amount').as('amount')])
      .select((eb) => eb.fn.count<number>('cites_annex').as('annexes'))
      .where('order_id', 'in', ids)
      .groupBy('order_id')
      .execute(),
    kysely
      .selectFrom('order_notes')
      .select(['order_id', (eb) => eb.fn.countAll<number>().as('count')])
      .where('order_id', 'in', ids)
      .groupBy('order_id')
      .execute(),
  ]);
  const linesOf = new Map(lines.map((row) => [row.order_id, row]));
  const notesOf = new Map(notes.map(({ order_id: id, count }) => [id, Number(count)]));
  const queued = rows.map((row) => {
    const sums = linesOf.get(row.id);
    const amounts = { amount: Number(sums?.amount ?? 0), hasAnnex: Number(sums?.annexes ?? 0) > 0 };
    return [row.id, { ...toQueued(row), ...amounts, notes: notesOf.get(row.id) ?? 0 }] as const;
  });
  const byId = new Map(queued);
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

function selectQueued(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_current', '=', 1),
    )
    .select(['orders.id', 'reference', 'placed_at', 'address', 'country', 'shipping_code', 'remarks'])
    .select('is_taken_along')
    .select(['order_state', 'payment_state', 'fulfilment_state', 'total_cents', 'payments.method']);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectQueued>['execute']>>[number];

function toQueued(row: SelectedRow): Omit<QueuedOrder, 'amount' | 'hasAnnex' | 'notes'> {
  const { firstname, lastname, company } = addressSchema.parse(JSON.parse(row.address));
  const person = `${firstname} ${lastname}`.trim();
  return {
    reference: row.reference,
    placedAt: row.placed_at,
    name: company && person ? `${person}, ${company}` : person || company,
    country: row.country,
    shippingCode: row.shipping_code,
    paymentMethod: row.method,
    totalCents: row.total_cents,
    hasRemarks: row.remarks !== '',
    ...(row.is_taken_along === 1 && { isTakenAlong: true }),
    orderState: row.order_state,
    paymentState: row.payment_state,
    fulfilmentState: row.fulfilment_state,
  };
}

/** The order that waits longest to be packed; null when none but this one does. */
export async function nextToPack(kysely: Kysely<Schema>, besideId: number): Promise<string | null> {
  const row = await kysely
    .selectFrom('orders')
    .select('reference')
    .where(sql<SqlBool>`${sql.raw(WAITING.pack)}`)
    .where('id', '<>', besideId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}
