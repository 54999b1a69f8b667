import { FAMILY_CATEGORIES, type FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { SHOWN } from '../columns/columns.ts';
import { rowsBeginning, rowWithReference } from './find-references.ts';
import { beginnings, isReferencePart, spellings, wholes } from '../columns/reference-spellings.ts';
import { marksOf, SEARCH_MARKS } from './search-tiers.ts';
import type { Match } from '../../search/vocabulary-entry.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOWHERE, type PickedRows } from './selected-rows.ts';

const UUID_PART = /^[0-9A-F-]{1,36}$/;

/** Selects what a text finds: by name and family, by reference, and by a part of the uuid (the seed's rule). */
export function selectSearched(
  index: CatalogueIndex,
  text: string,
  listed: Listed,
): readonly FamilyCategory[] {
  const code = text.trim().toUpperCase();
  if (code === '') return [];
  const within = selectNamed(index, text, listed);
  selectReferences(index, text.trim(), listed.picked);
  if (UUID_PART.test(code)) selectUuids(index, code, listed.picked);
  if (hasOthers(index, listed)) dropClose(listed);
  return within;
}

/** A lot stands by the best of the names that fit: its own, its family's or its category's. */
function selectNamed(index: CatalogueIndex, text: string, listed: Listed): readonly FamilyCategory[] {
  const matches = index.vocabulary().find(text);
  markMatches(index, matches, listed);
  // `atlas butterfly` is a moth: where nothing is of that kind, the word was no more than a word.
  if (!isEmpty(index, listed)) return withinOf(matches);
  markMatches(index, matches.map(anywhere), listed);
  return [];
}

/** Of which categories all of these are meant; none where one is of any. */
export const withinOf = (matches: readonly Match[]): readonly FamilyCategory[] =>
  matches.every(({ within }) => within.length > 0) ? (matches[0]?.within ?? []) : [];

const anywhere = (match: Match): Match => ({ ...match, within: [] });

function markMatches(index: CatalogueIndex, matches: readonly Match[], listed: Listed): void {
  const marks = marksOf(matches);
  const best = () => ({
    ofTerm: new Uint8Array(index.terms.list.length).fill(NOWHERE),
    ofFamily: new Uint8Array(index.families.size).fill(NOWHERE),
  });
  const [open, narrow] = [best(), best()];
  const isMeant = new Uint8Array(index.families.size);
  for (const [at, { id, kind, within }] of matches.entries()) {
    const { ofTerm, ofFamily } = within.length > 0 ? narrow : open;
    const [into, ids] = kind === 'name' ? [ofTerm, [id]] : [ofFamily, familiesOf(index, id, kind)];
    for (const one of ids) into[one] = Math.min(into[one] ?? NOWHERE, marks[at] ?? NOWHERE);
    for (const category of within) for (const one of index.families.numbersIn(category)) isMeant[one] = 1;
  }
  listed.markKinds(index.columns.cells, ({ term, family, flags }) => {
    if (!(flags & SHOWN)) return NOWHERE;
    const all = Math.min(open.ofTerm[term] ?? NOWHERE, open.ofFamily[family] ?? NOWHERE);
    if (!isMeant[family]) return all;
    return Math.min(all, narrow.ofTerm[term] ?? NOWHERE, narrow.ofFamily[family] ?? NOWHERE);
  });
}

function isEmpty({ columns: { cells } }: CatalogueIndex, { marks }: Listed): boolean {
  const hasLots = (kind: number) =>
    (cells.cellsOfKind[kind] ?? []).some((cell) => (cells.counts[cell] ?? 0) > 0);
  return marks.every((mark, kind) => mark === NOWHERE || !hasLots(kind));
}

const familiesOf = (index: CatalogueIndex, id: number, kind: 'family' | 'category') =>
  kind === 'category' ? numbersIn(index, id) : [id];

function numbersIn({ families }: CatalogueIndex, categoryId: number): number[] {
  const category = FAMILY_CATEGORIES[categoryId];
  return category ? families.numbersIn(category) : [];
}

function selectReferences(index: CatalogueIndex, text: string, picked: PickedRows): void {
  if (!isReferencePart(text)) return;
  const { columns } = index;
  for (const spelling of spellings(text)) {
    columns.reference.search(spelling, columns.length, (row) => {
      if (columns.has(row, SHOWN)) picked.mark(row, SEARCH_MARKS.contains);
    });
  }
  for (const start of beginnings(text)) {
    for (const row of rowsBeginning(index, start)) picked.mark(row, SEARCH_MARKS.prefix);
  }
  for (const reference of [...spellings(text), ...wholes(text)]) {
    const row = rowWithReference(index, reference);
    if (row !== null) picked.mark(row, SEARCH_MARKS.exact);
  }
}

function selectUuids({ columns }: CatalogueIndex, text: string, picked: PickedRows): void {
  columns.uuid.search(text, columns.length, (row) => {
    if (columns.has(row, SHOWN)) picked.mark(row, SEARCH_MARKS.uuid);
  });
}

/** Whether a lot was found by what no name says. */
function hasOthers({ columns }: CatalogueIndex, { marks, picked }: Listed): boolean {
  const { kinds } = columns.cells;
  const rows = picked.rows.subarray(0, picked.count);
  return rows.some((row) => marks[kinds[columns.cell[row] ?? 0] ?? 0] === NOWHERE);
}

/** A reference or a uuid was meant: names that are a little like it were not. */
function dropClose({ marks }: Listed): void {
  for (const [kind, mark] of marks.entries()) if (mark >= SEARCH_MARKS.close) marks[kind] = NOWHERE;
}
