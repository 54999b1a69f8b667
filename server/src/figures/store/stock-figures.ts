import type { StockFigures, StockLot } from '@vitrine/shared/contract/tools/operations/dashboard';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { collect } from '../../platform/collect.ts';
import type { Schema } from '../../database/schema/schema.ts';

const YEAR_MS = 365 * DAY_MS;
const SHOWN = 8;
/** So many came in before one that is left is the last of several. */
const SEVERAL = 3;

/** What lies in the drawers: read beside the answers, for it walks over all lots. */
export async function readStockFigures(kysely: Kysely<Schema>, now: Date): Promise<StockFigures> {
  const yearAgo = new Date(now.getTime() - YEAR_MS).toISOString();
  const [all, low, dead] = await Promise.all([
    valueOf(forSale(kysely)),
    lastOfSeveral(kysely),
    valueOf(unsoldSince(kysely, yearAgo)),
  ]);
  const oldest = unsoldSince(kysely, yearAgo).orderBy('created_at').limit(SHOWN);
  return {
    ...all,
    low,
    deadLots: dead.lots,
    deadCents: dead.cents,
    dead: await lotsOf(oldest),
  };
}

const available = sql<number>`(on_hand - reserved)`;

function forSale(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('insects')
    .where('is_shown', '=', 1)
    .where((eb) => eb('is_sold_out', '=', 0));
}

/** For sale since before that day, and none sold after it. */
function unsoldSince(kysely: Kysely<Schema>, day: string) {
  return forSale(kysely)
    .where('created_at', '<', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_moves')
            .select('stock_moves.id')
            .whereRef('stock_moves.insect_id', '=', 'insects.id')
            .where('stock_moves.kind', '=', 'sell')
            .where('stock_moves.at', '>=', day),
        ),
      ),
    );
}

type Lots = ReturnType<typeof forSale>;

async function valueOf(lots: Lots): Promise<{ lots: number; cents: number }> {
  const figures = lots.select((eb) => [
    eb.fn.countAll<number>().as('lots'),
    sql<number>`coalesce(sum(price_cents * ${available}), 0)`.as('cents'),
  ]);
  const [row] = await collect(figures.stream(1));
  return { lots: Number(row?.lots ?? 0), cents: Number(row?.cents ?? 0) };
}

async function lotsOf(lots: Lots): Promise<StockLot[]> {
  const rows = lots
    .select(['insects.id', 'insects.reference', 'insects.name', 'price_cents as priceCents'])
    .select(['created_at as since', available.as('available')]);
  return collect(rows.stream(SHOWN));
}

function lastOfSeveral(kysely: Kysely<Schema>): Promise<StockLot[]> {
  const received = sql<SqlBool>`(select sum(amount) from stock_moves
    where stock_moves.insect_id = insects.id and kind = 'receive') >= ${SEVERAL}`;
  const last = forSale(kysely)
    .where(sql<SqlBool>`${available} = 1`)
    .where(received);
  return lotsOf(last.orderBy('updated_at', 'desc').limit(SHOWN));
}
