import type { CatalogueIndex } from '../catalogue-index.ts';
import { countRows, visitRows } from '../columns/list-rows.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOWHERE } from '../selection/selected-rows.ts';
import type { Rank, Ranking } from '../selection/rank-rows.ts';
import type { Tally } from './count-facets.ts';
import type { Bounds } from '../bounds.ts';
import type { RowTest } from '../selection/compile-filters.ts';

/** Of the rows that fail no other filter. Null where none has any. */
export interface Ranges {
  price: Bounds | null;
  size: Bounds | null;
}

/** A step along an order is at a place of its own: it costs as much as so many along the cells. */
const SHORT = 4;

/** The lowest and the highest price and size of a list. */
export function readRanges(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  ranking: Ranking,
  { price, size }: RowTest,
): Ranges {
  const anyPrice = ranking.rankWithin({ price: null, size });
  const anySize = ranking.rankWithin({ price, size: null });
  const { priceCents, sizeMm } = index.columns;
  const walked = (values: Int32Array | Int16Array, rank: Rank) =>
    walkRange((visit) => visitRows(index, listed, tally, ranking, visit), values, rank);
  const isOfCells = listed.picked.count === 0;
  return {
    price:
      isOfCells && size === null
        ? index.pricesOf(tally.cells)
        : (readPrices(index, countRows(index, listed, tally), anyPrice) ?? walked(priceCents, anyPrice)),
    size: isOfCells ? readSizes(index, tally, anySize, size !== null) : walked(sizeMm, anySize),
  };
}

/** Off the order by price, where lots that pass are met soon at both of its ends; null when a walk is shorter. */
function readPrices({ columns, orders }: CatalogueIndex, count: number, rank: Rank): Bounds | null {
  const { rows } = orders.price;
  const priceFrom = (start: number, step: 1 | -1): number | null => {
    for (let i = 0; i < count / SHORT && i < rows.length; i += 1) {
      const row = rows[start + step * i] ?? 0;
      if (rank(row) !== NOWHERE) return columns.priceCents[row] ?? 0;
    }
    return null;
  };
  const [from, to] = [priceFrom(0, 1), priceFrom(rows.length - 1, -1)];
  return from === null || to === null ? null : { from, to };
}

/** Cell by cell: hardly any holds a size beyond those that were met, and its rows stand by size. */
function readSizes(
  index: CatalogueIndex,
  { cells, passing }: Tally,
  rank: Rank,
  isBySize: boolean,
): Bounds | null {
  const { sizeMm } = index.columns;
  const { rows } = index.orders.cell;
  const { starts, leastMm, mostMm } = index.cellSpans();
  let [from, to] = [2 ** 15, -1];
  for (let i = 0; i < cells.length; i += 1) {
    // Without a filter by size what passes is what is asked for.
    if (passing[i] === 0 && !isBySize) continue;
    const cell = cells[i] ?? 0;
    const start = starts[cell] ?? 0;
    const end = starts[cell + 1] ?? 0;
    if ((mostMm[cell] ?? -1) > to) to = Math.max(to, sizeFrom(rows, end - 1, start - 1, -1, to));
    if ((leastMm[cell] ?? -1) < from) from = Math.min(from, sizeFrom(rows, start, end, 1, from));
  }
  return to < 0 ? null : { from, to };

  /** The first size along a cell that passes; `known` when it comes to that before. */
  function sizeFrom(rowsOf: Uint32Array, start: number, end: number, step: 1 | -1, known: number): number {
    for (let at = start; at !== end; at += step) {
      const row = rowsOf[at] ?? 0;
      const size = sizeMm[row] ?? 0;
      if (size >= 0 && step * (size - known) >= 0) return known;
      if (size >= 0 && rank(row) !== NOWHERE) return size;
    }
    return known;
  }
}

function walkRange(
  each: (visit: (row: number) => void) => void,
  values: Int32Array | Int16Array,
  rank: Rank,
): Bounds | null {
  let [from, to] = [2 ** 31 - 1, -1];
  each((row) => {
    const value = values[row] ?? 0;
    if ((value >= from && value <= to) || value < 0 || rank(row) === NOWHERE) return;
    from = Math.min(from, value);
    to = Math.max(to, value);
  });
  return to < 0 ? null : { from, to };
}
