import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { LOOSENABLE, type Facets, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import { chosenFilters } from './chosen-filters.ts';
import { failedOnly, PASSED, type Tally } from './filter-selection.ts';
import { GENDERS, SPREADS, TRAITS, type Traits } from './traits.ts';

/** The counts of a list under the names that a page shows. Values that the list itself has none of are left out. */
export function facetsOf(index: CatalogueIndex, tally: Tally): Facets {
  const { price, size } = tally;
  return {
    quality: countTrait(tally, 'quality', QUALITIES),
    origin: countOrigins(index, tally),
    spread: countTrait(tally, 'spread', SPREADS),
    gender: countTrait(tally, 'gender', GENDERS),
    inStock: countWith(tally, 'stock', ({ isSoldOut }) => !isSoldOut),
    price: price.from > price.to ? null : { fromCents: price.from, toCents: price.to },
    size: size.from > size.to ? null : { fromMm: size.from, toMm: size.to },
  };
}

function countTrait<Name extends 'quality' | 'spread' | 'gender'>(
  tally: Tally,
  name: Name,
  values: readonly Traits[Name][],
): { value: Traits[Name]; count: number }[] {
  return values.flatMap((value) => {
    const has = (traits: Traits) => traits[name] === value;
    return isSeen(tally, has) ? [{ value, count: countWith(tally, name, has) }] : [];
  });
}

/** Lots with such traits that fail no filter, or no other than this one. */
function countWith(
  tally: Tally,
  filter: Parameters<typeof failedOnly>[0],
  has: (traits: Traits) => boolean,
): number {
  return countAt(tally, PASSED, has) + countAt(tally, failedOnly(filter), has);
}

function isSeen({ traitsSeen }: Tally, has: (traits: Traits) => boolean): boolean {
  return TRAITS.some((traits, number) => traitsSeen[number] === 1 && has(traits));
}

function countAt(tally: Tally, place: number, has: (traits: Traits) => boolean): number {
  const counts = tally.traits.subarray(place * TRAITS.length, (place + 1) * TRAITS.length);
  return TRAITS.reduce((sum, traits, number) => sum + (has(traits) ? (counts[number] ?? 0) : 0), 0);
}

/** A lot without a country, or without a place in it, counts in no value that could be chosen. */
function countOrigins({ origins }: CatalogueIndex, tally: Tally): Facets['origin'] {
  const countries = new Map<string, Facets['origin'][number]>();
  for (const [number, origin] of origins.texts.entries()) {
    const count = tally.origins[number] ?? 0;
    const at = origin.indexOf(ORIGIN_SEPARATOR);
    if (at < 1 || tally.originsSeen[number] !== 1) continue;
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
  const countOf = (place: number) => countAt(tally, place, () => true);
  if (countOf(PASSED) > 0) return [];
  const chosen = new Set(chosenFilters(filters));
  return LOOSENABLE.filter((filter) => chosen.has(filter)).map((filter) => ({
    filter,
    count: countOf(failedOnly(filter)),
  }));
}
