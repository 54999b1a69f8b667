import type { Family } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import type { Localized } from '@vitrine/shared/contract/locale';
import { genusOf } from '@vitrine/shared/paths/species-path';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { GenusCount, GenusFound, GenusShelf, OfferedLot, SpeciesFound } from './catalogue.ts';
import { MIXED, SHOWN } from './columns/columns.ts';
import type { Term } from './columns/species-names.ts';
import { joinOffers, offerOfCell, type Offer } from './offers.ts';
import { TRAITS } from './columns/traits.ts';
import { readTest } from './selection/compile-filters.ts';

/** What is gathered of a species while the kinds of its lots are gone over. */
interface Gathered {
  name: string;
  slug: string;
  commonName: Localized;
  shown: number;
  offer: Offer;
}

/** A genus by its word in addresses. Looks at lots of this genus alone. */
export function readGenus(index: CatalogueIndex, slug: string): GenusFound | null {
  const ofFamily = new Map<number, number>();
  const species = gather(index, (term) => term.slugs?.genus === slug, ofFamily);
  const family = familyOf(index, ofFamily);
  const [first] = species.values();
  if (!family || !first) return null;
  return {
    genus: genusOf(first.name),
    family,
    species: [...species.values()]
      .map((one) => toFound(index, one))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Every genus with the names of its species, by name. */
export function readAllGenera(index: CatalogueIndex): GenusShelf[] {
  const found = new Map<string, { names: Map<string, string>; ofFamily: Map<number, number> }>();
  visitKinds(index, ({ name, slugs }, kind, family) => {
    const { shown } = countKind(index, kind);
    if (shown === 0 || !slugs) return;
    const one = found.get(slugs.genus) ?? { names: new Map(), ofFamily: new Map() };
    if (!one.names.has(slugs.species)) one.names.set(slugs.species, name);
    one.ofFamily.set(family, (one.ofFamily.get(family) ?? 0) + shown);
    found.set(slugs.genus, one);
  });
  return [...found.values()]
    .flatMap(({ names, ofFamily }) => {
      const species = [...names.values()].toSorted();
      const family = familyOf(index, ofFamily);
      return family && species[0] ? [{ genus: genusOf(species[0]), family, species }] : [];
    })
    .toSorted((one, other) => (one.genus < other.genus ? -1 : 1));
}

/** The genera of a family by name, with how much there is of each. */
export function readGenera(index: CatalogueIndex, familyId: number): GenusCount[] {
  const family = index.families.find(familyId);
  const found = new Map<string, { genus: string; names: Set<string>; count: number }>();
  visitKinds(index, (term, kind, kindFamily) => {
    if (kindFamily !== family || !term.slugs) return;
    const { shown, inStock } = countKind(index, kind);
    if (shown === 0) return;
    const { genus } = term.slugs;
    const one = found.get(genus) ?? { genus: genusOf(term.name), names: new Set<string>(), count: 0 };
    one.names.add(term.slugs.species);
    one.count += inStock;
    found.set(genus, one);
  });
  return [...found.values()]
    .map(({ genus, names, count }) => ({ genus, species: names.size, count }))
    .toSorted((one, other) => (one.genus < other.genus ? -1 : 1));
}

/** By their words in addresses. @param ofFamily filled with how many lots are in which family */
function gather(
  index: CatalogueIndex,
  isWanted: (term: Term) => boolean,
  ofFamily = new Map<number, number>(),
): Map<string, Gathered> {
  const species = new Map<string, Gathered>();
  const { cells } = index.columns;
  const test = readTest(index, NO_FILTERS);
  visitKinds(index, (term, kind, family) => {
    if (!isWanted(term) || !term.slugs) return;
    const { species: slug } = term.slugs;
    for (const cell of cells.cellsOfKind[kind] ?? []) {
      const offer = offerOfCell(index, cell, test);
      if (!offer) continue;
      const shown = cells.counts[cell] ?? 0;
      ofFamily.set(family, (ofFamily.get(family) ?? 0) + shown);
      const name = `${term.slugs.genus} ${slug}`;
      species.set(name, joined(species.get(name), { ...term, slug, shown, offer }));
    }
  });
  return species;
}

/** Lots of a species may differ in their common names: the first that says one is believed. */
function joined(before: Gathered | undefined, { name, commonName, slug, shown, offer }: Gathered): Gathered {
  if (!before) return { name, commonName, slug, shown, offer };
  const { en, nl, fr } = before.commonName;
  return {
    ...before,
    commonName: { en: en || commonName.en, nl: nl || commonName.nl, fr: fr || commonName.fr },
    shown: before.shown + shown,
    offer: joinOffers(before.offer, offer),
  };
}

/** The one that most lots are in. */
function familyOf({ families }: CatalogueIndex, lots: ReadonlyMap<number, number>): Family | undefined {
  const most = [...lots].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  return most === undefined ? undefined : families.get(most);
}

/** Calls `visit` with the kinds whose lots are shown and of a species. */
function visitKinds(
  { columns, terms }: CatalogueIndex,
  visit: (term: Term, kind: number, family: number) => void,
): void {
  for (const [kind, { term, family, flags }] of columns.cells.kindList.entries()) {
    const known = terms.list[term];
    if (known && flags & SHOWN && !(flags & MIXED)) visit(known, kind, family);
  }
}

function countKind({ columns: { cells } }: CatalogueIndex, kind: number) {
  let [shown, inStock] = [0, 0];
  for (const cell of cells.cellsOfKind[kind] ?? []) {
    const count = cells.counts[cell] ?? 0;
    shown += count;
    if (!TRAITS[cells.traits[cell] ?? 0]?.isSoldOut) inStock += count;
  }
  return { shown, inStock };
}

function toFound(index: CatalogueIndex, { name, slug, commonName, shown, offer }: Gathered): SpeciesFound {
  return { name, slug, commonName, shown, count: offer.count, lot: toLot(index, offer) };
}

const toLot = ({ columns }: CatalogueIndex, { row, fromCents, genders }: Offer): OfferedLot => ({
  id: columns.id[row] ?? 0,
  priceCents: fromCents,
  genders,
});
