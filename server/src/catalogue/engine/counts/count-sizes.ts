import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Bounds } from '../bounds.ts';
import type { RowTest } from '../selection/compile-filters.ts';

/** By cell, for those of a list: how many rows have a size within bounds. */
export function countSizes(index: CatalogueIndex, list: Uint32Array, { from, to }: Bounds): Uint32Array {
  const { starts, leastMm, mostMm } = index.cellSpans();
  const { rows } = index.orders.cell;
  const { sizeMm } = index.columns;
  const counts = new Uint32Array(index.columns.cells.length);
  for (let i = 0; i < list.length; i += 1) {
    const cell = list[i] ?? 0;
    if ((mostMm[cell] ?? -1) < from || (leastMm[cell] ?? -1) > to) continue;
    const start = starts[cell] ?? 0;
    const end = starts[cell + 1] ?? 0;
    counts[cell] = Math.max(
      0,
      placeOf(rows, sizeMm, start, end, to + 1) - placeOf(rows, sizeMm, start, end, from),
    );
  }
  return counts;
}

/** The same for a size and a price, out of the counts for each: only where both divide a cell its rows are looked at. */
export function countBoth(
  index: CatalogueIndex,
  list: Uint32Array,
  ofPrice: Uint32Array,
  ofSize: Uint32Array,
  { price, size }: RowTest,
): Uint32Array {
  if (!price || !size) return ofSize;
  const { starts } = index.cellSpans();
  const { rows } = index.orders.cell;
  const { sizeMm, priceCents, cells } = index.columns;
  const counts = new Uint32Array(index.columns.cells.length);
  for (let i = 0; i < list.length; i += 1) {
    const cell = list[i] ?? 0;
    const priced = ofPrice[cell] ?? 0;
    const sized = ofSize[cell] ?? 0;
    const count = cells.counts[cell] ?? 0;
    counts[cell] = Math.min(priced, sized);
    if (priced === 0 || sized === 0 || priced === count || sized === count) continue;
    const first = placeOf(rows, sizeMm, starts[cell] ?? 0, starts[cell + 1] ?? 0, size.from);
    let within = 0;
    for (let at = first; at < first + sized; at += 1) {
      const cents = priceCents[rows[at] ?? 0] ?? 0;
      if (cents >= price.from && cents <= price.to) within += 1;
    }
    counts[cell] = within;
  }
  return counts;
}

/** The first place from `start` on where the size is no longer below. */
function placeOf(rows: Uint32Array, sizes: Int16Array, start: number, end: number, size: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sizes[rows[middle] ?? 0] ?? 0) < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
