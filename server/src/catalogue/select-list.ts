import type { Category } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { InsectList } from './catalogue.ts';
import { IN_FAMILY, MIXED, REPAIR, SHOWN } from './columns.ts';
import { selectSearched } from './select-searched.ts';
import type { Selection } from './selection.ts';
import { LATEST_COUNT, ONE_EURO_CENTS } from './tallies.ts';

/** Selects the insects that a list is of (spec §4), all with the mark 0; those of a search with their tier. */
export function selectList(index: CatalogueIndex, list: InsectList, selection: Selection): void {
  selection.clear(index.columns.length);
  if (list.kind === 'search') selectSearched(index, list.text, selection);
  else if (list.kind === 'category') selectCategory(index, list.category, selection);
  else selectFamily(index, index.families.find(list.familyId), selection);
}

function selectCategory(index: CatalogueIndex, category: Category, selection: Selection): void {
  if (category === 'REPAIRS') return selectFlagged(index, REPAIR, selection);
  if (category === 'MIX') return selectFlagged(index, MIXED, selection);
  if (category === 'ONE_EURO') return selectOneEuro(index, selection);
  if (category === 'LATEST') return selectLatest(index, selection);
  for (const family of index.families.numbersIn(category)) selectFamily(index, family, selection);
}

function selectFamily(index: CatalogueIndex, family: number | null, selection: Selection): void {
  if (family === null) return;
  const { columns, orders } = index;
  const { from, to } = index.familySpan(family);
  selection.addAll(orders.family.rows.subarray(from, to), columns.flags, IN_FAMILY);
}

function selectFlagged({ columns }: CatalogueIndex, flag: number, selection: Selection): void {
  const { flags, length } = columns;
  const wanted = flag | SHOWN;
  for (let row = 0; row < length; row += 1) {
    if (((flags[row] ?? 0) & wanted) === wanted) selection.add(row);
  }
}

function selectOneEuro({ columns }: CatalogueIndex, selection: Selection): void {
  const { priceCents, flags, length } = columns;
  for (let row = 0; row < length; row += 1) {
    const isCheap = (priceCents[row] ?? 0) <= ONE_EURO_CENTS;
    if (isCheap && ((flags[row] ?? 0) & SHOWN) !== 0) selection.add(row);
  }
}

function selectLatest({ columns, orders }: CatalogueIndex, selection: Selection): void {
  const { rows } = orders.updated;
  for (let i = rows.length - 1; i >= 0 && selection.count < LATEST_COUNT; i -= 1) {
    const row = rows[i] ?? 0;
    if (columns.has(row, SHOWN)) selection.add(row);
  }
}
