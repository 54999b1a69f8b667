/** No place in any list: the mark of a row that was not selected. */
export const NOWHERE = 255;

/**
 * Rows picked out of all, in the order of picking, with a mark each. Its arrays are as long as the catalogue, so one
 * is kept and used again: nothing may hold on to it across a wait.
 */
export class Selection {
  rows = new Uint32Array(0);
  count = 0;
  /** By row: how far ahead of others it stands, 0 first; `NOWHERE` when it is not selected. */
  marks = new Uint8Array(0);

  /** Empty, with room for so many rows. */
  clear(length: number): void {
    if (this.rows.length < length) {
      this.rows = new Uint32Array(length);
      this.marks = new Uint8Array(length);
    }
    this.marks.fill(NOWHERE);
    this.count = 0;
  }

  add(row: number, mark: number): void {
    if (this.marks[row] === NOWHERE) this.rows[this.count++] = row;
    this.marks[row] = mark;
  }
}
