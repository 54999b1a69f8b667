import type { CatalogueIndex } from './catalogue-index.ts';
import type { FindQuery, Found } from './catalogue.ts';
import { facetsOf, loosenOf } from './facets.ts';
import { filterSelection } from './filter-selection.ts';
import { pickPage } from './pick-page.ts';
import { selectList } from './select-list.ts';
import { SEARCH_MARKS } from './search-marks.ts';
import { Selection } from './selection.ts';

const selection = new Selection();

/** One page of a list, with all that is counted beside it. */
export function findInsects(index: CatalogueIndex, query: FindQuery): Found {
  return index.firstLots.page(query, (one) => findPage(index, one));
}

function findPage(index: CatalogueIndex, query: FindQuery): Found {
  const { filters } = query;
  selectList(index, query.list, selection);
  const tally = filterSelection(index, filters, selection);
  const rows = pickPage(index, selection, tally, query);
  return {
    ids: rows.map((row) => index.columns.id[row] ?? 0),
    total: tally.passed.count,
    unfiltered: tally.unfiltered,
    facets: facetsOf(index, tally),
    loosen: loosenOf(filters, tally),
    close: rows.filter((row) => isClose(row)).map((row) => index.columns.uuid.get(row)),
  };
}

function isClose(row: number): boolean {
  return (selection.marks[row] ?? 0) >= SEARCH_MARKS.close;
}
