import { FACT_SORTS, RELEVANCE, SORTS, type KnownSort, type Sort } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { countRows, visitRows } from '../columns/list-rows.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from './selected-rows.ts';
import type { Rank, Ranking } from './rank-rows.ts';
import { UNSAID } from '../columns/fact-columns.ts';
import type { Tally } from '../counts/count-facets.ts';
import type { Bounds } from '../bounds.ts';
import type { RowTest } from './compile-filters.ts';

interface Slice {
  sort: Sort;
  offset: number;
  limit: number;
}

const ORDERS = {
  newest: ['shown', -1],
  oldest: ['shown', 1],
  'price-up': ['price', 1],
  'price-down': ['price', -1],
  'name-up': ['name', 1],
  'name-down': ['name', -1],
  'reference-up': ['reference', 1],
  'reference-down': ['reference', -1],
  relevance: ['shown', -1],
} as const satisfies Record<KnownSort, [keyof CatalogueIndex['orders'], 1 | -1]>;

/** A comparison while sorting costs about as much as so many steps of a walk. */
const STEPS_PER_COMPARISON = 3;

/**
 * The rows of a page, rank by rank.
 * A short list is sorted, a long one read off the order of all rows: whichever is less work.
 */
export function pickPage(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  ranking: Ranking,
  { price }: RowTest,
  slice: Slice,
): number[] {
  const groups = groupsOf([...ranking.sizes], slice);
  if (groups.every(({ take }) => take === 0)) return [];
  const { count } = tally.passed;
  const [name, sign] = ORDERS[knownSort(slice.sort)];
  const order = index.orders[name];
  const members = groups.map((): number[] => []);
  const gather = () =>
    visitRows(index, listed, tally, ranking, (row) => {
      const at = ranking.rank(row);
      if (groups[at]?.take) members[at]?.push(row);
    });
  const byFact = compareFacts(index, slice.sort);
  if (byFact) {
    gather();
    return sortMembers(members, byFact, groups);
  }
  const rows = name === 'price' && price ? rowsOfPrice(index, price) : order.rows;
  const walk = Math.max(...groups.map(({ take, skip, size }) => (take === 0 ? 0 : (skip + take) / size)));
  const sorting = countRows(index, listed, tally) + count * Math.log2(count + 1) * STEPS_PER_COMPARISON;
  if (sorting >= walk * rows.length) return walkOrder(rows, sign, ranking.rank, groups);
  gather();
  return sortMembers(members, (one, other) => sign * order.compare(one, other), groups);
}

type Compare = (one: number, other: number) => number;

/** By a fact without an order of its own; what nobody said it of comes last. Null for another sort. */
function compareFacts({ columns }: CatalogueIndex, sort: Sort): Compare | null {
  if (!FACT_SORTS.some((one) => one === sort)) return null;
  const key = sort.slice(0, sort.lastIndexOf('-'));
  const sign = sort.endsWith('-up') ? 1 : -1;
  const value = (row: number) => {
    const said = columns.facts.valueOf(key, row);
    return said === UNSAID ? Infinity : sign * said;
  };
  const id = (row: number) => columns.id[row] ?? 0;
  return (one, other) => {
    const [first, second] = [value(one), value(other)];
    return first === second ? id(one) - id(other) : first - second;
  };
}

const knownSort = (sort: Sort): KnownSort => SORTS.find((one) => one === sort) ?? RELEVANCE;

function rowsOfPrice({ columns, orders }: CatalogueIndex, { from, to }: Bounds): Uint32Array {
  const placeOf = (price: number) =>
    orders.price.countBefore((row) => (columns.priceCents[row] ?? 0) < price);
  return orders.price.rows.subarray(placeOf(from), placeOf(to + 1));
}

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

/** Sorts each rank by itself. */
function sortMembers(members: number[][], compare: Compare, groups: readonly Group[]): number[] {
  return members.flatMap((member, at) => {
    const { skip = 0, take = 0 } = groups[at] ?? {};
    return member.sort(compare).slice(skip, skip + take);
  });
}

function walkOrder(rows: Uint32Array, sign: 1 | -1, rank: Rank, groups: readonly Group[]): number[] {
  const picked = groups.map((): number[] => []);
  const skips = groups.map((group) => group.skip);
  let needed = groups.reduce((sum, group) => sum + group.take, 0);
  for (let i = 0; i < rows.length && needed > 0; i += 1) {
    const row = rows[sign === 1 ? i : rows.length - 1 - i] ?? 0;
    const at = rank(row);
    if (at === NOT_SELECTED) continue;
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
