import { LOOSENABLE, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Columns } from './columns.ts';
import { NOWHERE, type Selection } from './selection.ts';
import { bitOf, testSelection } from './test-selection.ts';
import { TRAITS } from './traits.ts';

type Filter = Listing['loosen'][number]['filter'];

const [PRICE, SIZE, ORIGIN] = [bitOf('price'), bitOf('size'), bitOf('origin')];

/** Rows are counted in places: those that fail no filter, and for each filter those that fail it alone. */
export const PASSED = 0;
export const failedOnly = (filter: Filter) => LOOSENABLE.indexOf(filter) + 1;
export const PLACES = LOOSENABLE.length + 1;

/** What one walk over a list counts. */
export interface Tally {
  unfiltered: number;
  /** By place and traits: the numbers of each place stand together. */
  traits: Uint32Array;
  /** 1 for traits, and for origins, that any row of the list has. */
  traitsSeen: Uint8Array;
  originsSeen: Uint8Array;
  /** By origin: rows that fail no filter but that of origin. */
  origins: Uint32Array;
  /** Of rows that fail no filter but that of price. */
  price: Range;
  size: Range;
}

/**
 * Leaves in the selection what passes the filters, and counts on the way what each facet needs: a row that fails
 * exactly one filter counts for the values of that one (disjunctive facets), a row that fails several for none.
 */
export function filterSelection(index: CatalogueIndex, filters: Filters, selection: Selection): Tally {
  testSelection(index, filters, selection);
  const { traits, origin } = index.columns;
  const tally = emptyTally(index, selection.count);
  const { rows, marks, fails, count } = selection;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] ?? 0;
    const failed = fails[i] ?? 0;
    tally.traitsSeen[traits[row] ?? 0] = 1;
    tally.originsSeen[origin[row] ?? 0] = 1;
    if (failed === 0) {
      rows[kept++] = row;
      countPassed(tally, index.columns, row);
    } else {
      marks[row] = NOWHERE;
      if ((failed & (failed - 1)) === 0) countFailed(tally, index.columns, row, failed);
    }
  }
  selection.count = kept;
  return tally;
}

function countPassed(tally: Tally, { traits, origin, priceCents, sizeMm }: Columns, row: number): void {
  increase(tally.traits, traits[row] ?? 0);
  increase(tally.origins, origin[row] ?? 0);
  tally.price.widen(priceCents[row] ?? 0);
  tally.size.widen(sizeMm[row] ?? 0);
}

function countFailed(tally: Tally, columns: Columns, row: number, failed: number): void {
  // The place of a bit is how many bits it takes to write it.
  increase(tally.traits, (32 - Math.clz32(failed)) * TRAITS.length + (columns.traits[row] ?? 0));
  if (failed === PRICE) tally.price.widen(columns.priceCents[row] ?? 0);
  else if (failed === SIZE) tally.size.widen(columns.sizeMm[row] ?? 0);
  else if (failed === ORIGIN) increase(tally.origins, columns.origin[row] ?? 0);
}

function increase(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function emptyTally({ origins }: CatalogueIndex, unfiltered: number): Tally {
  return {
    unfiltered,
    traits: new Uint32Array(PLACES * TRAITS.length),
    traitsSeen: new Uint8Array(TRAITS.length),
    originsSeen: new Uint8Array(origins.texts.length),
    origins: new Uint32Array(origins.texts.length),
    price: new Range(),
    size: new Range(),
  };
}

/** The lowest and the highest of some numbers; those below 0 stand for none. */
class Range {
  from = Infinity;
  to = -Infinity;

  widen(value: number): void {
    if (value < this.from && value >= 0) this.from = value;
    if (value > this.to && value >= 0) this.to = value;
  }
}
