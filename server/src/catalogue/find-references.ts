import type { CatalogueIndex } from './catalogue-index.ts';
import { SHOWN } from './columns.ts';

/** The shown rows whose reference begins so, in its order; there they stand together. */
export function* rowsBeginning(
  { columns, orders }: CatalogueIndex,
  start: string,
  limit = Infinity,
): Generator<number> {
  const { rows } = orders.reference;
  let left = limit;
  const before = orders.reference.countBefore((row) => columns.reference.get(row) < start);
  for (let i = before; i < rows.length && left > 0; i += 1) {
    const row = rows[i] ?? 0;
    if (!columns.reference.get(row).startsWith(start)) return;
    if (!columns.has(row, SHOWN)) continue;
    left -= 1;
    yield row;
  }
}

/** The shown row of that reference, when there is one. */
export function rowWithReference(index: CatalogueIndex, reference: string): number | null {
  const [row] = rowsBeginning(index, reference, 1);
  return row !== undefined && index.columns.reference.get(row) === reference ? row : null;
}
