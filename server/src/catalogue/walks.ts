import type { Numbers } from './columns.ts';

/*
 * The loops that may go over a million rows. Each does one thing with arrays of numbers and knows nothing else: so the
 * engine compiles it once, and no other shape of a query makes it throw that away. None branches on what a row holds:
 * where half of the rows are otherwise, a processor guesses wrong every second time, which costs more than all else.
 */
/** Puts rows with a flag, and the mark 0, behind the `count` that were picked already. @returns how many there are then */
export function pickRows(
  rows: Uint32Array,
  count: number,
  order: Uint32Array,
  flags: Uint8Array,
  wanted: number,
  marks: Uint8Array,
): number {
  let end = count;
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i] ?? 0;
    rows[end] = row;
    // One with the flag, else nothing: then the next row takes the place.
    const one = -((flags[row] ?? 0) & wanted) >>> 31;
    end += one;
    // 255 without the flag: no mark.
    marks[row] = one - 1;
  }
  return end;
}

/** The same for rows that may be picked already: each stands there once, with its best mark. */
export function pickMarked(
  rows: Uint32Array,
  count: number,
  order: Uint32Array,
  flags: Uint8Array,
  wanted: number,
  marks: Uint8Array,
  mark: number,
): number {
  let end = count;
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i] ?? 0;
    if (((flags[row] ?? 0) & wanted) === 0) continue;
    const before = marks[row] ?? 255;
    rows[end] = row;
    end += before === 255 ? 1 : 0;
    marks[row] = Math.min(before, mark);
  }
  return end;
}

/** `fails[i]` gets the bit when the row's value is outside: the sign of either difference says so. */
export function testValues(
  fails: Uint8Array,
  rows: Uint32Array,
  values: Int32Array,
  { from, to }: { from: number; to: number },
  bit: number,
): void {
  for (let i = 0; i < fails.length; i += 1) {
    const value = values[rows[i] ?? 0] ?? 0;
    fails[i] = (fails[i] ?? 0) | ((((value - from) | (to - value)) >> 31) & bit);
  }
}

/** Counts rows by their cell and by what they fail, which is less than `kinds`. */
export function countCells(
  counts: Uint32Array,
  rows: Uint32Array,
  cells: Numbers,
  fails: Uint8Array,
  kinds: number,
): void {
  for (let i = 0; i < fails.length; i += 1) {
    const at = (cells[rows[i] ?? 0] ?? 0) * kinds + (fails[i] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

/**
 * The lowest and the highest value of the rows that fail nothing but perhaps `except`; those below 0 stand for none.
 * Null when there is none. It does branch: soon few values lie outside of those that were seen.
 */
export function rangeOf(
  rows: Uint32Array,
  values: Int32Array,
  cells: Numbers,
  failsOfCell: Uint8Array,
  fails: Uint8Array,
  except: number,
): { from: number; to: number } | null {
  let from = 2 ** 31 - 1;
  let to = -1;
  for (let i = 0; i < fails.length; i += 1) {
    const row = rows[i] ?? 0;
    const value = values[row] ?? 0;
    if ((value >= from && value <= to) || value < 0) continue;
    if (failsOfCell[cells[row] ?? 0] !== 0 || ((fails[i] ?? 0) | except) !== except) continue;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return to < 0 ? null : { from, to };
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

/** Counts rows by the rank of their mark and of their cell, and by what they fail, `FAILED` for each kind. */
export function countRanks(
  counts: Uint32Array,
  rows: Uint32Array,
  marks: Uint8Array,
  rankOfMark: Uint8Array,
  cells: Numbers,
  rankOfCell: Uint8Array,
  fails: Uint8Array,
): void {
  for (let i = 0; i < fails.length; i += 1) {
    const row = rows[i] ?? 0;
    const rank = (rankOfMark[marks[row] ?? 0] ?? 0) + (rankOfCell[cells[row] ?? 0] ?? 0);
    const at = rank + (fails[i] ?? 0) * FAILED;
    counts[at] = (counts[at] ?? 0) + 1;
  }
}

/** More than there are ranks. */
export const FAILED = 64;
