import type { CatalogueIndex } from '../catalogue-index.ts';
import { FAILS_PRICE, FAILS_SIZE, failsOfValues, type RowTest } from '../selection/compile-filters.ts';

/** By cell, how many rows pass, and how many fail the price, the size or one of the facts alone. */
export interface FactCounts {
  /** Rows within all other bounds, whatever their size or their price: what `countCells` asks for. */
  ofPrice: Uint32Array;
  ofSize: Uint32Array;
  both: Uint32Array;
  /** In the order of the facts of the test. */
  failing: Uint32Array[];
}

/** Row by row: a fact without a column of its own has no order and no counts. */
export function countFactRows(index: CatalogueIndex, list: Uint32Array, test: RowTest): FactCounts {
  const { columns } = index;
  const { starts } = index.cellSpans();
  const { rows } = index.orders.cell;
  const perCell = () => new Uint32Array(columns.cells.length);
  const [ofPrice, ofSize, both] = [perCell(), perCell(), perCell()];
  const failing = test.facts.map(perCell);
  const byFails = new Map([
    [FAILS_PRICE, ofSize],
    [FAILS_SIZE, ofPrice],
  ]);
  for (const [at, { bit }] of test.facts.entries()) byFails.set(bit, failing[at] ?? perCell());
  for (const cell of list) {
    for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) {
      const fails = failsOfValues(test, columns, rows[at] ?? 0);
      const into = fails === 0 ? both : byFails.get(fails);
      if (into) into[cell] = (into[cell] ?? 0) + 1;
    }
    ofPrice[cell] = (ofPrice[cell] ?? 0) + (both[cell] ?? 0);
    ofSize[cell] = (ofSize[cell] ?? 0) + (both[cell] ?? 0);
  }
  return { ofPrice, ofSize, both, failing };
}
