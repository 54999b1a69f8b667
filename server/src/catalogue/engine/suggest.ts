import type { Family } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters, type Suggestions } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Sentence } from '../search/sentence/read-sentence.ts';
import type { Match } from '../search/vocabulary-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Suggested } from './catalogue.ts';
import { MIXED } from './columns/columns.ts';
import type { Term } from './columns/species-names.ts';
import { joinOffers, offersOf, type Offer } from './offers.ts';
import { readTest } from './selection/compile-filters.ts';
import { readIn } from './read-in.ts';
import { rowsBeginning, rowWithReference } from './selection/find-references.ts';
import { beginnings, isReferencePart, wholes } from './columns/reference-spellings.ts';
import { foldText, wordsOf } from '../../platform/fold-text.ts';

const MAX_SPECIES = 5;
const MAX_FAMILIES = 3;
const MAX_REFERENCES = 3;
/** Names without a lot, and the same name twice, are passed over. */
const MAX_MATCHES = 40;

/** What a text that is being typed may mean, best first, few of each. */
export function suggest(index: CatalogueIndex, text: string, locale: Locale): Suggested {
  const typed = text.trimStart();
  if (typed === '') return { species: [], families: [], references: [] };
  const sentence = readIn(index, typed, true);
  // A place alone may be the beginning of a name.
  const read: Sentence = sentence.rest === '' ? { rest: typed, filters: NO_FILTERS, said: '' } : sentence;
  const { rest, filters, said, unwanted } = read;
  const name = unwanted?.others || rest;
  const found = index.vocabulary().complete(name, MAX_MATCHES);
  const matches = foreignLast(found.map((match) => namedAs(match, shownNames(index, match, locale), name)));
  return {
    species: suggestSpecies(index, matches, filters, [said, unwanted?.text].filter(Boolean).join(' ')),
    families: suggestFamilies(index, matches),
    references: suggestReferences(index, typed.trim()),
  };
}

/** By what names a suggestion is known once it is shown. */
function shownNames({ terms, families }: CatalogueIndex, { id, kind }: Match, locale: Locale): string[] {
  const term = kind === 'name' ? terms.list[id] : undefined;
  const family = kind === 'family' ? families.get(id) : undefined;
  return [...(term ? [term.name, term.commonName[locale]] : []), ...(family ? [family.name[locale]] : [])];
}

/** Lots of one name may differ in their common names: the name is suggested once, with all that pass the filters. */
function suggestSpecies(
  index: CatalogueIndex,
  matches: Named[],
  filters: Filters,
  said: string,
): Suggested['species'] {
  const names = matches.filter(({ kind }) => kind === 'name');
  const test = readTest(index, filters);
  const ofKind = offersOf(index, new Map(names.map(({ id, within }) => [id, within])), test);
  const offers = ofKind.size > 0 ? ofKind : offersOf(index, new Map(names.map(({ id }) => [id, []])), test);
  const byName = new Map<string, { match: Named; term: Term; offer: Offer }>();
  for (const match of names) {
    const [term, offer] = [index.terms.list[match.id], offers.get(match.id)];
    if (!term || !offer) continue;
    const before = byName.get(term.name);
    if (before) before.offer = joinOffers(before.offer, offer);
    else byName.set(term.name, { match, term, offer });
  }
  return [...byName.values()]
    .toSorted((one, other) => rankOf(one.match) - rankOf(other.match) || soldOut(one) - soldOut(other))
    .slice(0, MAX_SPECIES)
    .map(({ match: { tier, knownAs }, term: { name, commonName }, offer }) => ({
      ...{ name, commonName, count: offer.count, isClose: tier === 'close', ...(knownAs && { knownAs }) },
      ...(said && { q: `${name} ${said}` }),
      ...speciesFamily(index, offer),
      lot: lotOf(index, offer),
    }));
}

/** A mixed lot is of no species. */
function speciesFamily({ columns, families }: CatalogueIndex, { row }: Offer): { family?: Family } {
  const { family, flags } = columns.kindOf(row);
  const known = families.get(family);
  return known && !(flags & MIXED) ? { family: known } : {};
}

const soldOut = ({ offer: { count } }: { offer: Offer }) => (count === 0 ? 1 : 0);

function lotOf({ columns }: CatalogueIndex, { row, fromCents, genders }: Offer) {
  return { id: columns.id[row] ?? 0, uuid: columns.uuid.get(row), priceCents: fromCents, genders };
}

function suggestFamilies({ families, counters }: CatalogueIndex, matches: Named[]): Suggestions['families'] {
  return matches
    .flatMap(({ id, kind, knownAs }) => {
      const family = kind === 'family' ? families.get(id) : undefined;
      const count = counters.ofFamily[id] ?? 0;
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
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const RANKS: Record<Match['tier'], number> = { exact: 0, prefix: 1, contains: 1, close: 4 };
const FOREIGN = 2;

/** A whole name of the reader's language or Latin, a part of one, the same of other languages, a guess. */
const rankOf = ({ tier, knownAs }: Named) =>
  RANKS[tier] + (tier !== 'close' && knownAs !== null ? FOREIGN : 0);
