import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from './selected-rows.ts';
import { TIER_COUNT, SEARCH_TIERS } from './search-tiers.ts';
import type { Tally } from '../counts/count-facets.ts';
import { failsOfCell, failsOfValues, type RowTest } from './compile-filters.ts';
import { SOLD_OUT } from '../columns/traits.ts';

/** Where a row stands among the others of a list, the lower the further ahead; `NOT_SELECTED` where it is not or fails. */
export type Rank = (row: number) => number;

export interface Ranking {
  rank: Rank;
  /** The same where rows are held against other bounds. */
  rankWithin(bounds: Partial<Pick<RowTest, 'price' | 'size' | 'facts'>>): Rank;
  /** By cell: `NOT_SELECTED` when it is not in the list, or fails a filter. */
  rankOfCell: Uint8Array;
  /** How many rows have each rank. */
  sizes: Uint32Array;
}

/** By `cellPlace`: by relevance a lot that is sold out comes right behind those that fit as well. */
const BY_RELEVANCE = Uint8Array.from({ length: 2 * TIER_COUNT }, (_, place) => place);
const CLOSE = 2 * SEARCH_TIERS.close;
const BY_FACT = BY_RELEVANCE.map((rank) => (rank < CLOSE ? rank & SOLD_OUT : CLOSE + (rank & SOLD_OUT)));
/** Where a genus was searched, what fits less comes behind what is of it, and what is sold out behind both. */
const byFactOfGenus = (genusTier: number) =>
  BY_FACT.map((rank, place) => {
    if (rank >= CLOSE) return rank;
    return 2 * (rank & SOLD_OUT) + (place >= cellPlace(genusTier + 1, 0) ? 1 : 0);
  });

/** Where the rank stands of lots with such a tier and such traits. */
const cellPlace = (tier: number, traits: number) => 2 * tier + (traits & SOLD_OUT);

let ranks = new Uint8Array(0);

/**
 * Ranks what passes: sold-out insects come after all others, whatever the sort (spec §4), and what is only like a
 * search after what holds it; where a genus was searched, what once was of it after what is of it now. By
 * relevance the better fit comes first. Nothing may hold on to it across a wait.
 */
export function rankRows(
  index: CatalogueIndex,
  listed: Listed,
  tally: Tally,
  test: RowTest,
  isByRelevance: boolean,
): Ranking {
  const { genusTier } = listed;
  const byFact = genusTier === null ? BY_FACT : byFactOfGenus(genusTier);
  const rankAt = isByRelevance ? BY_RELEVANCE : byFact;
  const rankOfCell = noRanks(index);
  const sizes = rankCells(index, listed, tally, rankAt, rankOfCell);
  const rankWithin: Ranking['rankWithin'] = (bounds) =>
    rankBy(index, listed, { ...test, ...bounds }, rankAt, rankOfCell);
  const rank = rankWithin(test);
  if (listed.selected.count > 0) moveSelected(index, listed, test, { rank, rankOfCell, sizes });
  return { rank, rankWithin, rankOfCell, sizes };
}

function noRanks({ columns: { cells } }: CatalogueIndex): Uint8Array {
  if (ranks.length < cells.length) ranks = new Uint8Array(cells.counts.length);
  return ranks.fill(NOT_SELECTED);
}

function rankCells(
  { columns: { cells } }: CatalogueIndex,
  { tiers }: Listed,
  tally: Tally,
  rankAt: Uint8Array,
  rankOfCell: Uint8Array,
): Uint32Array {
  const sizes = new Uint32Array(2 * TIER_COUNT);
  for (let i = 0; i < tally.cells.length; i += 1) {
    const cell = tally.cells[i] ?? 0;
    const tier = tiers[cells.kinds[cell] ?? 0] ?? 0;
    const rank = rankAt[cellPlace(tier, cells.traits[cell] ?? 0)] ?? 0;
    rankOfCell[cell] = rank;
    sizes[rank] = (sizes[rank] ?? 0) + (tally.passing[i] ?? 0);
  }
  return sizes;
}

/** A lot that was selected may stand further ahead than those of its cell, or be in no cell of the list. */
function moveSelected(
  { columns }: CatalogueIndex,
  { selected }: Listed,
  test: RowTest,
  { rank, rankOfCell, sizes }: Omit<Ranking, 'rankWithin'>,
): void {
  for (let i = 0; i < selected.count; i += 1) {
    const row = selected.rows[i] ?? 0;
    const now = rank(row);
    if (now === NOT_SELECTED) continue;
    const before = rankOfCell[columns.cell[row] ?? 0] ?? NOT_SELECTED;
    if (before !== NOT_SELECTED && failsOfValues(test, columns, row) === 0)
      sizes[before] = (sizes[before] ?? 0) - 1;
    sizes[now] = (sizes[now] ?? 0) + 1;
  }
}

function rankBy(
  { columns }: CatalogueIndex,
  { selected }: Listed,
  test: RowTest,
  rankAt: Uint8Array,
  rankOfCell: Uint8Array,
): Rank {
  const { cells } = columns;
  const ofCell = (row: number) => {
    const rank = rankOfCell[columns.cell[row] ?? 0] ?? NOT_SELECTED;
    return rank === NOT_SELECTED || failsOfValues(test, columns, row) !== 0 ? NOT_SELECTED : rank;
  };
  if (selected.count === 0) return ofCell;
  return (row) => {
    const tier = selected.tiers[row] ?? NOT_SELECTED;
    const rank = ofCell(row);
    if (tier === NOT_SELECTED) return rank;
    const cell = columns.cell[row] ?? 0;
    if (failsOfCell(test, cells, cell) !== 0 || failsOfValues(test, columns, row) !== 0) return NOT_SELECTED;
    return Math.min(rank, rankAt[cellPlace(tier, cells.traits[cell] ?? 0)] ?? 0);
  };
}
