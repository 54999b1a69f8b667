import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import type { Facets, Filters, Listing } from '@vitrine/shared/contract/listing';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { ORIGIN_SEPARATOR } from '../origin-separator.ts';
import { chosenFilters } from '../selection/chosen-filters.ts';
import type { Ranges } from './read-ranges.ts';
import type { Tally } from './count-facets.ts';
import { GENDERS, SPREADS, TRAITS, type Traits } from '../columns/traits.ts';

type Filter = Listing['loosen'][number]['filter'];

/** The counts of a list under the names that a page shows. Values that the list itself has none of are left out. */
export function facetsOf(index: CatalogueIndex, tally: Tally, { price, size, facts }: Ranges): Facets {
  return {
    quality: countTrait(tally, 'quality', QUALITIES),
    origin: countOrigins(index, tally),
    spread: countTrait(tally, 'spread', SPREADS),
    gender: countTrait(tally, 'gender', GENDERS),
    inStock: countWith(tally, 'stock', ({ isSoldOut }) => !isSoldOut),
    price: price && { fromCents: price.from, toCents: price.to },
    size: size && { fromMm: size.from, toMm: size.to },
    ...(facts && { facts }),
  };
}

function countTrait<Name extends 'quality' | 'spread' | 'gender'>(
  tally: Tally,
  name: Name,
  values: readonly Traits[Name][],
): { value: Traits[Name]; count: number }[] {
  return values.flatMap((value) => {
    const has = (traits: Traits) => traits[name] === value;
    const isSeen = TRAITS.some((traits, number) => (tally.all.traits[number] ?? 0) > 0 && has(traits));
    return isSeen ? [{ value, count: countWith(tally, name, has) }] : [];
  });
}

/** Lots with such traits that fail no filter, or no other than this one. */
function countWith({ passed, failed }: Tally, filter: Filter, has: (traits: Traits) => boolean): number {
  const more = failed[filter]?.traits;
  return TRAITS.reduce(
    (sum, traits, number) => sum + (has(traits) ? (passed.traits[number] ?? 0) + (more?.[number] ?? 0) : 0),
    0,
  );
}

/** A lot without a country, or without a place in it, counts in no value that could be chosen. */
function countOrigins({ origins }: CatalogueIndex, tally: Tally): Facets['origin'] {
  const countries = new Map<string, Facets['origin'][number]>();
  for (const [number, origin] of origins.texts.entries()) {
    const count = (tally.passed.origins[number] ?? 0) + (tally.failed.origin?.origins[number] ?? 0);
    const at = origin.indexOf(ORIGIN_SEPARATOR);
    if (at < 1 || tally.all.origins[number] === 0) continue;
    const [country, locality] = [origin.slice(0, at), origin.slice(at + 1)];
    const entry = countries.get(country) ?? { country, count: 0, localities: [] };
    entry.count += count;
    if (locality !== '') entry.localities.push({ locality, count });
    countries.set(country, entry);
  }
  for (const { localities } of countries.values()) {
    localities.sort((one, other) => other.count - one.count || byText(one.locality, other.locality));
  }
  return [...countries.values()].sort(
    (one, other) => other.count - one.count || byText(one.country, other.country),
  );
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** When nothing is left: what each chosen filter, taken away alone, would bring back. */
export function loosenOf(filters: Filters, tally: Tally): Listing['loosen'] {
  if (tally.passed.count > 0) return [];
  return chosenFilters(filters).map((filter) => ({ filter, count: tally.failed[filter]?.count ?? 0 }));
}

/** The same of younger facts; undefined where none is chosen. */
export function loosenFactsOf({ passed, failedFacts }: Tally): Listing['loosenFacts'] {
  if (passed.count > 0 || failedFacts.size === 0) return undefined;
  return [...failedFacts].map(([fact, { count }]) => ({ fact, count }));
}
