import type { RowKey } from './sort-rows.ts';

const KEY_BYTES = 4;

/**
 * A short text per row, all in one buffer, so that a million of them cost no objects and are searched in one go.
 * The few that are longer than the width lie beside it.
 */
export class FixedText {
  #width: number;
  readonly #most: number;
  readonly #long = new Map<number, string>();
  #bytes: Buffer;

  /**
   * @param width in bytes, a multiple of four; as wide as the widest text becomes the column
   * @param most up to which width, a multiple of four too
   */
  constructor(width: number, most: number, capacity: number) {
    this.#width = width;
    this.#most = most;
    this.#bytes = Buffer.alloc(width * capacity);
  }

  grow(capacity: number): void {
    const bytes = Buffer.alloc(this.#width * capacity);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }

  /** The row at `order[n]` becomes row n. */
  reorder(order: Uint32Array): void {
    const before = Buffer.from(this.#bytes);
    const texts = new Map(this.#long);
    this.#long.clear();
    for (const [row, from] of order.entries()) {
      before.copy(this.#bytes, row * this.#width, from * this.#width, (from + 1) * this.#width);
      const text = texts.get(from);
      if (text !== undefined) this.#long.set(row, text);
    }
  }

  set(row: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length > this.#width && length <= this.#most) this.#widen(KEY_BYTES * Math.ceil(length / KEY_BYTES));
    const start = row * this.#width;
    this.#long.delete(row);
    this.#bytes.fill(0, start, start + this.#width);
    if (length > this.#width) this.#long.set(row, text);
    else this.#bytes.write(text, start);
  }

  get(row: number): string {
    const long = this.#long.get(row);
    if (long !== undefined) return long;
    const bytes = this.#bytes.subarray(row * this.#width, (row + 1) * this.#width);
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end === -1 ? this.#width : end);
  }

  /** In the order of their bytes. */
  compare(one: number, other: number): number {
    if (this.#long.size > 0) return Buffer.compare(Buffer.from(this.get(one)), Buffer.from(this.get(other)));
    const bytes = this.#bytes;
    const a = one * this.#width;
    const b = other * this.#width;
    for (let i = 0; i < this.#width; i += 1) {
      const difference = (bytes[a + i] ?? 0) - (bytes[b + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The texts as numbers that sort alike, four bytes each, the last one first; null when some are too long for it. */
  keys(): RowKey[] | null {
    if (this.#long.size > 0) return null;
    const offsets = Array.from(
      { length: this.#width / KEY_BYTES },
      (_, n) => this.#width - KEY_BYTES * (n + 1),
    );
    return offsets.map((offset) => (row) => this.#bytes.readUInt32BE(row * this.#width + offset));
  }

  #widen(width: number): void {
    const rows = this.#bytes.length / this.#width;
    const bytes = Buffer.alloc(width * rows);
    for (let row = 0; row < rows; row += 1) {
      this.#bytes.copy(bytes, row * width, row * this.#width, (row + 1) * this.#width);
    }
    this.#bytes = bytes;
    this.#width = width;
  }

  /** Calls `visit` once for every row that contains the text, and says whether it begins with it. */
  search(text: string, length: number, visit: (row: number, isStart: boolean) => void): void {
    for (const [row, long] of this.#long) if (long.includes(text)) visit(row, long.startsWith(text));
    const wanted = Buffer.from(text);
    const width = this.#width;
    const bytes = this.#bytes.subarray(0, length * width);
    for (let at = bytes.indexOf(wanted); at !== -1;) {
      const row = Math.floor(at / width);
      const offset = at - row * width;
      const isWithin = offset + wanted.length <= width;
      if (isWithin) visit(row, offset === 0);
      at = bytes.indexOf(wanted, isWithin ? (row + 1) * width : at + 1);
    }
  }
}
