/** A whole number from 0 to 2³² − 1 that a row is sorted by. */
export type RowKey = (row: number) => number;

const SHIFTS = [0, 8, 16, 24];
const DIGITS = 256;

/**
 * The rows 0 to `count` sorted by several keys, the last one first in weight. A radix sort: at most eight walks a key
 * whatever their number, and no objects, where a comparing sort of a million rows takes seconds and fills the heap.
 */
export function sortRows(count: number, keys: readonly RowKey[]): Uint32Array<ArrayBuffer> {
  let rows = Uint32Array.from({ length: count }, (_, row) => row);
  let spare = new Uint32Array(count);
  const starts = new Uint32Array(DIGITS + 1);
  for (const key of keys) {
    for (const shift of SHIFTS) {
      if (!countDigits(rows, key, shift, starts)) continue;
      for (const row of rows) {
        const digit = (key(row) >>> shift) & (DIGITS - 1);
        const to = starts[digit] ?? 0;
        spare[to] = row;
        starts[digit] = to + 1;
      }
      [rows, spare] = [spare, rows];
    }
  }
  return rows;
}

/** Where each digit's rows begin. False when all have the same: then nothing moves. */
function countDigits(rows: Uint32Array, key: RowKey, shift: number, starts: Uint32Array): boolean {
  starts.fill(0);
  for (const row of rows) {
    const after = ((key(row) >>> shift) & (DIGITS - 1)) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  const isMixed = !starts.includes(rows.length);
  for (let digit = 1; digit <= DIGITS; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  return isMixed;
}
