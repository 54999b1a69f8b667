import type { Category, FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { InsectList } from '../catalogue.ts';
import { IN_FAMILY, MIXED, REPAIR, SHOWN } from '../columns/columns.ts';
import type { Term } from '../columns/species-names.ts';
import type { Listed } from '../columns/list-membership.ts';
import { NOT_SELECTED } from './selected-rows.ts';
import { selectSearched } from './select-searched.ts';
import { LATEST_COUNT, ONE_EURO_CENTS } from '../counts/counters.ts';

/**
 * Selects the insects that a list is of (spec §4), all with the tier 0; those of a search with their tier.
 * @returns the categories that a search was narrowed to by its words; none for any
 */
export function selectList(
  index: CatalogueIndex,
  list: InsectList,
  listed: Listed,
): readonly FamilyCategory[] {
  listed.clear(index.columns.cells, index.columns.length);
  const within = selectKind(index, list, listed);
  if ('without' in list && list.without) dropNamed(index, list.without, listed);
  if ('withoutKinds' in list && list.withoutKinds) dropKinds(index, list.withoutKinds, listed);
  return within;
}

function selectKind(index: CatalogueIndex, list: InsectList, listed: Listed): readonly FamilyCategory[] {
  if (list.kind === 'search') return selectSearched(index, list, listed);
  if (list.kind === 'all') selectFlagged(index, SHOWN, listed);
  else if (list.kind === 'species')
    selectTerms(index, ({ slugs }) => slugs?.genus === list.genus && slugs.species === list.species, listed);
  else if (list.kind === 'genus')
    selectTerms(index, ({ slugs }) => slugs?.genus === list.genus && slugs.species !== list.except, listed);
  else if (list.kind === 'category') selectCategory(index, list.category, listed);
  else selectFamilies(index, [index.families.find(list.familyId)], listed, list.exceptGenus);
  return [];
}

function selectCategory(index: CatalogueIndex, category: Category, listed: Listed): void {
  if (category === 'REPAIRS') return selectFlagged(index, SHOWN | REPAIR, listed);
  if (category === 'MIX') return selectFlagged(index, SHOWN | MIXED, listed);
  if (category === 'ONE_EURO') return selectOneEuro(index, listed);
  if (category === 'LATEST') return selectLatest(index, listed);
  selectFamilies(index, index.families.numbersIn(category), listed);
}

function selectFamilies(
  index: CatalogueIndex,
  families: (number | null)[],
  listed: Listed,
  exceptGenus?: string,
): void {
  const tiers = new Uint8Array(index.families.size).fill(NOT_SELECTED);
  for (const family of families) if (family !== null) tiers[family] = 0;
  const isExcepted = (term: number) =>
    exceptGenus !== undefined && index.terms.list[term]?.slugs?.genus === exceptGenus;
  listed.setTiers(index.columns.cells, ({ term, family, flags }) =>
    flags & IN_FAMILY && !isExcepted(term) ? (tiers[family] ?? NOT_SELECTED) : NOT_SELECTED,
  );
}

function selectFlagged(index: CatalogueIndex, wanted: number, listed: Listed): void {
  listed.setTiers(index.columns.cells, ({ flags }) => ((flags & wanted) === wanted ? 0 : NOT_SELECTED));
}

/** Mixed lots have a title for a name. */
function selectTerms(index: CatalogueIndex, isWanted: (term: Term) => boolean, listed: Listed): void {
  const tiers = Uint8Array.from(index.terms.list, (term) => (isWanted(term) ? 0 : NOT_SELECTED));
  listed.setTiers(index.columns.cells, ({ term, flags }) =>
    flags & SHOWN && !(flags & MIXED) ? (tiers[term] ?? NOT_SELECTED) : NOT_SELECTED,
  );
}

function selectOneEuro({ columns, orders }: CatalogueIndex, listed: Listed): void {
  const isCheap = (row: number) => (columns.priceCents[row] ?? 0) <= ONE_EURO_CENTS;
  for (const row of orders.price.rows.subarray(0, orders.price.countBefore(isCheap))) {
    if (columns.has(row, SHOWN)) listed.selected.select(row, 0);
  }
}

function selectLatest({ columns, orders }: CatalogueIndex, { selected }: Listed): void {
  const { rows } = orders.shown;
  for (let i = rows.length - 1; i >= 0 && selected.count < LATEST_COUNT; i -= 1) {
    const row = rows[i] ?? 0;
    if (columns.has(row, SHOWN)) selected.select(row, 0);
  }
}

/**
 * Leaves out what has one of these names, as the text knew them: what is called so by Latin and common names with these
 * words in them, what has such a synonym, and what is of such a family. Kinds of lots are few, however many the lots.
 */
function dropNamed(index: CatalogueIndex, names: readonly string[], listed: Listed): void {
  const [terms, families] = [new Set<number>(), new Set<number>()];
  for (const { text, how, of, id } of index.known().texts) {
    // A synonym may have the words of another genus: that one is meant.
    const isWithin = how === 'latin' || how === 'common';
    const isMeant = (name: string) => (isWithin ? ` ${text} `.includes(` ${name} `) : text === name);
    if (names.some(isMeant)) (of === 'family' ? families : terms).add(id);
  }
  for (const [kind, { term, family }] of index.columns.cells.kindList.entries())
    if (terms.has(term) || families.has(family)) listed.tiers[kind] = NOT_SELECTED;
}

/** Leaves out what is of these categories by its family, and mixed lots with such a family in their title: `20 Nymphalidae`. */
function dropKinds(index: CatalogueIndex, categories: readonly FamilyCategory[], listed: Listed): void {
  const families = new Set(categories.flatMap((category) => index.families.numbersIn(category)));
  const { texts } = index.known();
  const named = new Set(
    texts.filter(({ of, id }) => of === 'family' && families.has(id)).map(({ text }) => text),
  );
  const titled = new Set(
    texts
      .filter(
        ({ of, how, text }) =>
          of === 'name' && how === 'latin' && text.split(' ').some((word) => named.has(word)),
      )
      .map(({ id }) => id),
  );
  for (const [kind, { term, family }] of index.columns.cells.kindList.entries())
    if (families.has(family) || titled.has(term)) listed.tiers[kind] = NOT_SELECTED;
}
