import type { Sort } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Columns } from './columns.ts';
import type { Tally } from './filter-selection.ts';
import { MARK_COUNT, SEARCH_MARKS } from './search-marks.ts';
import { NOWHERE, type Selection } from './selection.ts';
import { passes } from './test-selection.ts';
import { SOLD_OUT } from './traits.ts';
import { countRanks, FAILED } from './walks.ts';

interface Slice {
  sort: Sort;
  offset: number;
  limit: number;
}

const ORDERS = {
  newest: ['updated', -1],
  oldest: ['updated', 1],
  'price-up': ['price', 1],
  'price-down': ['price', -1],
  'name-up': ['name', 1],
  'name-down': ['name', -1],
  'reference-up': ['reference', 1],
  'reference-down': ['reference', -1],
  relevance: ['updated', -1],
} as const satisfies Record<Sort, [keyof CatalogueIndex['orders'], 1 | -1]>;

/** A comparison while sorting costs about as much as so many steps of a walk. */
const STEPS_PER_COMPARISON = 6;

/**
 * The rows of a page. Sold-out insects come after all others, whatever the sort (spec §4), and what is only like a
 * search after what holds it; by relevance the better fit comes first.
 * A short list is sorted, a long one read off the order of all rows: whichever is less work.
 */
export function pickPage(index: CatalogueIndex, selection: Selection, tally: Tally, slice: Slice): number[] {
  const ranking = rankingOf(index, selection, tally, slice.sort);
  const groups = groupsOf(countGroups(index, selection, tally, ranking), slice);
  const needed = groups.reduce((sum, group) => sum + group.take, 0);
  if (needed === 0) return [];
  const { count } = tally.passed;
  const walk = Math.max(...groups.map(({ take, skip, size }) => (take === 0 ? 0 : (skip + take) / size)));
  const isShort = count * Math.log2(count + 1) * STEPS_PER_COMPARISON < walk * index.columns.length;
  return isShort
    ? sortRows(index, ranking, slice.sort, groups)
    : walkOrder(index, ranking, slice.sort, groups);
}

/** The rank of every row that passes. */
interface Ranking {
  /** `NOWHERE` for a row that is not in the list, or does not pass. */
  rank(row: number): number;
  rankOfMark: Uint8Array;
  /** By cell: 1 when its lots are sold out; `FAILED` when they do not pass. */
  rankOfCell: Uint8Array;
  /** Those of the list, passing or not. */
  rows: Uint32Array;
}

function rankingOf({ columns }: CatalogueIndex, selection: Selection, { test }: Tally, sort: Sort): Ranking {
  const { marks } = selection;
  const { failsOfCell } = test;
  const rankOfMark = sort === 'relevance' ? RANKS_BY_RELEVANCE : RANKS_BY_FACT;
  const rankOfCell = ranksOfCells(columns, failsOfCell);
  const rank = (row: number) => {
    const mark = marks[row] ?? NOWHERE;
    if (mark === NOWHERE || !passes(test, columns, row)) return NOWHERE;
    return (rankOfMark[mark] ?? 0) + (rankOfCell[columns.cell[row] ?? 0] ?? 0);
  };
  return { rank, rankOfMark, rankOfCell, rows: selection.rows.subarray(0, selection.count) };
}

function ranksOfCells({ cells }: Columns, failsOfCell: Uint8Array): Uint8Array {
  const ranks = new Uint8Array(failsOfCell.length);
  for (let cell = 0; cell < ranks.length; cell += 1) {
    ranks[cell] = failsOfCell[cell] === 0 ? (cells.traits[cell] ?? 0) & SOLD_OUT : FAILED;
  }
  return ranks;
}

/** How many rows have each rank. In a list all have the first mark, so their traits tell it. */
function countGroups(
  { columns }: CatalogueIndex,
  { marks, fails, isMarked }: Selection,
  { passed }: Tally,
  { rankOfMark, rankOfCell, rows }: Ranking,
): number[] {
  if (!isMarked) {
    const soldOut = passed.traits.reduce((sum, count, traits) => sum + (traits & SOLD_OUT ? count : 0), 0);
    return [passed.count - soldOut, soldOut];
  }
  const counts = new Uint32Array(FAILED * 5);
  const failsOfRows = fails.subarray(0, rows.length);
  countRanks(counts, rows, marks, rankOfMark, columns.cell, rankOfCell, failsOfRows);
  return [...counts.subarray(0, 2 * MARK_COUNT)];
}

/** By mark, the rank of a lot that can be ordered; one that is sold out comes right behind. */
const RANKS_BY_RELEVANCE = Uint8Array.from({ length: MARK_COUNT }, (_, mark) => 2 * mark);
const RANKS_BY_FACT = RANKS_BY_RELEVANCE.map((rank) =>
  rank < 2 * SEARCH_MARKS.close ? 0 : 2 * SEARCH_MARKS.close,
);

/** How much of each rank is before the page, and how much on it. */
interface Group {
  size: number;
  skip: number;
  take: number;
}

function groupsOf(sizes: number[], { offset, limit }: Slice): Group[] {
  let start = 0;
  return sizes.map((size) => {
    const skip = Math.min(size, Math.max(0, offset - start));
    const take = Math.max(0, Math.min(size - skip, offset + limit - start - skip));
    start += size;
    return { size, skip, take };
  });
}

/** Sorts each rank by itself, and only those that the page shows something of. */
function sortRows(
  index: CatalogueIndex,
  { rank, rows }: Ranking,
  sort: Sort,
  groups: readonly Group[],
): number[] {
  const [name, sign] = ORDERS[sort];
  const { compare } = index.orders[name];
  const members = groups.map((): number[] => []);
  for (const row of rows) {
    const at = rank(row);
    if (groups[at]?.take) members[at]?.push(row);
  }
  return members.flatMap((member, at) => {
    const { skip = 0, take = 0 } = groups[at] ?? {};
    return member.sort((one, other) => sign * compare(one, other)).slice(skip, skip + take);
  });
}

function walkOrder(index: CatalogueIndex, { rank }: Ranking, sort: Sort, groups: Group[]): number[] {
  const [name, sign] = ORDERS[sort];
  const { rows } = index.orders[name];
  const picked = groups.map((): number[] => []);
  const skips = groups.map((group) => group.skip);
  let needed = groups.reduce((sum, group) => sum + group.take, 0);
  for (let i = 0; i < rows.length && needed > 0; i += 1) {
    const row = rows[sign === 1 ? i : rows.length - 1 - i] ?? 0;
    const at = rank(row);
    if (at === NOWHERE) continue;
    const group = picked[at];
    const skip = skips[at] ?? 0;
    if (skip > 0) skips[at] = skip - 1;
    else if (group && group.length < (groups[at]?.take ?? 0)) {
      group.push(row);
      needed -= 1;
    }
  }
  return picked.flat();
}
