import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import { LOOSENABLE, type Facets, type Filters, type Listing } from '@vitrine/shared/contract/listing';
import { ORIGIN_SEPARATOR, type CatalogueIndex } from './catalogue-index.ts';
import { chosenFilters } from './chosen-filters.ts';
import { FILTER_BITS, type Tally } from './filter-selection.ts';
import { GENDERS, SPREADS, TRAITS, type Traits } from './traits.ts';

/** The counts of a list under the names that a page shows. Values that the list itself has none of are left out. */
export function facetsOf(index: CatalogueIndex, tally: Tally): Facets {
  const { price, size } = tally;
  return {
    quality: countTrait(tally, 'quality', QUALITIES),
    origin: countOrigins(index, tally),
    spread: countTrait(tally, 'spread', SPREADS),
    gender: countTrait(tally, 'gender', GENDERS),
    inStock: tally.inStock,
    price: price.from > price.to ? null : { fromCents: price.from, toCents: price.to },
    size: size.from > size.to ? null : { fromMm: size.from, toMm: size.to },
  };
}

function countTrait<Name extends keyof Traits>(
  tally: Tally,
  name: Name,
  values: readonly Traits[Name][],
): { value: Traits[Name]; count: number }[] {
  return values.flatMap((value) => {
    const numbers = [...TRAITS.keys()].filter((number) => TRAITS[number]?.[name] === value);
    const isSeen = numbers.some((number) => tally.traitsSeen[number] === 1);
    const countOf = (number: number) => (tally.traits.none[number] ?? 0) + (tally.traits[name][number] ?? 0);
    return isSeen ? [{ value, count: numbers.reduce((sum, number) => sum + countOf(number), 0) }] : [];
  });
}

/** A lot without a country, or without a place in it, counts in no value that could be chosen. */
function countOrigins({ origins }: CatalogueIndex, tally: Tally): Facets['origin'] {
  const countries = new Map<string, Facets['origin'][number]>();
  for (const [number, isSeen] of tally.originsSeen.entries()) {
    const origin = isSeen === 1 ? (origins.texts[number] ?? '') : '';
    const at = origin.indexOf(ORIGIN_SEPARATOR);
    if (at < 1) continue;
    const [country, locality] = [origin.slice(0, at), origin.slice(at + 1)];
    const count = tally.origins[number] ?? 0;
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
  if ((tally.but[0] ?? 0) > 0) return [];
  const chosen = new Set(chosenFilters(filters));
  return LOOSENABLE.filter((filter) => chosen.has(filter)).map((filter) => ({
    filter,
    count: tally.but[FILTER_BITS[filter]] ?? 0,
  }));
}
