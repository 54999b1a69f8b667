import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import { FAMILY_CATEGORIES, type FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Kind } from '../counts/attribute-groups.ts';
import { SHOWN } from '../columns/columns.ts';
import { rowsBeginning, rowWithReference } from './find-references.ts';
import { beginnings, isReferencePart, spellings, wholes } from '../columns/reference-spellings.ts';
import { tiersOf, SEARCH_TIERS } from './search-tiers.ts';
import type { Match } from '../../search/vocabulary-entry.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED, type SelectedRows } from './selected-rows.ts';

const UUID_PART = /^[0-9A-F-]{1,36}$/;

/** Selects what a text finds: by name and family, by reference, and by a part of the uuid (the seed's rule). */
export function selectSearched(
  index: CatalogueIndex,
  { text, first }: { text: string; first?: string },
  listed: Listed,
): readonly FamilyCategory[] {
  const code = text.trim().toUpperCase();
  if (code === '') return [];
  const within = selectNamed(index, text, first, listed);
  selectReferences(index, text.trim(), listed.selected);
  if (UUID_PART.test(code)) selectUuids(index, code, listed.selected);
  if (hasOthers(index, listed)) dropClose(listed);
  return within;
}

/** A lot stands by the best of the names that fit: its own, its family's or its category's. */
function selectNamed(
  index: CatalogueIndex,
  text: string,
  first: string | undefined,
  listed: Listed,
): readonly FamilyCategory[] {
  const matches = index.vocabulary().find(text);
  const better = first === undefined ? [] : index.vocabulary().find(first);
  selectMatches(index, matches, listed, bestOf(better));
  listed.genusTier = tierOfGenus(text, matches);
  // `atlas butterfly` is a moth: where nothing is of that kind, the word was no more than a word.
  if (!isEmpty(index, listed)) return withinOf(matches);
  selectMatches(index, matches.map(anywhere), listed);
  return [];
}

/** The last tier of what is of a genus that the text names; null where it names none. */
function tierOfGenus(text: string, matches: readonly Match[]): number | null {
  const said = new Set(wordsOf(foldText(text)));
  const tiers = tiersOf(matches).filter((tier, at) => {
    const by = matches[at]?.by;
    return tier < SEARCH_TIERS.close && by?.kind === 'latin' && said.has(wordsOf(foldText(by.text))[0] ?? '');
  });
  return tiers.length === 0 ? null : Math.max(...tiers);
}

/** Of which categories all of these are meant; none where one is of any. */
const withinOf = (matches: readonly Match[]): readonly FamilyCategory[] =>
  matches.every(({ within }) => within.length > 0) ? (matches[0]?.within ?? []) : [];

const anywhere = (match: Match): Match => ({ ...match, within: [] });

/** What holds a text; where nothing does, what is like it. */
function bestOf(matches: readonly Match[]): readonly Match[] {
  const holding = matches.filter(({ tier }) => tier !== 'close');
  return holding.length > 0 ? holding : matches;
}

/** @param better what comes before all of the others */
function selectMatches(
  index: CatalogueIndex,
  matches: readonly Match[],
  listed: Listed,
  better: readonly Match[] = [],
): void {
  const [tierOf, tierOfBetter] = [tierBy(index, matches), tierBy(index, better)];
  const isFirst = better.length > 0;
  listed.setTiers(index.columns.cells, (kind) => {
    const [tier, betterTier] = [tierOf(kind), tierOfBetter(kind)];
    if (betterTier < SEARCH_TIERS.close) return betterTier;
    if (betterTier !== NOT_SELECTED) return SEARCH_TIERS.contains;
    return isFirst && tier < SEARCH_TIERS.close ? SEARCH_TIERS.uuid : tier;
  });
}

/** The tier of a kind by what was found. */
function tierBy(index: CatalogueIndex, matches: readonly Match[]): (kind: Kind) => number {
  const tiers = tiersOf(matches);
  const best = () => ({
    ofTerm: new Uint8Array(index.terms.list.length).fill(NOT_SELECTED),
    ofFamily: new Uint8Array(index.families.size).fill(NOT_SELECTED),
  });
  const [open, narrow] = [best(), best()];
  const isMeant = new Uint8Array(index.families.size);
  for (const [at, { id, kind, within }] of matches.entries()) {
    const { ofTerm, ofFamily } = within.length > 0 ? narrow : open;
    const [into, ids] = kind === 'name' ? [ofTerm, [id]] : [ofFamily, familiesOf(index, id, kind)];
    for (const one of ids) into[one] = Math.min(into[one] ?? NOT_SELECTED, tiers[at] ?? NOT_SELECTED);
    for (const category of within) for (const one of index.families.numbersIn(category)) isMeant[one] = 1;
  }
  return ({ term, family, flags }) => {
    if (!(flags & SHOWN)) return NOT_SELECTED;
    const all = Math.min(open.ofTerm[term] ?? NOT_SELECTED, open.ofFamily[family] ?? NOT_SELECTED);
    if (!isMeant[family]) return all;
    return Math.min(all, narrow.ofTerm[term] ?? NOT_SELECTED, narrow.ofFamily[family] ?? NOT_SELECTED);
  };
}

function isEmpty({ columns: { cells } }: CatalogueIndex, { tiers }: Listed): boolean {
  const hasLots = (kind: number) =>
    (cells.cellsOfKind[kind] ?? []).some((cell) => (cells.counts[cell] ?? 0) > 0);
  return tiers.every((tier, kind) => tier === NOT_SELECTED || !hasLots(kind));
}

const familiesOf = (index: CatalogueIndex, id: number, kind: 'family' | 'category') =>
  kind === 'category' ? numbersIn(index, id) : [id];

function numbersIn({ families }: CatalogueIndex, categoryId: number): number[] {
  const category = FAMILY_CATEGORIES[categoryId];
  return category ? families.numbersIn(category) : [];
}

function selectReferences(index: CatalogueIndex, text: string, selected: SelectedRows): void {
  if (!isReferencePart(text)) return;
  const { columns } = index;
  for (const spelling of spellings(text)) {
    columns.reference.search(spelling, columns.length, (row) => {
      if (columns.has(row, SHOWN)) selected.select(row, SEARCH_TIERS.contains);
    });
  }
  for (const start of beginnings(text)) {
    for (const row of rowsBeginning(index, start)) selected.select(row, SEARCH_TIERS.prefix);
  }
  for (const reference of [...spellings(text), ...wholes(text)]) {
    const row = rowWithReference(index, reference);
    if (row !== null) selected.select(row, SEARCH_TIERS.exact);
  }
}

function selectUuids({ columns }: CatalogueIndex, text: string, selected: SelectedRows): void {
  columns.uuid.search(text, columns.length, (row) => {
    if (columns.has(row, SHOWN)) selected.select(row, SEARCH_TIERS.uuid);
  });
}

/** Whether a lot was found by what no name says. */
function hasOthers({ columns }: CatalogueIndex, { tiers, selected }: Listed): boolean {
  const { kinds } = columns.cells;
  const rows = selected.rows.subarray(0, selected.count);
  return rows.some((row) => tiers[kinds[columns.cell[row] ?? 0] ?? 0] === NOT_SELECTED);
}

/** A reference or a uuid was meant: names that are a little like it were not. */
function dropClose({ tiers }: Listed): void {
  for (const [kind, tier] of tiers.entries()) if (tier >= SEARCH_TIERS.close) tiers[kind] = NOT_SELECTED;
}
