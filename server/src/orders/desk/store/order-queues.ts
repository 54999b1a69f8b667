import {
  COUNTED_UP_TO,
  ORDER_QUEUES,
  ORDERS_A_QUEUE_PAGE,
  type OrderList,
  type OrderQueue,
} from '@vitrine/shared/contract/tools/orders/orders';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { foldLetters } from '../../../platform/fold-text.ts';
import { collect } from '../../../platform/collect.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { NOT_BACK, NOT_REPAID, WAITING } from '../../../database/index-conditions.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { EINVOICE_REFUSED } from '../../../invoices/index.ts';
import { UNDER_WAY } from '../../store/parcels/shipments.ts';

/** What a list of orders is narrowed by. */
export interface OrderFilter {
  queue: OrderQueue;
  /** Each stands in reference, e-mail or name; the spellings of one word are alternatives. */
  words: string[][];
  /** The orders that were named, or that hold the insect that was; null when none was. */
  ids: number[] | null;
}

/** Folds to itself, and so stands without accents as it stands with them. */
const IS_PLAIN = /^[!-~]*$/;
/** One more than a page shows: then there is a next one. */
export async function readPage(
  kysely: Kysely<Schema>,
  filter: OrderFilter,
  after: number | undefined,
): Promise<number[]> {
  const isNewestFirst = filter.queue === 'all';
  const found = await Promise.all(pageQueries(kysely, filter, after).map((query) => readIds(query, filter)));
  const ids = found.flat().toSorted((one, other) => (isNewestFirst ? other - one : one - other));
  return ids.slice(0, ORDERS_A_QUEUE_PAGE + 1);
}

/** The first orders of a page for each of the conditions of its queue. */
export function pageQueries(
  kysely: Kysely<Schema>,
  { queue, words, ids }: OrderFilter,
  after: number | undefined,
) {
  const isNewestFirst = queue === 'all';
  let called = kysely.selectFrom('order_search').select('order_id');
  for (const spellings of words) called = called.where(contains(spellings));
  return conditionsOf(queue).map((condition) => {
    let query = kysely
      .selectFrom('orders')
      .select('id')
      .where(condition)
      .orderBy('id', isNewestFirst ? 'desc' : 'asc')
      .limit(ORDERS_A_QUEUE_PAGE + 1);
    if (after !== undefined) query = query.where('id', isNewestFirst ? '<' : '>', after);
    if (ids !== null) query = query.where('id', 'in', [-1, ...ids]);
    return words.length === 0 ? query : query.where('id', 'in', called);
  });
}

async function readIds(
  query: ReturnType<typeof pageQueries>[number],
  { words }: OrderFilter,
): Promise<number[]> {
  // A search walks over every order there is: not on the thread that serves.
  const rows = await (words.length === 0 ? query.execute() : collect(query.stream(ORDERS_A_QUEUE_PAGE)));
  return rows.map(({ id }) => id);
}

/** Both without their accents; or, in letters that are not folded, as it was written. */
function contains(spellings: string[]) {
  const written = spellings.filter((word) => !IS_PLAIN.test(word)).map(likePattern);
  const folded = [...new Set(spellings.map(foldLetters))].map(likePattern);
  return sql<SqlBool>`(${sql.join(
    [
      ...folded.map((pattern) => sql`coalesce(folded, searched) like ${pattern} escape '\\'`),
      ...written.map((pattern) => sql`searched like ${pattern} escape '\\'`),
    ],
    sql` or `,
  )})`;
}

/** What orders of a queue meet: one of these each, and none of them two. */
function conditionsOf(queue: OrderQueue) {
  return wordsOf(queue).map((words) => sql<SqlBool>`${sql.raw(words)}`);
}

function wordsOf(queue: OrderQueue): string[] {
  if (queue === 'all') return ['1 = 1'];
  if (queue === 'e-invoice') return [EINVOICE_REFUSED];
  if (queue === 'shipped') return UNDER_WAY;
  if (queue !== 'returns') return [WAITING[queue]];
  return [
    `id in (select order_id from withdrawals where ${NOT_BACK}
      union select order_id from refunds where ${NOT_REPAID})`,
  ];
}

const COUNTED = ORDER_QUEUES.filter((queue) => queue !== 'e-invoice');

/** How many orders wait in each queue, up to a bound. */
export async function countQueues(kysely: Kysely<Schema>): Promise<OrderList['counts']> {
  const counted = await Promise.all(
    COUNTED.map(async (queue) => {
      const counts = await Promise.all(
        conditionsOf(queue).map(async (condition) => {
          const some = kysely.selectFrom('orders').select('id').where(condition).limit(COUNTED_UP_TO);
          const { count } = await kysely
            .selectFrom(some.as('some'))
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow();
          return Number(count);
        }),
      );
      const sum = counts.reduce((total, count) => total + count, 0);
      return [queue, Math.min(COUNTED_UP_TO, sum)] as const;
    }),
  );
  return Object.fromEntries(counted);
}
