import type { Bounds } from '../bounds.ts';
import type { CellSpans } from './group-spans.ts';
import type { Columns } from '../columns/columns.ts';

/** The lowest and the highest price among the rows of each cell, maintained as rows come and go. */
export class CellPrices {
  #least = new Int32Array(0);
  #most = new Int32Array(0);
  /** Cells that a row has left which had one of the two: they are read anew when they are next asked for. */
  readonly #stale = new Set<number>();

  build({ cells, cell, priceCents, length }: Columns): void {
    this.#least = new Int32Array(cells.length).fill(NO_PRICE);
    this.#most = new Int32Array(cells.length).fill(-1);
    this.#stale.clear();
    for (let row = 0; row < length; row += 1) this.#add(cell[row] ?? 0, priceCents[row] ?? 0);
  }

  /** @param sign 1 when a row comes, −1 before it goes or changes */
  count(cell: number, price: number, sign: 1 | -1): void {
    if (sign === 1) this.#add(cell, price);
    else if (price === this.#least[cell] || price === this.#most[cell]) this.#stale.add(cell);
  }

  /** Of all rows of these cells; null when they have none. */
  rangeOf(list: Uint32Array, columns: Columns, rows: Uint32Array, spans: CellSpans): Bounds | null {
    const { counts } = columns.cells;
    let [from, to] = [NO_PRICE, -1];
    for (let i = 0; i < list.length; i += 1) {
      const cell = list[i] ?? 0;
      if (counts[cell] === 0) continue;
      if (this.#stale.size > 0 && this.#stale.delete(cell)) this.#readAnew(cell, columns, rows, spans);
      const [least, most] = [this.#least[cell] ?? NO_PRICE, this.#most[cell] ?? -1];
      if (least < from) from = least;
      if (most > to) to = most;
    }
    return to < 0 ? null : { from, to };
  }

  #add(cell: number, price: number): void {
    if (cell >= this.#least.length) this.#grow(cell);
    if (price < (this.#least[cell] ?? NO_PRICE)) this.#least[cell] = price;
    if (price > (this.#most[cell] ?? -1)) this.#most[cell] = price;
  }

  #grow(cell: number): void {
    const capacity = Math.ceil(cell * 1.1) + 64;
    const [least, most] = [this.#least, this.#most];
    this.#least = new Int32Array(capacity).fill(NO_PRICE);
    this.#most = new Int32Array(capacity).fill(-1);
    this.#least.set(least);
    this.#most.set(most);
  }

  #readAnew(cell: number, { priceCents }: Columns, rows: Uint32Array, { starts }: CellSpans): void {
    this.#least[cell] = NO_PRICE;
    this.#most[cell] = -1;
    const end = starts[cell + 1] ?? 0;
    for (let at = starts[cell] ?? 0; at < end; at += 1) this.#add(cell, priceCents[rows[at] ?? 0] ?? 0);
  }
}

/** Above all prices. */
const NO_PRICE = 2 ** 31 - 1;
