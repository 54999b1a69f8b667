import { FACT_SORTS, RELEVANCE, SORTS, type KnownSort, type Sort } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { FindQuery } from '../catalogue.ts';
import { countRows, visitRows } from '../columns/list-rows.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from './selected-rows.ts';
import type { Rank, Ranking } from './rank-rows.ts';
import { UNSAID } from '../columns/fact-columns.ts';
import type { Tally } from '../counts/count-facets.ts';
import type { Bounds } from '../bounds.ts';
import type { RowTest } from './compile-filters.ts';
import { STRETCH, type Marks } from './walk-marks.ts';

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
  slice: FindQuery,
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
  if (sorting >= walk * rows.length)
    return walkOrder(rows, sign, ranking.rank, groups, index.walkMarks.of(slice));
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

function groupsOf(sizes: number[], { offset, limit }: Pick<FindQuery, 'offset' | 'limit'>): Group[] {
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

function walkOrder(
  rows: Uint32Array,
  sign: 1 | -1,
  rank: Rank,
  groups: readonly Group[],
  marks: Marks | null,
): number[] {
  const picked = groups.map((): number[] => []);
  const skips = groups.map((group) => group.skip);
  let needed = groups.reduce((sum, group) => sum + group.take, 0);
  for (let start = 0; start < rows.length && needed > 0; start += STRETCH) {
    if (passesOver(marks?.[start / STRETCH], groups, skips)) continue;
    const seen = new Uint16Array(groups.length);
    const end = Math.min(start + STRETCH, rows.length);
    for (let i = start; i < end && needed > 0; i += 1) {
      const row = rows[sign === 1 ? i : rows.length - 1 - i] ?? 0;
      const at = rank(row);
      if (at === NOT_SELECTED) continue;
      seen[at] = (seen[at] ?? 0) + 1;
      const group = picked[at];
      const skip = skips[at] ?? 0;
      if (skip > 0) skips[at] = skip - 1;
      else if (group && group.length < (groups[at]?.take ?? 0)) {
        group.push(row);
        needed -= 1;
      }
    }
    // The last one may have been left half walked.
    if (marks && needed > 0) marks[start / STRETCH] = seen;
  }
  return picked.flat();
}

/** Whether a stretch holds nothing of the page; then what it holds is counted as passed over. */
function passesOver(
  counts: Uint16Array | undefined,
  groups: readonly Group[],
  skips: number[],
): counts is Uint16Array {
  if (!counts || groups.some(({ take }, at) => take > 0 && (counts[at] ?? 0) > (skips[at] ?? 0)))
    return false;
  for (const [at, skip] of skips.entries()) skips[at] = Math.max(0, skip - (counts[at] ?? 0));
  return true;
}
