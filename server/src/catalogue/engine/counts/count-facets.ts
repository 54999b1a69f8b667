import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { chosenFilters } from '../selection/chosen-filters.ts';
import type { AttributeGroups } from './attribute-groups.ts';
import { countCells, type Group } from './count-groups.ts';
import { countBoth, countSizes } from './count-sizes.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from '../selection/selected-rows.ts';
import {
  bitOf,
  failsOfCell,
  failsOfValues,
  type RowTest,
  FAILS_PRICE,
  FAILS_SIZE,
} from '../selection/compile-filters.ts';
import { TRAITS } from '../columns/traits.ts';

type Filter = Listing['loosen'][number]['filter'];

/** What is counted of a list, for its facets. */
export interface Tally {
  all: Group;
  passed: Group;
  /** By filter, where it is chosen: the rows that fail it and no other. */
  failed: Partial<Record<Filter, Group>>;
  /** The same of younger facts, by their keys. */
  failedFacts: ReadonlyMap<string, Group>;
  /** The cells that fail no filter, and how many of the rows of each pass. */
  cells: Uint32Array;
  passing: Uint32Array;
}

/**
 * Counts what each facet needs: a row that fails exactly one filter counts for the values of that one (disjunctive
 * facets), a row that fails several for none.
 */
export function tallyList(index: CatalogueIndex, filters: Filters, test: RowTest, listed: Listed): Tally {
  const { columns } = index;
  const { cells } = columns;
  const list = listed.cells(cells);
  const { failing, ...counts } = countRowsBy(index, list, test);
  const passing = new Uint32Array(list.length);
  const newGroup = (): Group => ({
    count: 0,
    traits: new Uint32Array(TRAITS.length),
    origins: new Uint32Array(index.origins.texts.length),
  });
  const [all, passed, several] = [newGroup(), newGroup(), newGroup()];
  const chosen = chosenFilters(filters).map((filter) => [filter, newGroup()] as const);
  const failed: Tally['failed'] = Object.fromEntries(chosen);
  const byFails = Array.from({ length: 1 << LOOSENABLE.length }, () => several);
  byFails[0] = passed;
  for (const [filter, group] of chosen) byFails[bitOf(filter)] = group;
  const left = countCells(list, cells, test, { counts, all, byFails, passing });
  const failedFacts = new Map(
    test.facts.map(({ key }, at) => {
      const group = newGroup();
      for (const cell of list.subarray(0, left)) addCell(group, cells, cell, failing[at]?.[cell] ?? 0);
      return [key, group];
    }),
  );
  for (const group of [all, passed, ...Object.values(failed), ...failedFacts.values()])
    group.count = group.traits.reduce((sum, count) => sum + count, 0);
  const tally = {
    all,
    passed,
    failed,
    failedFacts,
    cells: list.subarray(0, left),
    passing: passing.subarray(0, left),
  };
  tallySelected(index, test, listed, tally);
  return tally;
}

/** By cell, how many rows are within the bounds of price, of size, and of both; with younger facts, within theirs too. */
function countRowsBy(index: CatalogueIndex, list: Uint32Array, test: RowTest): FactCounts {
  if (test.facts.length > 0) return countFactRows(index, list, test);
  const { columns, orders, priceSteps } = index;
  const { counts } = columns.cells;
  const ofPrice = test.price ? priceSteps.countWithin(test.price, columns, orders.price) : counts;
  const ofSize = test.size ? countSizes(index, list, test.size) : counts;
  const both = test.size ? countBoth(index, list, ofPrice, ofSize, test) : ofPrice;
  return { ofPrice, ofSize, both, failing: [] };
}

/** Of lots that were selected one by one, those that are in no cell of the list. */
function tallySelected(index: CatalogueIndex, test: RowTest, listed: Listed, tally: Tally): void {
  const { columns } = index;
  const { cells } = columns;
  const { selected, tiers } = listed;
  const groups: (Group | undefined)[] = [tally.passed];
  for (const filter of LOOSENABLE) groups[bitOf(filter)] = tally.failed[filter];
  for (const { key, bit } of test.facts) groups[bit] = tally.failedFacts.get(key);
  for (let i = 0; i < selected.count; i += 1) {
    const row = selected.rows[i] ?? 0;
    const cell = columns.cell[row] ?? 0;
    if (tiers[cells.kinds[cell] ?? 0] !== NOT_SELECTED) continue;
    const traits = cells.traits[cell] ?? 0;
    const origin = cells.origins[cell] ?? 0;
    const fails = failsOfCell(test, cells, cell) | failsOfValues(test, columns, row);
    addRow(tally.all, traits, origin);
    addRow(groups[fails], traits, origin);
  }
}

function addCell({ traits, origins }: Group, cells: AttributeGroups, cell: number, count: number): void {
  const [of, from] = [cells.traits[cell] ?? 0, cells.origins[cell] ?? 0];
  traits[of] = (traits[of] ?? 0) + count;
  origins[from] = (origins[from] ?? 0) + count;
}

function addRow(group: Group | undefined, traits: number, origin: number): void {
  if (!group) return;
  group.count += 1;
  group.traits[traits] = (group.traits[traits] ?? 0) + 1;
  group.origins[origin] = (group.origins[origin] ?? 0) + 1;
}

/** By cell, how many rows pass, and how many fail the price, the size or one of the facts alone. */
interface FactCounts {
  /** Rows within all other bounds, whatever their size or their price: what `countCells` asks for. */
  ofPrice: Uint32Array;
  ofSize: Uint32Array;
  both: Uint32Array;
  /** In the order of the facts of the test. */
  failing: Uint32Array[];
}

/** Row by row: a fact without a column of its own has no order and no counts. */
function countFactRows(index: CatalogueIndex, list: Uint32Array, test: RowTest): FactCounts {
  const { columns } = index;
  const { starts } = index.cellSpans();
  const { rows } = index.orders.cell;
  const perCell = () => new Uint32Array(columns.cells.length);
  const [ofPrice, ofSize, both] = [perCell(), perCell(), perCell()];
  const failing = test.facts.map(perCell);
  const byFails = new Map([
    [FAILS_PRICE, ofSize],
    [FAILS_SIZE, ofPrice],
  ]);
  for (const [at, { bit }] of test.facts.entries()) byFails.set(bit, failing[at] ?? perCell());
  for (const cell of list) {
    for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) {
      const fails = failsOfValues(test, columns, rows[at] ?? 0);
      const into = fails === 0 ? both : byFails.get(fails);
      if (into) into[cell] = (into[cell] ?? 0) + 1;
    }
    ofPrice[cell] = (ofPrice[cell] ?? 0) + (both[cell] ?? 0);
    ofSize[cell] = (ofSize[cell] ?? 0) + (both[cell] ?? 0);
  }
  return { ofPrice, ofSize, both, failing };
}
