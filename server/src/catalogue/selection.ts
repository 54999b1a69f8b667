import { pickMarked, pickRows } from './walks.ts';

/** No place in any list: the mark of a row that was not selected. */
export const NOWHERE = 255;

/** Rows that stand together in an order, from one place up to another. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Rows picked out of all, in the order of picking, with a mark each. Its arrays are as long as the catalogue, so one
 * is kept and used again: nothing may hold on to it across a wait.
 */
export class Selection {
  rows = new Uint32Array(0);
  count = 0;
  /** By row: how far ahead of others it stands, 0 first; `NOWHERE` when it was never picked. All 0 in a list. */
  marks = new Uint8Array(0);
  /** By row: its place among those that are left after filtering, 0 first; `NOWHERE` for all others. */
  ranks = new Uint8Array(0);
  /** Room to work in, as long as `rows`. */
  fails = new Uint8Array(0);
  gathered = new Uint32Array(0);

  /** Empty, with room for so many rows. Each row has this mark from the start. */
  clear(length: number, mark = NOWHERE): void {
    if (this.marks.length < length) {
      // One more: a walk writes each row before it knows whether the row stays.
      this.rows = new Uint32Array(length + 1);
      this.marks = new Uint8Array(length);
      this.ranks = new Uint8Array(length);
      this.fails = new Uint8Array(length);
      this.gathered = new Uint32Array(length + 1);
    }
    this.marks.fill(mark);
    this.ranks.fill(NOWHERE);
    this.count = 0;
  }

  /** Picks a row, once. */
  add(row: number): void {
    this.rows[this.count++] = row;
  }

  /** Picks rows that were not picked before, where their flags hold the wanted one. */
  addAll(order: Uint32Array, flags: Uint8Array, wanted: number): void {
    this.count = pickRows(this.rows, this.count, order, flags, wanted);
  }

  /** Picks a row with a mark; one that is in already keeps the better mark. */
  mark(row: number, mark: number): void {
    const before = this.marks[row] ?? NOWHERE;
    if (before === NOWHERE) this.add(row);
    if (mark < before) this.marks[row] = mark;
  }

  /** The same for all rows whose flags hold the wanted one. */
  markAll(order: Uint32Array, flags: Uint8Array, wanted: number, mark: number): void {
    this.count = pickMarked(this.rows, this.count, order, flags, wanted, this.marks, mark);
  }
}
