import type { Filters, Listing } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from './catalogue-index.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { Selection } from './selection.ts';
import { bitOf, testSelection } from './test-selection.ts';
import { TRAITS } from './traits.ts';
import { countNumbers, gather, noteNumbers, rangeOf } from './walks.ts';

type Filter = Listing['loosen'][number]['filter'];

/** What is counted of some rows of a list. */
interface Group {
  count: number;
  traits: Uint32Array;
  origins: Uint32Array;
  /** Null where no row has any. */
  price: Range | null;
  size: Range | null;
}

interface Range {
  from: number;
  to: number;
}

/** What is counted of a list, for its facets. */
export interface Tally {
  unfiltered: number;
  /** 1 for traits, and for origins, that any row of the list has. */
  traitsSeen: Uint8Array;
  originsSeen: Uint8Array;
  passed: Group;
  /** By filter, where it is chosen: the rows that fail it and no other. */
  failed: Partial<Record<Filter, Group>>;
}

/**
 * Leaves in the selection what passes the filters, and counts what each facet needs: a row that fails exactly one
 * filter counts for the values of that one (disjunctive facets), a row that fails several for none.
 */
export function filterSelection(index: CatalogueIndex, filters: Filters, selection: Selection): Tally {
  const { columns, origins } = index;
  const rows = selection.rows.subarray(0, selection.count);
  const fails = selection.fails.subarray(0, selection.count);
  const [traitsSeen, originsSeen] = [new Uint8Array(TRAITS.length), new Uint8Array(origins.texts.length)];
  noteNumbers(traitsSeen, rows, columns.traits);
  noteNumbers(originsSeen, rows, columns.origin);
  testSelection(index, filters, rows, fails);
  const failed: Tally['failed'] = {};
  for (const filter of chosenFilters(filters)) {
    const count = gather(fails, rows, bitOf(filter), selection.gathered);
    failed[filter] = countGroup(index, selection.gathered.subarray(0, count), filter);
  }
  selection.count = gather(fails, rows, 0, selection.rows);
  const passed = countGroup(index, selection.rows.subarray(0, selection.count), null);
  return { unfiltered: rows.length, traitsSeen, originsSeen, passed, failed };
}

/** @param only the filter that they fail: what another one shows is not asked of them */
function countGroup({ columns, origins }: CatalogueIndex, rows: Uint32Array, only: Filter | null): Group {
  const [traits, ofOrigins] = [new Uint32Array(TRAITS.length), new Uint32Array(origins.texts.length)];
  const isAsked = (...filters: Filter[]) => only === null || filters.includes(only);
  if (isAsked('quality', 'spread', 'gender', 'stock')) countNumbers(traits, rows, columns.traits);
  if (isAsked('origin')) countNumbers(ofOrigins, rows, columns.origin);
  return {
    count: rows.length,
    traits,
    origins: ofOrigins,
    price: isAsked('price') ? rangeOf(rows, columns.priceCents) : null,
    size: isAsked('size') ? rangeOf(rows, columns.sizeMm) : null,
  };
}
