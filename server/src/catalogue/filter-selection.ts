import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import { chosenFilters } from './chosen-filters.ts';
import { NOWHERE, type Selection } from './selection.ts';
import {
  bitOf,
  FAILS_PRICE,
  FAILS_SIZE,
  passes,
  readTest,
  type Bounds,
  type RowTest,
} from './test-selection.ts';
import { TRAITS } from './traits.ts';
import { countCells, rangeOf, testValues } from './walks.ts';

type Filter = Listing['loosen'][number]['filter'];

/** By price, by size, by both, or by neither: so many ways there are to fail by a value of one's own. */
const WAYS = 4;

/** What is counted of some rows of a list. */
interface Group {
  count: number;
  traits: Uint32Array;
  origins: Uint32Array;
}

/** What is counted of a list, for its facets. */
export interface Tally {
  test: RowTest;
  unfiltered: number;
  /** 1 for traits, and for origins, that any row of the list has. */
  traitsSeen: Uint8Array;
  originsSeen: Uint8Array;
  passed: Group;
  /** By filter, where it is chosen: the rows that fail it and no other. */
  failed: Partial<Record<Filter, Group>>;
  /** Of the rows that fail no other filter. Null where none has any. */
  price: Bounds | null;
  size: Bounds | null;
}

/**
 * Counts what each facet needs: a row that fails exactly one filter counts for the values of that one (disjunctive
 * facets), a row that fails several for none. The selection stays, and knows what each row fails by price and size.
 */
export function filterSelection(index: CatalogueIndex, filters: Filters, selection: Selection): Tally {
  const { columns } = index;
  const rows = selection.rows.subarray(0, selection.count);
  const fails = selection.fails.subarray(0, selection.count);
  const test = readTest(index, filters);
  fails.fill(0);
  if (test.price) testValues(fails, rows, columns.priceCents, test.price, FAILS_PRICE);
  if (test.size) testValues(fails, rows, columns.sizeMm, test.size, FAILS_SIZE);
  const tally = tallyCells(index, filters, test, countsOf(index, rows, fails));
  const range = (values: Int32Array, except: number) =>
    rangeOf(rows, values, columns.cell, test.failsOfCell, fails, except);
  return {
    test,
    unfiltered: rows.length,
    ...tally,
    price: readPrices(index, selection, test) ?? range(columns.priceCents, FAILS_PRICE),
    size: range(columns.sizeMm, FAILS_SIZE),
  };
}

/**
 * The lowest and the highest price off the order by price, where lots that pass are met soon at both of its ends. Null
 * when they are not: then a walk over the list is shorter.
 */
function readPrices({ columns, orders }: CatalogueIndex, selection: Selection, test: RowTest): Bounds | null {
  const { rows } = orders.price;
  const { marks, count } = selection;
  const anyPrice = { ...test, price: null };
  const priceFrom = (start: number, step: 1 | -1): number | null => {
    for (let i = 0; i < count / SHORT && i < rows.length; i += 1) {
      const row = rows[start + step * i] ?? 0;
      if (marks[row] !== NOWHERE && passes(anyPrice, columns, row)) return columns.priceCents[row] ?? 0;
    }
    return null;
  };
  const [from, to] = [priceFrom(0, 1), priceFrom(rows.length - 1, -1)];
  return from === null || to === null ? null : { from, to };
}

/** A step along an order is at a place of its own: it costs as much as so many along the list. */
const SHORT = 20;

function countsOf({ columns }: CatalogueIndex, rows: Uint32Array, fails: Uint8Array): Uint32Array {
  const counts = new Uint32Array(columns.cells.traits.length * WAYS);
  countCells(counts, rows, columns.cell, fails, WAYS);
  return counts;
}

type CellTally = Pick<Tally, 'traitsSeen' | 'originsSeen' | 'passed' | 'failed'>;

/** From cells, which are few, to the values of each fact. */
function tallyCells(
  index: CatalogueIndex,
  filters: Filters,
  { failsOfCell }: RowTest,
  counts: Uint32Array,
): CellTally {
  const { cells } = index.columns;
  const groups = groupsBy(index, filters);
  const tally = {
    traitsSeen: new Uint8Array(TRAITS.length),
    originsSeen: new Uint8Array(index.origins.texts.length),
  };
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    if (count === 0) continue;
    const cell = Math.floor(at / WAYS);
    const [traits = 0, origin = 0] = [cells.traits[cell], cells.origins[cell]];
    tally.traitsSeen[traits] = 1;
    tally.originsSeen[origin] = 1;
    const group = groups.byFails.get((failsOfCell[cell] ?? 0) | (BITS_OF_WAY[at % WAYS] ?? 0));
    if (group) countInto(group, traits, origin, count);
  }
  return { ...tally, passed: groups.passed, failed: groups.failed };
}

/** What rows fail that fail in such a way. */
const BITS_OF_WAY = Array.from(
  { length: WAYS },
  (_, way) => (way & FAILS_PRICE ? bitOf('price') : 0) | (way & FAILS_SIZE ? bitOf('size') : 0),
);

function groupsBy({ origins }: CatalogueIndex, filters: Filters) {
  const newGroup = (): Group => ({
    count: 0,
    traits: new Uint32Array(TRAITS.length),
    origins: new Uint32Array(origins.texts.length),
  });
  const passed = newGroup();
  const failed: Tally['failed'] = {};
  const byFails = new Map([[0, passed]]);
  for (const filter of chosenFilters(filters)) {
    const group = newGroup();
    failed[filter] = group;
    byFails.set(bitOf(filter), group);
  }
  return { passed, failed, byFails };
}

function countInto(group: Group, traits: number, origin: number, count: number): void {
  group.count += count;
  group.traits[traits] = (group.traits[traits] ?? 0) + count;
  group.origins[origin] = (group.origins[origin] ?? 0) + count;
}
