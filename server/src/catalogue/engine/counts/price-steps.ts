import type { Columns } from '../columns/columns.ts';
import type { RowOrder } from '../columns/row-order.ts';
import type { Bounds } from '../bounds.ts';
import { addCounts, addRows } from './array-loops.ts';

/**
 * How many rows of each cell are below some prices, maintained as rows come and go. The rows between a price and the nearest
 * of these steps are all that has to be walked to count any range of prices.
 */
export class PriceSteps {
  /** Ascending. */
  #prices: number[] = [];
  /** By step, then by cell. */
  #below: Uint32Array[] = [];
  #within = new Uint32Array(0);

  /** Sets the steps anew: as many as take four bytes a row. */
  build({ cells, cell, priceCents }: Columns, { rows }: RowOrder): void {
    this.#prices = [];
    this.#below = [];
    const stride = Math.max(cells.length, MIN_STRIDE);
    const counts = new Uint32Array(cells.length);
    let before = -1;
    let next = stride;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const price = priceCents[row] ?? 0;
      if (at >= next && price !== before) {
        this.#prices.push(price);
        this.#below.push(counts.slice());
        next = at + stride;
      }
      before = price;
      const of = cell[row] ?? 0;
      counts[of] = (counts[of] ?? 0) + 1;
    }
  }

  /** @param sign 1 when a row comes, −1 before it goes or changes */
  count(cell: number, price: number, sign: 1 | -1): void {
    for (let step = this.#prices.length - 1; step >= 0 && price < (this.#prices[step] ?? 0); step -= 1) {
      let below = this.#below[step] ?? new Uint32Array(0);
      if (cell >= below.length) {
        below = widened(below, cell);
        this.#below[step] = below;
      }
      below[cell] = (below[cell] ?? 0) + sign;
    }
  }

  /** By cell, how many rows have a price within these bounds. Overwritten when it is asked again. */
  countWithin({ from, to }: Bounds, columns: Columns, order: RowOrder): Uint32Array {
    const { length } = columns.cells;
    if (this.#within.length < length) this.#within = new Uint32Array(columns.cells.counts.length);
    this.#within.fill(0);
    if (to < from) return this.#within;
    this.#addBelow(to + 1, 1, columns, order);
    this.#addBelow(from, -1, columns, order);
    return this.#within;
  }

  #addBelow(price: number, sign: 1 | -1, columns: Columns, order: RowOrder): void {
    const { rows } = order;
    const placeOf = (value: number) => order.countBefore((row) => (columns.priceCents[row] ?? 0) < value);
    const above = this.#prices.findIndex((one) => one > price);
    const next = above === -1 ? this.#prices.length : above;
    const [lower, upper] = [this.#prices[next - 1], this.#prices[next]];
    const place = placeOf(price);
    const lowerPlace = lower === undefined ? 0 : placeOf(lower);
    const upperPlace = upper === undefined ? rows.length : placeOf(upper);
    const isLower = place - lowerPlace <= upperPlace - place;
    const counts = isLower ? this.#below[next - 1] : (this.#below[next] ?? columns.cells.counts);
    if (counts) addCounts(this.#within, counts, sign);
    if (isLower) addRows(this.#within, rows.subarray(lowerPlace, place), columns.cell, sign);
    else addRows(this.#within, rows.subarray(place, upperPlace), columns.cell, -sign);
  }
}

/** Between two steps: fewer rows are walked at once. */
const MIN_STRIDE = 1000;

function widened(counts: Uint32Array, cell: number): Uint32Array {
  const wide = new Uint32Array(Math.ceil(cell * 1.1) + 64);
  wide.set(counts);
  return wide;
}
