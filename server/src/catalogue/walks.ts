/*
 * The loops that may go over a million rows. Each does one thing with arrays of numbers and knows nothing else: so the
 * engine compiles it once, and no other shape of a query makes it throw that away. None branches on what a row holds:
 * where half of the rows are otherwise, a processor guesses wrong every second time, which costs more than all else.
 */
type Numbers = Uint8Array | Uint32Array;

/** Puts rows with a flag behind the `count` that were picked already. @returns how many there are then */
export function pickRows(
  rows: Uint32Array,
  count: number,
  order: Uint32Array,
  flags: Uint8Array,
  wanted: number,
): number {
  let end = count;
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i] ?? 0;
    rows[end] = row;
    // One with the flag, else nothing: then the next row takes the place.
    end += -((flags[row] ?? 0) & wanted) >>> 31;
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

/** `fails[i]` gets the bits that its table has for the row's number. */
export function testNumbers(fails: Uint8Array, rows: Uint32Array, numbers: Numbers, bits: Uint8Array): void {
  for (let i = 0; i < fails.length; i += 1) {
    fails[i] = (fails[i] ?? 0) | (bits[numbers[rows[i] ?? 0] ?? 0] ?? 0);
  }
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

/** Gathers in `into` the rows that fail exactly this. @returns how many */
export function gather(fails: Uint8Array, rows: Uint32Array, exactly: number, into: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < fails.length; i += 1) {
    into[count] = rows[i] ?? 0;
    // One when they are equal, else nothing: then the next row takes the place.
    count += (((fails[i] ?? 0) ^ exactly) - 1) >>> 31;
  }
  return count;
}

/** Notes a 1 for every number that a row has. */
export function noteNumbers(seen: Uint8Array, rows: Uint32Array, numbers: Numbers): void {
  for (let i = 0; i < rows.length; i += 1) seen[numbers[rows[i] ?? 0] ?? 0] = 1;
}

/** Counts rows by a number of theirs. */
export function countNumbers(counts: Uint32Array, rows: Uint32Array, numbers: Numbers): void {
  for (let i = 0; i < rows.length; i += 1) {
    const number = numbers[rows[i] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
}

/** The lowest and the highest value; those below 0 stand for none. Null when there is none. */
export function rangeOf(rows: Uint32Array, values: Int32Array): { from: number; to: number } | null {
  let from = 2 ** 31 - 1;
  let to = -1;
  for (let i = 0; i < rows.length; i += 1) {
    const value = values[rows[i] ?? 0] ?? 0;
    if (value < from && value >= 0) from = value;
    if (value > to) to = value;
  }
  return to < 0 ? null : { from, to };
}

/** The rank of each row: that of its mark, and one more when the bit of its traits says so. */
export function rankRows(
  ranks: Uint8Array,
  rows: Uint32Array,
  marks: Uint8Array,
  rankOf: Uint8Array,
  traits: Uint8Array,
  bit: number,
): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    ranks[row] = (rankOf[marks[row] ?? 0] ?? 0) + ((traits[row] ?? 0) & bit);
  }
}
