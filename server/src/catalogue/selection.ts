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
  /** By row: how far ahead of others it stands, 0 first; `NOWHERE` when it was never picked. 0 for all in a list. */
  marks = new Uint8Array(0);
  /** Whether any has another mark than 0. */
  isMarked = false;
  /** Room to work in, as long as `rows`. */
  fails = new Uint8Array(0);

  /** Empty, with room for so many rows. */
  clear(length: number): void {
    if (this.marks.length < length) {
      // One more: a walk writes each row before it knows whether the row stays.
      this.rows = new Uint32Array(length + 1);
      this.marks = new Uint8Array(length);
      this.fails = new Uint8Array(length);
    }
    this.marks.fill(NOWHERE);
    this.count = 0;
    this.isMarked = false;
  }

  /** Picks a row that was not picked before. */
  add(row: number): void {
    this.rows[this.count++] = row;
    this.marks[row] = 0;
  }

  /** Picks rows that were not picked before, where their flags hold the wanted one. */
  addAll(order: Uint32Array, flags: Uint8Array, wanted: number): void {
    this.count = pickRows(this.rows, this.count, order, flags, wanted, this.marks);
  }

  /** Picks a row with a mark; one that is in already keeps the better mark. */
  mark(row: number, mark: number): void {
    this.isMarked ||= mark > 0;
    const before = this.marks[row] ?? NOWHERE;
    if (before === NOWHERE) this.rows[this.count++] = row;
    if (mark < before) this.marks[row] = mark;
  }

  /** The same for all rows whose flags hold the wanted one. */
  markAll(order: Uint32Array, flags: Uint8Array, wanted: number, mark: number): void {
    this.isMarked ||= mark > 0;
    this.count = pickMarked(this.rows, this.count, order, flags, wanted, this.marks, mark);
  }
}
