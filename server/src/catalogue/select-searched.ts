import type { CatalogueIndex } from './catalogue-index.ts';
import { SHOWN } from './columns.ts';
import { marksOf, SEARCH_MARKS } from './search-marks.ts';
import { NOWHERE, type Selection } from './selection.ts';

const MIN_REFERENCE = 3;
/** The longest texts that a reference or a uuid can contain. */
const MAX_REFERENCE = 64;
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
  const { columns, terms, families } = index;
  const ofTerm = new Uint8Array(terms.list.length).fill(NOWHERE);
  const ofFamily = new Uint8Array(families.size).fill(NOWHERE);
  const matches = index.vocabulary().find(text);
  const found = marksOf(matches);
  for (const [at, { id, kind }] of matches.entries()) {
    const marks = kind === 'name' ? ofTerm : ofFamily;
    marks[id] = Math.min(marks[id] ?? NOWHERE, found[at] ?? NOWHERE);
  }
  const { term, family, flags, length } = columns;
  for (let row = 0; row < length; row += 1) {
    const mark = Math.min(ofTerm[term[row] ?? 0] ?? NOWHERE, ofFamily[family[row] ?? 0] ?? NOWHERE);
    if (mark !== NOWHERE && ((flags[row] ?? 0) & SHOWN) !== 0) selection.add(row, mark);
  }
}

/** Whether a text can mean a reference: a name rarely holds a figure. */
export function isReferencePart(text: string): boolean {
  return text.length >= MIN_REFERENCE && text.length <= MAX_REFERENCE && /\d/.test(text);
}

/** As written in the shop, or all in one case. */
export function spellings(text: string): string[] {
  return [...new Set([text.toUpperCase(), text, text.toLowerCase()])];
}

function selectReferences({ columns }: CatalogueIndex, text: string, selection: Selection): void {
  if (!isReferencePart(text)) return;
  for (const spelling of spellings(text)) {
    columns.reference.search(spelling, columns.length, (row, isStart) => {
      if (!columns.has(row, SHOWN)) return;
      const isExact = isStart && columns.reference.get(row) === spelling;
      const mark = isExact ? SEARCH_MARKS.exact : isStart ? SEARCH_MARKS.prefix : SEARCH_MARKS.contains;
      selection.add(row, Math.min(mark, selection.marks[row] ?? NOWHERE));
    });
  }
}

function selectUuids({ columns }: CatalogueIndex, text: string, selection: Selection): void {
  columns.uuid.search(text, columns.length, (row) => {
    if (!columns.has(row, SHOWN)) return;
    selection.add(row, Math.min(SEARCH_MARKS.uuid, selection.marks[row] ?? NOWHERE));
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
