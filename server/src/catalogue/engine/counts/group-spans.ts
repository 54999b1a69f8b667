import type { Columns } from '../columns/columns.ts';

/** A posting list for each cell: where its rows stand in the order by cell, and the sizes among them. */
export interface CellSpans {
  /** Where they begin; those of a cell end where the next one's begin. */
  starts: Uint32Array;
  /** The least and the greatest size; −1 where none has any. */
  leastMm: Int16Array;
  mostMm: Int16Array;
}

/** @param rows by cell, then by size: those without any first */
export function spansOf({ cells, sizeMm }: Columns, rows: Uint32Array): CellSpans {
  const starts = new Uint32Array(cells.length + 1);
  const leastMm = new Int16Array(cells.length);
  const mostMm = new Int16Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const start = starts[cell] ?? 0;
    const end = start + (cells.counts[cell] ?? 0);
    let first = start;
    while (first < end && (sizeMm[rows[first] ?? 0] ?? 0) < 0) first += 1;
    leastMm[cell] = first < end ? (sizeMm[rows[first] ?? 0] ?? 0) : -1;
    mostMm[cell] = first < end ? (sizeMm[rows[end - 1] ?? 0] ?? 0) : -1;
    starts[cell + 1] = end;
  }
  return { starts, leastMm, mostMm };
}
