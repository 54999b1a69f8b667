import type { Suggestions } from '@vitrine/shared/contract/listing';
import type { Match } from '../search/vocabulary.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { SHOWN } from './columns.ts';
import { isReferencePart, spellings } from './select-searched.ts';

const MAX_SPECIES = 5;
const MAX_FAMILIES = 3;
const MAX_REFERENCES = 3;
/** Names without a lot, and the same name twice, are passed over. */
const MAX_MATCHES = 40;

/** What a text that is being typed may mean, best first, few of each. */
export function suggest(index: CatalogueIndex, text: string): Suggestions {
  const typed = text.trim();
  if (typed === '') return { species: [], families: [], references: [] };
  const matches = index.vocabulary().complete(typed, MAX_MATCHES);
  return {
    species: suggestSpecies(index, matches),
    families: suggestFamilies(index, matches),
    references: suggestReferences(index, typed),
  };
}

/** Lots of one name may differ in their common names: the name is suggested once, with all of them. */
function suggestSpecies({ terms, tallies }: CatalogueIndex, matches: Match[]): Suggestions['species'] {
  const byName = new Map<string, Suggestions['species'][number]>();
  for (const { id, kind, tier } of matches) {
    const term = kind === 'name' ? terms.list[id] : undefined;
    if (!term || (tallies.shownOfTerm[id] ?? 0) === 0) continue;
    const { name, commonName } = term;
    const species = byName.get(name) ?? { name, commonName, count: 0, isClose: tier === 'close' };
    species.count += tallies.inStockOfTerm[id] ?? 0;
    byName.set(name, species);
  }
  return [...byName.values()].slice(0, MAX_SPECIES);
}

function suggestFamilies({ families, tallies }: CatalogueIndex, matches: Match[]): Suggestions['families'] {
  return matches
    .flatMap(({ id, kind }) => {
      const family = kind === 'family' ? families.get(id) : undefined;
      const count = tallies.ofFamily[id] ?? 0;
      return family && count > 0 ? [{ family, count }] : [];
    })
    .slice(0, MAX_FAMILIES);
}

function suggestReferences(index: CatalogueIndex, typed: string): Suggestions['references'] {
  if (!isReferencePart(typed)) return [];
  const rows = spellings(typed).flatMap((spelling) => rowsFrom(index, spelling));
  return rows.slice(0, MAX_REFERENCES).flatMap((row) => {
    const { columns, terms, families } = index;
    const family = families.get(columns.family[row] ?? 0);
    const name = terms.list[columns.term[row] ?? 0]?.name ?? '';
    const [uuid, reference] = [columns.uuid.get(row), columns.reference.get(row)];
    return family ? [{ uuid, reference, name, family }] : [];
  });
}

/** The first shown rows whose reference begins so; in their order they stand together. */
function rowsFrom({ columns, orders }: CatalogueIndex, start: string): number[] {
  const { rows } = orders.reference;
  const found: number[] = [];
  const before = orders.reference.countBefore((row) => columns.reference.get(row) < start);
  for (let i = before; i < rows.length && found.length < MAX_REFERENCES; i += 1) {
    const row = rows[i] ?? 0;
    if (!columns.reference.get(row).startsWith(start)) break;
    if (columns.has(row, SHOWN)) found.push(row);
  }
  return found;
}
