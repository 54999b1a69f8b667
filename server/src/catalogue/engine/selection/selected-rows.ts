/** No place in any list: the mark of what was not selected. */
export const NOWHERE = 255;

/** Rows picked one by one, with a mark each. */
export class PickedRows {
  rows = new Uint32Array(0);
  count = 0;
  /** By row: how far ahead of others it stands, 0 first; `NOWHERE` when it was not picked. */
  marks = new Uint8Array(0);

  /** Empty, with room for so many rows. */
  clear(length: number): void {
    for (let i = 0; i < this.count; i += 1) this.marks[this.rows[i] ?? 0] = NOWHERE;
    this.count = 0;
    if (this.marks.length >= length) return;
    // Lists come and go by the second, lots do not: whoever makes room makes some more.
    const room = Math.ceil(length * 1.1);
    this.rows = new Uint32Array(room);
    this.marks = new Uint8Array(room).fill(NOWHERE);
  }

  /** One that is in already keeps the better mark. */
  mark(row: number, mark: number): void {
    const before = this.marks[row] ?? NOWHERE;
    if (before === NOWHERE) this.rows[this.count++] = row;
    if (mark < before) this.marks[row] = mark;
  }
}
