import type { Suggestions } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Match } from '../search/vocabulary-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { rowsBeginning, rowWithReference } from './selection/find-references.ts';
import { beginnings, isReferencePart, wholes } from './columns/reference-spellings.ts';
import { foldText, wordsOf } from '../../platform/fold-text.ts';

const MAX_SPECIES = 5;
const MAX_FAMILIES = 3;
const MAX_REFERENCES = 3;
/** Names without a lot, and the same name twice, are passed over. */
const MAX_MATCHES = 40;

/** What a text that is being typed may mean, best first, few of each. */
export function suggest(index: CatalogueIndex, text: string, locale: Locale): Suggestions {
  const typed = text.trim();
  if (typed === '') return { species: [], families: [], references: [] };
  const found = index.vocabulary().complete(typed, MAX_MATCHES);
  const matches = foreignLast(found.map((match) => namedAs(match, shownNames(index, match, locale), typed)));
  return {
    species: suggestSpecies(index, matches),
    families: suggestFamilies(index, matches),
    references: suggestReferences(index, typed),
  };
}

/** By what names a suggestion is known once it is shown. */
function shownNames({ terms, families }: CatalogueIndex, { id, kind }: Match, locale: Locale): string[] {
  const term = kind === 'name' ? terms.list[id] : undefined;
  const family = kind === 'family' ? families.get(id) : undefined;
  return [...(term ? [term.name, term.commonName[locale]] : []), ...(family ? [family.name[locale]] : [])];
}

/** Lots of one name may differ in their common names: the name is suggested once, with all of them. */
function suggestSpecies({ terms, tallies }: CatalogueIndex, matches: Named[]): Suggestions['species'] {
  const byName = new Map<string, Suggestions['species'][number]>();
  for (const { id, kind, tier, knownAs } of matches) {
    const term = kind === 'name' ? terms.list[id] : undefined;
    if (!term || (tallies.shownOfTerm[id] ?? 0) === 0) continue;
    const { name, commonName } = term;
    const isClose = tier === 'close';
    const species = byName.get(name) ?? { name, commonName, count: 0, isClose, ...(knownAs && { knownAs }) };
    species.count += tallies.inStockOfTerm[id] ?? 0;
    byName.set(name, species);
  }
  return [...byName.values()].slice(0, MAX_SPECIES);
}

function suggestFamilies({ families, tallies }: CatalogueIndex, matches: Named[]): Suggestions['families'] {
  return matches
    .flatMap(({ id, kind, knownAs }) => {
      const family = kind === 'family' ? families.get(id) : undefined;
      const count = tallies.ofFamily[id] ?? 0;
      return family && count > 0 ? [{ family, count, ...(knownAs && { knownAs }) }] : [];
    })
    .slice(0, MAX_FAMILIES);
}

function suggestReferences(index: CatalogueIndex, typed: string): Suggestions['references'] {
  if (!isReferencePart(typed)) return [];
  return referenceRows(index, typed).flatMap((row) => {
    const { columns, terms, families } = index;
    const family = families.get(columns.kindOf(row).family);
    const name = terms.list[columns.kindOf(row).term]?.name ?? '';
    const [uuid, reference] = [columns.uuid.get(row), columns.reference.get(row)];
    return family ? [{ uuid, reference, name, family }] : [];
  });
}

/** The one that was typed whole comes first. */
function referenceRows(index: CatalogueIndex, typed: string): number[] {
  const exact = wholes(typed).flatMap((reference) => rowWithReference(index, reference) ?? []);
  const begun = beginnings(typed).flatMap((start) => [...rowsBeginning(index, start, MAX_REFERENCES)]);
  return [...new Set([...exact, ...begun])].slice(0, MAX_REFERENCES);
}

/** What was found, and the name by which, when that is none of those that are shown. */
interface Named extends Match {
  knownAs: string | null;
}

function namedAs(match: Match, shown: readonly string[], typed: string): Named {
  const folded = shown.map(foldText);
  const isSaid = wordsOf(foldText(typed)).every((word) => folded.some((text) => text.includes(word)));
  const by = match.by?.text ?? null;
  return { ...match, knownAs: by === null || isSaid || shown.includes(by) ? null : by };
}

/** Names that are not the reader's come after those that are, guesses last of all; else as found. */
function foreignLast(matches: readonly Named[]): Named[] {
  const rank = ({ tier, knownAs }: Named) => (tier === 'close' ? 2 : knownAs === null ? 0 : 1);
  return matches.toSorted((one, other) => rank(one) - rank(other));
}
