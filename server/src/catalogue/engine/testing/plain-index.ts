import { QUALITIES, type Category, type Family } from '@vitrine/shared/contract/catalogue';
import {
  NO_FILTERS,
  SORTS,
  type FactFacet,
  type FactFilter,
  type Filters,
  type KnownSort,
  type Listing,
  type Sort,
} from '@vitrine/shared/contract/listing';
import {
  CAUGHT_MONTH,
  CAUGHT_YEAR,
  FACT_FILTERS,
  PICTURE_COLOUR,
} from '@vitrine/shared/contract/facts/fact-filters';
import { parseFacts, shownFacts } from '../../rules/insect-facts.ts';
import { documentKindsOf } from '../../rules/lot-papers.ts';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import type { FindQuery, Found, InsectList } from '../catalogue.ts';
import { SEARCH_TIERS } from '../selection/search-tiers.ts';
import { searchFits } from './plain-search.ts';
import { GENDERS, SPREADS } from '../columns/traits.ts';
import { insectShipping } from '../../../shipping/index.ts';
import { RATES, SHIPPED, TODAY } from './random-rows.ts';

type Filter = Listing['loosen'][number]['filter'];

/**
 * What a list holds, written as the rules are said, with no thought of speed: what the index must equal.
 * @param carried all lots that were ever carried: how many of their names fit decides whether others are guessed, and
 *   a fact that one of them had is counted
 */
export function findPlainly(
  rows: CatalogueRow[],
  families: Family[],
  query: FindQuery,
  carried: CatalogueRow[] = rows,
): Found {
  const { filters, sort, offset, limit, list: asked } = query;
  const { fits, within, genusFit } =
    asked.kind === 'search'
      ? searchFits(rows, families, asked.text, carried)
      : { fits: fitsOf(rows, families, asked), within: [], genusFit: CLOSE };
  const list = rows.filter((row) => fits.has(row.id));
  const passing = list.filter((row) => passes(row, filters));
  const ordered = passing.toSorted((one, other) => compare(one, other, sort, { fits, genusFit }));
  const page = ordered.slice(offset, offset + limit);
  return {
    ids: page.map((row) => row.id),
    total: passing.length,
    unfiltered: list.length,
    facets: countFacets(list, filters, carried),
    loosen: passing.length > 0 ? [] : loosen(list, filters),
    loosenFacts: passing.length > 0 ? undefined : loosenFacts(list, filters),
    within,
    close: page.filter((row) => (fits.get(row.id) ?? 0) >= CLOSE).map((row) => row.uuid),
  };
}

const { close: CLOSE } = SEARCH_TIERS;

