import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from './catalogue-index.ts';
import { SHOWN } from './columns.ts';
import { rowsBeginning, rowWithReference } from './find-references.ts';
import { beginnings, isReferencePart, spellings, wholes } from './reference-spellings.ts';
import { marksOf, SEARCH_MARKS } from './search-marks.ts';
import { NOWHERE, type Selection, type Span } from './selection.ts';

const UUID_PART = /^[0-9A-F-]{1,36}$/;

/** Selects what a text finds: by name and family, by reference, and by a part of the uuid (the seed's rule). */
export function selectSearched(index: CatalogueIndex, text: string, selection: Selection): void {
  const code = text.trim().toUpperCase();
  if (code === '') return;
  selectNamed(index, text, selection);
  const named = selection.count;
  selectReferences(index, text.trim(), selection);
  if (UUID_PART.test(code)) selectUuids(index, code, selection);
  if (selection.count > named) dropClose(selection);
}

function selectNamed(index: CatalogueIndex, text: string, selection: Selection): void {
  const matches = index.vocabulary().find(text);
  const marks = marksOf(matches);
  const order = index.orders.family.rows;
  for (const [at, { id, kind }] of matches.entries()) {
    const add = ({ from, to }: Span) =>
      selection.markAll(order.subarray(from, to), index.columns.flags, SHOWN, marks[at] ?? NOWHERE);
    if (kind === 'name') for (const family of index.terms.familiesOf(id)) add(index.termSpan(family, id));
    else
      for (const family of kind === 'category' ? numbersIn(index, id) : [id]) add(index.familySpan(family));
  }
}

function numbersIn({ families }: CatalogueIndex, categoryId: number): number[] {
  const category = FAMILY_CATEGORIES[categoryId];
  return category ? families.numbersIn(category) : [];
}

function selectReferences(index: CatalogueIndex, text: string, selection: Selection): void {
  if (!isReferencePart(text)) return;
  const { columns } = index;
  for (const spelling of spellings(text)) {
    columns.reference.search(spelling, columns.length, (row) => {
      if (columns.has(row, SHOWN)) selection.mark(row, SEARCH_MARKS.contains);
    });
  }
  for (const start of beginnings(text)) {
    for (const row of rowsBeginning(index, start)) selection.mark(row, SEARCH_MARKS.prefix);
  }
  for (const reference of [...spellings(text), ...wholes(text)]) {
    const row = rowWithReference(index, reference);
    if (row !== null) selection.mark(row, SEARCH_MARKS.exact);
  }
}

function selectUuids({ columns }: CatalogueIndex, text: string, selection: Selection): void {
  columns.uuid.search(text, columns.length, (row) => {
    if (columns.has(row, SHOWN)) selection.mark(row, SEARCH_MARKS.uuid);
  });
}

/** A reference or a uuid was meant: names that are a little like it were not. */
function dropClose(selection: Selection): void {
  let kept = 0;
  for (let i = 0; i < selection.count; i += 1) {
    const row = selection.rows[i] ?? 0;
    if ((selection.marks[row] ?? 0) >= SEARCH_MARKS.close) selection.marks[row] = NOWHERE;
    else selection.rows[kept++] = row;
  }
  selection.count = kept;
}
