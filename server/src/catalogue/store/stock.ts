import { sql, type Kysely, type Transaction } from 'kysely';
import { prepared, type Given } from '../../database/prepared.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** So many of one insect. */
export interface StockLine {
  insectId: number;
  amount: number;
}

type MoveKind = 'reserve' | 'release' | 'sell' | 'receive' | 'adjust';

/** The author and the reason of a stock move by hand. */
interface StockMover {
  staff: string;
  note: string;
}

const inFixedOrder = (lines: readonly StockLine[]) =>
  lines.toSorted((one, other) => one.insectId - other.insectId);

const takeAside = prepared((kysely, given: Given<StockLine>) =>
  kysely
    .updateTable('insects')
    .set((eb) => ({ reserved: eb('reserved', '+', given('amount')) }))
    .where('id', '=', given('insectId'))
    .where('is_shown', '=', 1)
    .where((eb) => eb(eb('on_hand', '-', eb.ref('reserved')), '>=', given('amount'))),
);

/**
 * Reserves lots for `source`. Returns the insects that are short; when there are any the caller undoes the
 * transaction. Lines hold each insect once. The same source reserves an insect once, however often it asks.
 */
export async function reserveStock(
  trx: Transaction<Schema>,
  lines: readonly StockLine[],
  source: string,
  now: Date,
): Promise<number[]> {
  const short: number[] = [];
  for (const line of inFixedOrder(lines)) {
    if (!(await recordMove(trx, 'reserve', line, source, now))) continue;
    const { numAffectedRows } = await takeAside(trx, { insectId: line.insectId, amount: line.amount });
    if (numAffectedRows !== 1n) short.push(line.insectId);
  }
  return short;
}

/** Frees what `reserveStock` reserved. */
export const releaseStock = mover('release', { reserved: -1, onHand: 0 });

/** Takes what was reserved out of stock for good. */
export const sellStock = mover('sell', { reserved: -1, onHand: -1 });

/** Puts what was sold back into stock. */
export const receiveStock = mover('receive', { reserved: 0, onHand: 1 });

/** A move that is always possible. The same source makes it once for an insect, however often it asks. */
function mover(kind: MoveKind, { reserved, onHand }: { reserved: number; onHand: number }) {
  return async (
    trx: Transaction<Schema>,
    lines: readonly StockLine[],
    source: string,
    now: Date,
    by?: StockMover,
  ): Promise<void> => {
    for (const line of inFixedOrder(lines)) {
      if (!(await recordMove(trx, kind, line, source, now, by))) continue;
      await trx
        .updateTable('insects')
        .set((eb) => ({
          reserved: eb('reserved', '+', reserved * line.amount),
          on_hand: eb('on_hand', '+', onHand * line.amount),
        }))
        .where('id', '=', line.insectId)
        .execute();
    }
  };
}

/**
 * Puts what is on hand right by so many, which may be negative. Never below what is reserved: then nothing is
 * written. The same source does it once.
 */
export async function adjustStock(
  trx: Transaction<Schema>,
  line: StockLine,
  source: string,
  now: Date,
  by: StockMover,
): Promise<'adjusted' | 'below-kept-aside'> {
  const { on_hand, reserved } = await lockStock(trx, line.insectId);
  if (on_hand + line.amount < reserved) return 'below-kept-aside';
  if (!(await recordMove(trx, 'adjust', line, source, now, by))) return 'adjusted';
  await trx
    .updateTable('insects')
    .set((eb) => ({ on_hand: eb('on_hand', '+', line.amount) }))
    .where('id', '=', line.insectId)
    .execute();
  return 'adjusted';
}

/** What there is of an insect, which nobody else can move until the transaction ends. */
export function lockStock(trx: Transaction<Schema>, insectId: number) {
  // An update that changes nothing is the row lock that both databases know.
  return trx
    .updateTable('insects')
    .set((eb) => ({ reserved: eb.ref('reserved') }))
    .where('id', '=', insectId)
    .returning(['on_hand', 'reserved'])
    .executeTakeFirstOrThrow();
}

/** Whether a source moved stock of an insect before. */
export async function hasMoved(trx: Transaction<Schema>, insectId: number, source: string): Promise<boolean> {
  const move = await trx
    .selectFrom('stock_moves')
    .select('id')
    .where('insect_id', '=', insectId)
    .where('source', '=', source)
    .executeTakeFirst();
  return move !== undefined;
}

type Move = StockLine & StockMover & { kind: MoveKind; source: string; at: string };

/** An upsert that does nothing the second time: a movement is written once for its source. */
const insertMove = prepared((kysely, given: Given<Move>) =>
  kysely
    .insertInto('stock_moves')
    .values({
      insect_id: given('insectId'),
      kind: given('kind'),
      amount: given('amount'),
      source: given('source'),
      at: given('at'),
      staff: given('staff'),
      note: given('note'),
    })
    .onConflict((conflict) => conflict.columns(['insect_id', 'kind', 'source']).doNothing()),
);

/** False when this source made this move before. */
async function recordMove(
  trx: Transaction<Schema>,
  kind: MoveKind,
  line: StockLine,
  source: string,
  now: Date,
  by: StockMover = { staff: '', note: '' },
): Promise<boolean> {
  const { insectId, amount } = line;
  const move = { insectId, kind, amount, source, at: now.toISOString(), ...by };
  return (await insertMove(trx, move)).numAffectedRows === 1n;
}

/** Insects whose stock is not the sum of their moves: empty, unless something moved stock behind our back. */
export function stockFaults(kysely: Kysely<Schema>): Promise<{ uuid: string }[]> {
  return faultsQuery(kysely).execute();
}

/** The same for a whole shop, beside the thread that serves pages. */
export function streamStockFaults(kysely: Kysely<Schema>): AsyncIterableIterator<{ uuid: string }> {
  return faultsQuery(kysely).stream(100);
}

function faultsQuery(kysely: Kysely<Schema>) {
  const faults = sql<{ uuid: string }>`(
    select insects.uuid from insects left join (
      select insect_id,
        sum(case kind when 'receive' then amount when 'adjust' then amount when 'sell' then -amount else 0 end) as on_hand,
        sum(case kind when 'reserve' then amount when 'release' then -amount when 'sell' then -amount else 0 end) as reserved
      from stock_moves group by insect_id
    ) moved on moved.insect_id = insects.id
    where insects.on_hand <> coalesce(moved.on_hand, 0) or insects.reserved <> coalesce(moved.reserved, 0)
  )`;
  return kysely.selectFrom(faults.as('faults')).select('uuid');
}