/** How well each insect of the list fits, by id; 0 where fitting is not asked. */
function fitsOf(
  rows: CatalogueRow[],
  families: Family[],
  list: Exclude<InsectList, { kind: 'search' }>,
): Map<number, number> {
  if (list.kind === 'all') return new Map(rows.map((row) => [row.id, 0]));
  if (list.kind === 'species' || list.kind === 'genus') {
    const isOf = ({ name }: CatalogueRow) => {
      const [genus, species] = name.toLowerCase().split(' ');
      if (species === undefined || genus !== list.genus) return false;
      return list.kind === 'species' ? species === list.species : species !== list.except;
    };
    return new Map(rows.filter((row) => row.is_mixed === 0 && isOf(row)).map((row) => [row.id, 0]));
  }
  const newest = rows.toSorted((a, b) => order(shownOf(b), shownOf(a)) || b.id - a.id).slice(0, 60);
  const inCategory: Record<Category, (row: CatalogueRow) => boolean> = {
    REPAIRS: (row) => row.is_repair === 1,
    MIX: (row) => row.is_mixed === 1,
    ONE_EURO: (row) => row.price_cents <= 100,
    LATEST: (row) => newest.includes(row),
    BUTTERFLIES: isOf('BUTTERFLIES'),
    MOTHS: isOf('MOTHS'),
    BEETLES: isOf('BEETLES'),
    OTHER_INSECTS: isOf('OTHER_INSECTS'),
  };
  function isOf(category: Category) {
    const ids = families.filter((family) => family.category === category).map((family) => family.id);
    return (row: CatalogueRow) => row.is_in_family === 1 && ids.includes(row.family_id ?? 0);
  }
  const belongs =
    list.kind === 'category'
      ? inCategory[list.category]
      : (row: CatalogueRow) =>
          row.is_in_family === 1 &&
          row.family_id === list.familyId &&
          !row.name.toLowerCase().startsWith(`${list.exceptGenus} `);
  return new Map(rows.filter(belongs).map((row) => [row.id, 0]));
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const shownOf = (row: CatalogueRow) => row.first_shown_at ?? '';

const KEYS: Record<Exclude<KnownSort, 'relevance'>, (one: CatalogueRow, other: CatalogueRow) => number> = {
  oldest: (one, other) => order(shownOf(one), shownOf(other)) || one.id - other.id,
  newest: (one, other) => KEYS.oldest(other, one),
  'price-up': (one, other) => one.price_cents - other.price_cents || one.id - other.id,
  'price-down': (one, other) => KEYS['price-up'](other, one),
  'name-up': (one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id,
  'name-down': (one, other) => KEYS['name-up'](other, one),
  'reference-up': (one, other) => order(one.reference, other.reference) || one.id - other.id,
  'reference-down': (one, other) => KEYS['reference-up'](other, one),
};

function compare(
  one: CatalogueRow,
  other: CatalogueRow,
  sort: Sort,
  { fits, genusFit }: { fits: Map<number, number>; genusFit: number },
): number {
  const fit = (row: CatalogueRow) => fits.get(row.id) ?? 0;
  const close = (row: CatalogueRow) => (fit(row) >= CLOSE ? 1 : 0);
  const byFit = sort === 'relevance' ? fit(one) - fit(other) : close(one) - close(other);
  const less = (row: CatalogueRow) =>
    sort !== 'relevance' && fit(row) > genusFit && fit(row) < CLOSE ? 1 : 0;
  const known = SORTS.find((name) => name === sort);
  const key = sort === 'relevance' ? KEYS.newest : known ? KEYS[known] : byFact(sort);
  return byFit || one.is_sold_out - other.is_sold_out || less(one) - less(other) || key(one, other);
}

/** What is found out about a row, once: the same rows are asked about for each facet of each query. */
function once<Value>(find: (row: CatalogueRow) => Value): (row: CatalogueRow) => Value {
  const found = new WeakMap<CatalogueRow, { value: Value }>();
  return (row) => {
    const known = found.get(row) ?? { value: find(row) };
    found.set(row, known);
    return known.value;
  };
}

const factsOf = once((row) => parseFacts(row.facts));

const saidOf = (row: CatalogueRow, key: string): unknown => {
  const [year, month] = row.caught_on?.split('-') ?? [];
  if (key === CAUGHT_MONTH.key) return month && String(Number(month));
  if (key === PICTURE_COLOUR.key) {
    const drawn = row.drawn_in === null ? [] : ['red', 'black'];
    const colours = row.colours === null ? drawn : row.colours.split(' ').filter((word) => word !== '');
    return colours.length > 0 ? colours : undefined;
  }
  if (key !== CAUGHT_YEAR.key) return factsOf(row)[key];
  return year && Number(year);
};

function byFact(sort: Sort): (one: CatalogueRow, other: CatalogueRow) => number {
  const [key = '', direction] = sort.split('-');
  const value = (row: CatalogueRow) => {
    const said = saidOf(row, key);
    return typeof said === 'number' ? said * (direction === 'up' ? 1 : -1) : Number.MAX_VALUE;
  };
  return (one, other) => value(one) - value(other) || one.id - other.id;
}

const isAny = (chosen: readonly string[], ...values: string[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));
const isWithin = (value: number | null, from: number | null, to: number | null) =>
  (from === null && to === null) ||
  (value !== null && (from === null || value >= from) && (to === null || value <= to));

const CONTINENTS: Record<string, string> = { PE: '005', FR: '150' };
const PASSES: Record<Filter, (row: CatalogueRow, filters: Filters) => boolean> = {
  quality: (row, { quality }) => isAny(quality, row.quality),
  origin: (row, { origin }) =>
    isAny(origin, row.country, `${row.country}/${row.locality}`, CONTINENTS[row.country] ?? ''),
  spread: (row, { spread }) => isAny(spread, row.spread),
  gender: (row, { gender }) => isAny(gender, row.gender),
  stock: (row, { isInStock }) => !isInStock || row.is_sold_out === 0,
  price: (row, { priceFromCents, priceToCents }) => isWithin(row.price_cents, priceFromCents, priceToCents),
  size: (row, { sizeFromMm, sizeToMm }) => isWithin(row.size_mm, sizeFromMm, sizeToMm),
};
const FILTER_NAMES = ['quality', 'origin', 'spread', 'gender', 'stock', 'price', 'size'] as const;

function passes(row: CatalogueRow, filters: Filters, except?: Filter): boolean {
  const isOfFacts = Object.entries(filters.facts ?? {}).every(([key, filter]) =>
    passesFact(saidOf(row, key), filter),
  );
  const isShipped = filters.ships === undefined || goesTo(row, filters.ships);
  return (
    isOfFacts && isShipped && FILTER_NAMES.every((name) => name === except || PASSES[name](row, filters))
  );
}

const goesTo = (row: CatalogueRow, country: string) => shippedTo(row).has(country);

/** As the page of a lot says it. */
const shippedTo = once((row) => {
  const { name, price_cents, weight_grams, cites_annex } = row;
  const weighed = { priceCents: price_cents, weightGrams: weight_grams, citesAnnex: cites_annex };
  const lot = { ...weighed, name, isMixed: row.is_mixed === 1 };
  const { documentKind, ...papers } = shownFacts('page', row);
  const documents = documentKindsOf(row, documentKind);
  const shipped = { ...lot, ...papers, documents, citesAnnex: cites_annex };
  const offers = insectShipping({ rates: RATES, today: TODAY }, shipped);
  return new Set(offers.flatMap(({ countries }) => countries));
});

function countShips(list: CatalogueRow[], { ships: _ships, ...others }: Filters) {
  const left = list.filter((row) => passes(row, others));
  return SHIPPED.map((value) => ({ value, count: left.filter((row) => goesTo(row, value)).length }));
}

function passesFact(said: unknown, filter: FactFilter): boolean {
  if (Array.isArray(filter))
    return [said].flat().some((one) => typeof one === 'string' && filter.includes(one));
  return typeof said === 'number' && isWithin(said, filter.from, filter.to);
}

function withoutFact(filters: Filters, without: string): Filters {
  const facts = Object.entries(filters.facts ?? {}).filter(([key]) => key !== without);
  return { ...filters, facts: Object.fromEntries(facts) };
}

function loosenFacts(list: CatalogueRow[], filters: Filters): Found['loosenFacts'] {
  const chosen = FACT_FILTERS.filter(({ key }) => filters.facts?.[key]);
  const { ships, ...others } = filters;
  if (chosen.length === 0 && ships === undefined) return undefined;
  return [
    ...chosen.map(({ key }) => ({
      fact: key,
      count: list.filter((row) => passes(row, withoutFact(filters, key))).length,
    })),
    ...(ships === undefined
      ? []
      : [{ fact: 'ships', count: list.filter((row) => passes(row, others)).length }]),
  ];
}

const hasFacts = (row: CatalogueRow) => FACT_FILTERS.some(({ key }) => saidOf(row, key) !== undefined);

function countFacts(list: CatalogueRow[], filters: Filters): Found['facets']['facts'] {
  const isAsked = (key: string) => key !== CAUGHT_MONTH.key || filters.facts?.[key] !== undefined;
  const counted = FACT_FILTERS.filter(({ key }) => isAsked(key));
  const entries = counted.flatMap((fact): [string, FactFacet][] => {
    const left = list.filter((row) => passes(row, withoutFact(filters, fact.key)));
    const said = left.map((row) => saidOf(row, fact.key)).filter((value) => value !== undefined);
    if (said.length === 0) return [];
    if (fact.kind === 'choice') {
      const counts = fact.options.map((value) => ({
        value,
        count: said.flat().filter((one) => one === value).length,
      }));
      return [[fact.key, counts.filter(({ count }) => count > 0)]];
    }
    const numbers = said.map(Number);
    return [[fact.key, { from: Math.min(...numbers), to: Math.max(...numbers) }]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function loosen(list: CatalogueRow[], filters: Filters): Found['loosen'] {
  const chosen: Record<Filter, Partial<Filters>> = {
    quality: { quality: [] },
    origin: { origin: [] },
    spread: { spread: [] },
    gender: { gender: [] },
    stock: { isInStock: false },
    price: { priceFromCents: null, priceToCents: null },
    size: { sizeFromMm: null, sizeToMm: null },
  };
  const isChosen = (name: Filter) =>
    JSON.stringify({ ...NO_FILTERS, ...filters, ...chosen[name] }) !==
    JSON.stringify({ ...NO_FILTERS, ...filters });
  return FILTER_NAMES.filter(isChosen).map((filter) => ({
    filter,
    count: list.filter((row) => passes(row, { ...filters, ...chosen[filter] })).length,
  }));
}

function countFacets(list: CatalogueRow[], filters: Filters, carried: CatalogueRow[]): Found['facets'] {
  const left = (except: Filter) => list.filter((row) => passes(row, filters, except));
  const count = <T extends string>(name: 'quality' | 'spread' | 'gender', values: readonly T[]) =>
    values
      .filter((value) => list.some((row) => row[name] === value))
      .map((value) => ({ value, count: left(name).filter((row) => row[name] === value).length }));
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const prices = left('price').map((row) => row.price_cents);
  const sizes = left('size').flatMap((row) => row.size_mm ?? []);
  const [fromCents, toCents] = range(prices);
  const [fromMm, toMm] = range(sizes);
  return {
    quality: count('quality', QUALITIES),
    origin: countOrigins(list, left('origin')),
    spread: count('spread', SPREADS),
    gender: count('gender', GENDERS),
    inStock: left('stock').filter((row) => row.is_sold_out === 0).length,
    ships: countShips(list, filters),
    price: prices.length === 0 ? null : { fromCents, toCents },
    size: sizes.length === 0 ? null : { fromMm, toMm },
    ...(carried.some(hasFacts) && { facts: countFacts(list, filters) }),
  };
}

function countOrigins(list: CatalogueRow[], left: CatalogueRow[]): Found['facets']['origin'] {
  const distinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '').toSorted();
  const byCount = <T extends { count: number }>(values: T[]) => values.toSorted((a, b) => b.count - a.count);
  return byCount(
    distinct(list.map((row) => row.country)).map((country) => ({
      country,
      count: left.filter((row) => row.country === country).length,
      localities: byCount(
        distinct(list.filter((row) => row.country === country).map((row) => row.locality)).map(
          (locality) => ({
            locality,
            count: left.filter((row) => row.country === country && row.locality === locality).length,
          }),
        ),
      ),
    })),
  );
}
