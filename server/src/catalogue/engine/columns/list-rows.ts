import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Listed } from './list-membership.ts';
import { NOT_SELECTED } from '../selection/selected-rows.ts';
import type { Ranking } from '../selection/rank-rows.ts';
import type { Tally } from '../counts/count-facets.ts';

/** Calls `visit` with every row that may be in the list and pass: those of cells that pass, and those that were selected. */
export function visitRows(
  index: CatalogueIndex,
  { selected }: Listed,
  { cells }: Tally,
  { rankOfCell }: Pick<Ranking, 'rankOfCell'>,
  visit: (row: number) => void,
): void {
  const { columns, orders } = index;
  const { starts } = index.cellSpans();
  const { rows } = orders.cell;
  for (let i = 0; i < cells.length; i += 1) {
    const end = starts[(cells[i] ?? 0) + 1] ?? 0;
    for (let at = starts[cells[i] ?? 0] ?? 0; at < end; at += 1) visit(rows[at] ?? 0);
  }
  for (let i = 0; i < selected.count; i += 1) {
    const row = selected.rows[i] ?? 0;
    if (rankOfCell[columns.cell[row] ?? 0] === NOT_SELECTED) visit(row);
  }
}

/** How many that are. */
export function countRows({ columns }: CatalogueIndex, { selected }: Listed, { cells }: Tally): number {
  let count = selected.count;
  for (let i = 0; i < cells.length; i += 1) count += columns.cells.counts[cells[i] ?? 0] ?? 0;
  return count;
}
