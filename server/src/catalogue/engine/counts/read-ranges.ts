import type { FactFacet, Facets } from '@vitrine/shared/contract/listing';
import { COLOURS } from '@vitrine/shared/contract/facts/colours';
import {
  CAUGHT_MONTH,
  CAUGHT_YEAR,
  FACT_FILTERS,
  PICTURE_COLOUR,
} from '@vitrine/shared/contract/facts/fact-filters';
import { type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { UNSAID } from '../columns/fact-columns.ts';
import { countRows, visitRows } from '../columns/list-rows.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from '../selection/selected-rows.ts';
import type { Rank, Ranking } from '../selection/rank-rows.ts';
import type { Tally } from './count-facets.ts';
import type { Bounds } from '../bounds.ts';
import type { RowTest } from '../selection/compile-filters.ts';

/** Of the rows that fail no other filter. Null where none has any. */
export interface Ranges {
  price: Bounds | null;
  size: Bounds | null;
  facts: Facets['facts'];
}

/** A step along an order is at a place of its own: it costs as much as so many along the cells. */
const SHORT = 4;

/** The lowest and the highest price and size of a list, and what it has of younger facts. */
export function readRanges(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  ranking: Ranking,
  { price, size, facts }: RowTest,
): Ranges {
  const anyPrice = ranking.rankWithin({ price: null, size });
  const anySize = ranking.rankWithin({ price, size: null });
  const { priceCents, sizeMm } = index.columns;
  const walked = (values: Int32Array | Int16Array, rank: Rank) =>
    walkRange((visit) => visitRows(index, listed, tally, ranking, visit), values, rank);
  const isOfCells = listed.selected.count === 0;
  return {
    price:
      isOfCells && size === null && facts.length === 0
        ? index.pricesOf(tally.cells)
        : (readPrices(index, countRows(index, listed, tally), anyPrice) ?? walked(priceCents, anyPrice)),
    size: isOfCells ? readSizes(index, tally, anySize, size !== null) : walked(sizeMm, anySize),
    facts: readFacts(index, listed, tally, ranking, facts),
  };
}

type Visit = (visit: (row: number) => void) => void;

/** Row by row, of the facts that any lot has; of months only where one was asked for, and of years by their cells. */
function readFacts(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  ranking: Ranking,
  chosen: RowTest['facts'],
): Facets['facts'] {
  const { columns } = index;
  const isAsked = (key: string) => key !== CAUGHT_MONTH.key || chosen.some((one) => one.key === key);
  const seen = FACT_FILTERS.filter(({ key }) => columns.facts.has(key) && isAsked(key));
  const entries = seen.flatMap((fact): [string, FactFacet][] => {
    const rank = ranking.rankWithin({ facts: chosen.filter(({ key }) => key !== fact.key) });
    if (fact.key === CAUGHT_YEAR.key && listed.selected.count === 0) {
      const years = readYears(index, tally, rank);
      return years ? [[fact.key, years]] : [];
    }
    if (fact.key === PICTURE_COLOUR.key) {
      const isChosen = chosen.some(({ key }) => key === fact.key);
      const colours = countColours(index, listed, tally, { ranking, rank, isChosen });
      return colours.length > 0 ? [[fact.key, colours]] : [];
    }
    const counts = new Map<number, number>();
    visitRows(index, listed, tally, ranking, (row) => {
      const value = columns.facts.valueOf(fact.key, row);
      if (value !== UNSAID && rank(row) !== NOT_SELECTED) counts.set(value, (counts.get(value) ?? 0) + 1);
    });
    return counts.size === 0 ? [] : [[fact.key, facetOf(fact, counts)]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** By cells that pass whole; row by row of the others, and of all where colours are chosen: a lot counts for each of its own. */
function countColours(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  { ranking, rank, isChosen }: { ranking: Ranking; rank: Rank; isChosen: boolean },
): { value: string; count: number }[] {
  const { facts, cells } = index.columns;
  const { rows } = index.orders.cell;
  const totals = COLOURS.map(() => 0);
  const add = (row: number) => {
    const mask = facts.valueOf(PICTURE_COLOUR.key, row);
    if (mask === UNSAID || rank(row) === NOT_SELECTED) return;
    for (let at = 0; at < totals.length; at += 1) if (mask & (1 << at)) totals[at] = (totals[at] ?? 0) + 1;
  };
  if (listed.selected.count > 0) visitRows(index, listed, tally, ranking, add);
  else {
    const { starts } = index.cellSpans();
    for (let i = 0; i < tally.cells.length; i += 1) {
      const cell = tally.cells[i] ?? 0;
      if (!isChosen && tally.passing[i] === 0) continue;
      if (!isChosen && tally.passing[i] === cells.counts[cell])
        for (let at = 0; at < totals.length; at += 1)
          totals[at] = (totals[at] ?? 0) + (cells.colours[at]?.[cell] ?? 0);
      else for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) add(rows[at] ?? 0);
    }
  }
  return COLOURS.flatMap((value, at) => {
    const count = totals[at] ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });
}

/** Only cells that may hold a year beyond those that were met are walked: a handful of all. */
function readYears(index: CatalogueIndex, { cells }: Tally, rank: Rank): Bounds | null {
  const { facts, cells: known } = index.columns;
  const { rows } = index.orders.cell;
  const { starts } = index.cellSpans();
  let [from, to] = [Infinity, -Infinity];
  for (const cell of cells) {
    const [least, most] = [known.leastYear[cell] ?? 0, known.mostYear[cell] ?? 0];
    if (most === 0 || (least >= from && most <= to)) continue;
    for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) {
      const row = rows[at] ?? 0;
      const year = facts.valueOf(CAUGHT_YEAR.key, row);
      if (year === UNSAID || (year >= from && year <= to) || rank(row) === NOT_SELECTED) continue;
      [from, to] = [Math.min(from, year), Math.max(to, year)];
    }
  }
  return to < from ? null : { from, to };
}

function facetOf(fact: NamedFact, counts: ReadonlyMap<number, number>): FactFacet {
  if (fact.kind === 'choice')
    return fact.options.flatMap((value, at) => {
      const count = counts.get(at);
      return count === undefined ? [] : [{ value, count }];
    });
  let [from, to] = [Infinity, -Infinity];
  for (const value of counts.keys()) [from, to] = [Math.min(from, value), Math.max(to, value)];
  return { from, to };
}

/** Off the order by price, where lots that pass are met soon at both of its ends; null when a walk is shorter. */
function readPrices({ columns, orders }: CatalogueIndex, count: number, rank: Rank): Bounds | null {
  const { rows } = orders.price;
  const priceFrom = (start: number, step: 1 | -1): number | null => {
    for (let i = 0; i < count / SHORT && i < rows.length; i += 1) {
      const row = rows[start + step * i] ?? 0;
      if (rank(row) !== NOT_SELECTED) return columns.priceCents[row] ?? 0;
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
      if (size >= 0 && rank(row) !== NOT_SELECTED) return size;
    }
    return known;
  }
}

function walkRange(each: Visit, values: Int32Array | Int16Array, rank: Rank): Bounds | null {
  let [from, to] = [2 ** 31 - 1, -1];
  each((row) => {
    const value = values[row] ?? 0;
    if ((value >= from && value <= to) || value < 0 || rank(row) === NOT_SELECTED) return;
    from = Math.min(from, value);
    to = Math.max(to, value);
  });
  return to < 0 ? null : { from, to };
}
