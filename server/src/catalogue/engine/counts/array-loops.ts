import type { Numbers } from '../columns/columns.ts';

/*
 * The loops that may go over very many rows or cells. Each does one thing with arrays of numbers and knows nothing else:
 * so the engine compiles it once, and no other shape of a query makes it throw that away.
 */
/** Adds the counts of other cells, or takes them away. */
export function addCounts(into: Uint32Array, counts: Uint32Array, sign: number): void {
  const length = Math.min(into.length, counts.length);
  for (let cell = 0; cell < length; cell += 1) {
    into[cell] = (into[cell] ?? 0) + sign * (counts[cell] ?? 0);
  }
}

/** Counts rows by their cell. */
export function addRows(into: Uint32Array, rows: Uint32Array, cells: Numbers, sign: number): void {
  for (let i = 0; i < rows.length; i += 1) {
    const cell = cells[rows[i] ?? 0] ?? 0;
    into[cell] = (into[cell] ?? 0) + sign;
  }
}

/** Calls `visit` with every row of these ids. Nearly all rows are told apart by the lower half of their id. */
export function findRows(
  wanted: ReadonlySet<number>,
  ids: Uint32Array,
  length: number,
  visit: (id: number, row: number) => void,
): void {
  const isLike = new Uint8Array(HALF);
  for (const id of wanted) isLike[id % HALF] = 1;
  for (let row = 0; row < length; row += 1) {
    const id = ids[row] ?? 0;
    if (isLike[id % HALF] === 1 && wanted.has(id)) visit(id, row);
  }
}

const HALF = 2 ** 16;
