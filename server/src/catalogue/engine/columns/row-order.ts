import { sortRows, type RowKey } from './sort-rows.ts';

/** All rows in one order, maintained while rows come and change. */
export class RowOrder {
  /** Negative when the first row comes before the second. Never 0: the id settles what is equal. */
  readonly compare: (one: number, other: number) => number;
  readonly #keys: () => readonly RowKey[] | null;
  #rows = new Uint32Array(0);
  #length = 0;

  /** @param keys the same order as numbers; null when only `compare` can tell */
  constructor(compare: (one: number, other: number) => number, keys: () => readonly RowKey[] | null) {
    this.compare = compare;
    this.#keys = keys;
  }

  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }

  /** Orders the rows 0 to `count` anew. */
  sort(count: number): void {
    const keys = this.#keys();
    this.#rows = keys ? sortRows(count, keys) : sortRows(count, []).sort(this.compare);
    this.#length = count;
  }

  /** Puts rows that are new, or whose value changed, where they now belong: one walk, however few they are. */
  place(moved: ReadonlySet<number>): void {
    if (moved.size === 0) return;
    const rest = this.#without(moved);
    const placed = [...moved].sort(this.compare);
    this.#reserve(rest + placed.length);
    this.#merge(rest, placed);
  }

  /** How many rows stand before the first one that `isBefore` does not hold for. */
  countBefore(isBefore: (row: number) => boolean): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#rows[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #without(moved: ReadonlySet<number>): number {
    const rows = this.#rows;
    // Asked a million times: an array answers far faster than a set.
    const isMoved = new Uint8Array(this.#length + moved.size);
    for (const row of moved) isMoved[row] = 1;
    let kept = 0;
    for (let i = 0; i < this.#length; i += 1) {
      const row = rows[i] ?? 0;
      if (isMoved[row] === 0) rows[kept++] = row;
    }
    return kept;
  }

  #reserve(length: number): void {
    if (length > this.#rows.length) {
      const rows = new Uint32Array(Math.ceil(length * 1.25) + 64);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#length = length;
  }

  /** From the end, so that nothing is overwritten before it is read. */
  #merge(rest: number, placed: readonly number[]): void {
    const rows = this.#rows;
    let from = rest - 1;
    let next = placed.length - 1;
    for (let to = rest + placed.length - 1; next >= 0; to -= 1) {
      const row = rows[from] ?? 0;
      const other = placed[next] ?? 0;
      const isRest = from >= 0 && this.compare(row, other) > 0;
      rows[to] = isRest ? row : other;
      if (isRest) from -= 1;
      else next -= 1;
    }
  }
}
