import type { CatalogueIndex } from '../catalogue-index.ts';
import type { References } from '../../search/sentence/shop-words.ts';
import { SHOWN } from '../columns/columns.ts';
import { numberedBy, spellings, wholes } from '../columns/reference-spellings.ts';

/** No letter comes after it. */
const LAST_LETTER = '\uffff';

/** The first shown rows whose reference begins so, in its order; there they stand together. */
export function* rowsBeginning(
  { columns, orders: { reference: order } }: CatalogueIndex,
  start: string,
  limit = Infinity,
): Generator<number, undefined> {
  const first = order.countBefore((row) => columns.reference.get(row) < start);
  const end = order.countBefore((row) => columns.reference.get(row) < start + LAST_LETTER);
  let left = limit;
  for (let i = first; i < end && left > 0; i += 1) {
    const row = order.rows[i] ?? 0;
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

/** Those of the shop, as they are when something is asked of them. */
export const referencesOf = (index: CatalogueIndex): References => ({
  has: (typed) =>
    [...spellings(typed), ...wholes(typed)].some((reference) => rowWithReference(index, reference) !== null),
  beginWith: (letters) => numberedBy(letters).some((start) => !rowsBeginning(index, start, 1).next().done),
});
