import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { StockLine } from './stock.ts';

/** How many of each insect staff brought under a source, negative for those that it took. */
export async function movedBy(trx: Transaction<Schema>, source: string): Promise<StockLine[]> {
  const moves = await trx
    .selectFrom('stock_moves')
    .select(['insect_id as insectId', 'amount'])
    .where('source', '=', source)
    .where('kind', 'in', ['receive', 'adjust'])
    // By hand: those have an index.
    .where(sql<SqlBool>`staff <> ''`)
    .orderBy('insect_id')
    .execute();
  const lines = new Map<number, number>();
  for (const { insectId, amount } of moves) lines.set(insectId, (lines.get(insectId) ?? 0) + amount);
  return [...lines].map(([insectId, amount]) => ({ insectId, amount }));
}

/** Whether one of an insect was ever sold. */
export async function wasSold(trx: Transaction<Schema>, insectId: number): Promise<boolean> {
  const move = await trx
    .selectFrom('stock_moves')
    .select('id')
    .where('insect_id', '=', insectId)
    .where('kind', '=', 'sell')
    .limit(1)
    .executeTakeFirst();
  return move !== undefined;
}

/** When one of each was sold last, by id; what never was is left out. */
export async function lastSold(
  kysely: Kysely<Schema>,
  insectIds: readonly number[],
): Promise<Map<number, string>> {
  if (insectIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('stock_moves')
    .select(({ fn }) => ['insect_id as id', fn.max('at').as('at')])
    .where('insect_id', 'in', insectIds)
    .where('kind', '=', 'sell')
    .groupBy('insect_id')
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}
