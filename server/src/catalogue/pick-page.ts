import type { Sort } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import { MARK_COUNT, SEARCH_MARKS } from './search-marks.ts';
import { NOWHERE, type Selection } from './selection.ts';
import { SOLD_OUT } from './traits.ts';
import { countNumbers, rankRows } from './walks.ts';

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
export function pickPage(index: CatalogueIndex, selection: Selection, slice: Slice): number[] {
  const ranks = rankSelection(index, selection, slice.sort);
  const groups = groupsOf(ranks, slice);
  const needed = groups.reduce((sum, group) => sum + group.take, 0);
  if (needed === 0) return [];
  const { count } = selection;
  const walk = Math.max(...groups.map(({ take, skip, size }) => (take === 0 ? 0 : (skip + take) / size)));
  const isShort = count * Math.log2(count + 1) * STEPS_PER_COMPARISON < walk * index.columns.length;
  return isShort ? sortRows(index, selection, slice) : walkOrder(index, selection, slice.sort, groups);
}

/** Gives every row that is left its rank, and counts the rows of each. */
function rankSelection({ columns }: CatalogueIndex, selection: Selection, sort: Sort): number[] {
  const { ranks, marks, count } = selection;
  const rows = selection.rows.subarray(0, count);
  const rankOf = sort === 'relevance' ? RANKS_BY_RELEVANCE : RANKS_BY_FACT;
  rankRows(ranks, rows, marks, rankOf, columns.traits, SOLD_OUT);
  const sizes = new Uint32Array(2 * MARK_COUNT);
  countNumbers(sizes, rows, ranks);
  return [...sizes];
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

function sortRows(index: CatalogueIndex, selection: Selection, { sort, offset, limit }: Slice): number[] {
  const { ranks } = selection;
  const [name, sign] = ORDERS[sort];
  const { compare } = index.orders[name];
  const rows = selection.rows.slice(0, selection.count);
  rows.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || sign * compare(one, other));
  return [...rows.subarray(offset, offset + limit)];
}

function walkOrder(index: CatalogueIndex, selection: Selection, sort: Sort, groups: Group[]): number[] {
  const { ranks } = selection;
  const [name, sign] = ORDERS[sort];
  const { rows } = index.orders[name];
  const picked = groups.map((): number[] => []);
  const skips = groups.map((group) => group.skip);
  let needed = groups.reduce((sum, group) => sum + group.take, 0);
  for (let i = 0; i < rows.length && needed > 0; i += 1) {
    const row = rows[sign === 1 ? i : rows.length - 1 - i] ?? 0;
    const rank = ranks[row] ?? NOWHERE;
    if (rank === NOWHERE) continue;
    const group = picked[rank];
    const skip = skips[rank] ?? 0;
    if (skip > 0) skips[rank] = skip - 1;
    else if (group && group.length < (groups[rank]?.take ?? 0)) {
      group.push(row);
      needed -= 1;
    }
  }
  return picked.flat();
}
