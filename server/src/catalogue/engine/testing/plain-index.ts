import { FAMILY_CATEGORIES, QUALITIES, type Category, type Family } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Filters, type Listing, type Sort } from '@vitrine/shared/contract/listing';
import type { Match } from '../../search/vocabulary-entry.ts';
import { createVocabulary } from '../../search/vocabulary.ts';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import type { FindQuery, Found, InsectList } from '../catalogue.ts';
import { CATEGORY_ENTRIES } from '../columns/vocabulary-entries.ts';
import { marksOf, SEARCH_MARKS } from '../selection/search-tiers.ts';
import { GENDERS, SPREADS } from '../columns/traits.ts';

type Filter = Listing['loosen'][number]['filter'];

/**
 * What a list holds, written as the rules are said, with no thought of speed: what the index must equal.
 * @param carried lots with all names that were ever carried: how many names fit decides whether others are guessed
 */
export function findPlainly(
  rows: CatalogueRow[],
  families: Family[],
  query: FindQuery,
  carried: CatalogueRow[] = rows,
): Found {
  const { filters, sort, offset, limit, list: asked } = query;
  const isSearch = asked.kind === 'search';
  const fits = isSearch ? searchFits(rows, families, asked.text, carried) : fitsOf(rows, families, asked);
  const list = rows.filter((row) => fits.has(row.id));
  const passing = list.filter((row) => passes(row, filters));
  const ordered = passing.toSorted((one, other) => compare(one, other, sort, fits));
  const page = ordered.slice(offset, offset + limit);
  return {
    ids: page.map((row) => row.id),
    total: passing.length,
    unfiltered: list.length,
    facets: countFacets(list, filters),
    loosen: passing.length > 0 ? [] : loosen(list, filters),
    close: page.filter((row) => (fits.get(row.id) ?? 0) >= CLOSE).map((row) => row.uuid),
  };
}

const { exact: EXACT, prefix: PREFIX, contains: CONTAINS, uuid: UUID, close: CLOSE } = SEARCH_MARKS;

/** How well each insect of the list fits, by id; 0 where fitting is not asked. */
function fitsOf(
  rows: CatalogueRow[],
  families: Family[],
  list: Exclude<InsectList, { kind: 'search' }>,
): Map<number, number> {
  const newest = rows.toSorted((a, b) => order(b.updated_at, a.updated_at) || b.id - a.id).slice(0, 60);
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
      : (row: CatalogueRow) => row.is_in_family === 1 && row.family_id === list.familyId;
  return new Map(rows.filter(belongs).map((row) => [row.id, 0]));
}

const nameOf = (row: CatalogueRow) => [row.name, row.common_en, row.common_nl, row.common_fr].join('\n');

function searchFits(
  rows: CatalogueRow[],
  families: Family[],
  text: string,
  carried: CatalogueRow[],
): Map<number, number> {
  const code = text.trim().toUpperCase();
  if (code === '') return new Map();
  const names = [...new Map(carried.map((row) => [nameOf(row), row])).values()];
  const numbers = new Map(names.map((row, number) => [nameOf(row), number]));
  const vocabulary = createVocabulary([
    ...names.map(({ name, common_en, common_nl, common_fr }, number) => ({
      id: number,
      kind: 'name' as const,
      texts: [
        { text: name, kind: 'latin' as const },
        ...[...new Set([common_en, common_nl, common_fr])].map((text) => ({ text, kind: 'common' as const })),
      ].filter((one) => one.text !== ''),
    })),
    ...families.map(({ id, name }) => ({
      id,
      kind: 'family' as const,
      texts: [...new Set(Object.values(name))].map((one) => ({ text: one, kind: 'family' as const })),
    })),
    ...CATEGORY_ENTRIES,
  ]);
  const matches = vocabulary.find(text);
  const marks = marksOf(matches);
  const entries = rows.flatMap((row): [number, number][] => {
    const named = marks.filter((_mark, at) => isOf(row, numbers, families, matches[at]));
    const isUuid = /^[0-9A-F-]+$/.test(code) && row.uuid.includes(code);
    const fits = [...named, ...referenceFits(row.reference, code), ...(isUuid ? [UUID] : [])];
    return fits.length === 0 ? [] : [[row.id, Math.min(...fits)]];
  });
  const hasCode = entries.some(([id]) => {
    const row = rows.find((one) => one.id === id);
    return row && !matches.some((match) => isOf(row, numbers, families, match));
  });
  return new Map(entries.filter(([, fit]) => !(hasCode && fit >= CLOSE)));
}

/** Signs between letters and figures do not count, nor zeros before the last number of a whole one. */
function referenceFits(reference: string, code: string): number[] {
  if (code.length < 3 || !/\d/.test(code)) return [];
  const [has, asked] = [runsOf(reference), runsOf(code)];
  const isRead = asked.length > 1 && asked.length <= 4;
  const isBegun = isRead && has.slice(0, asked.length - 1).join(' ') === asked.slice(0, -1).join(' ');
  if (reference === code || (isRead && withoutZeros(has) === withoutZeros(asked))) return [EXACT];
  if (reference.startsWith(code)) return [PREFIX];
  if (isBegun && has[asked.length - 1]?.startsWith(asked.at(-1) ?? '')) return [PREFIX];
  return reference.includes(code) ? [CONTAINS] : [];
}

const runsOf = (reference: string) => reference.match(/[A-Z]+|\d+/g) ?? [];

function withoutZeros(runs: string[]): string {
  const last = runs.findLastIndex((run) => /\d/.test(run));
  return runs.map((run, at) => (at === last ? String(Number(run)) : run)).join(' ');
}

function isOf(
  row: CatalogueRow,
  names: ReadonlyMap<string, number>,
  families: Family[],
  match: Match | undefined,
): boolean {
  if (match?.kind === 'name') return match.id === names.get(nameOf(row));
  if (match?.kind === 'family') return match.id === row.family_id;
  const family = families.find(({ id }) => id === row.family_id);
  return family !== undefined && family.category === FAMILY_CATEGORIES[match?.id ?? -1];
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const KEYS: Record<Exclude<Sort, 'relevance'>, (one: CatalogueRow, other: CatalogueRow) => number> = {
  oldest: (one, other) => order(one.updated_at, other.updated_at) || one.id - other.id,
  newest: (one, other) => KEYS.oldest(other, one),
  'price-up': (one, other) => one.price_cents - other.price_cents || one.id - other.id,
  'price-down': (one, other) => KEYS['price-up'](other, one),
  'name-up': (one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id,
  'name-down': (one, other) => KEYS['name-up'](other, one),
  'reference-up': (one, other) => order(one.reference, other.reference) || one.id - other.id,
  'reference-down': (one, other) => KEYS['reference-up'](other, one),
};

function compare(one: CatalogueRow, other: CatalogueRow, sort: Sort, fits: Map<number, number>): number {
  const fit = (row: CatalogueRow) => fits.get(row.id) ?? 0;
  const close = (row: CatalogueRow) => (fit(row) >= CLOSE ? 1 : 0);
  const byFit = sort === 'relevance' ? fit(one) - fit(other) : close(one) - close(other);
  const key = sort === 'relevance' ? KEYS.newest : KEYS[sort];
  return byFit || one.is_sold_out - other.is_sold_out || key(one, other);
}

const isAny = (chosen: readonly string[], ...values: string[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));
const isWithin = (value: number | null, from: number | null, to: number | null) =>
  (from === null && to === null) ||
  (value !== null && (from === null || value >= from) && (to === null || value <= to));

const PASSES: Record<Filter, (row: CatalogueRow, filters: Filters) => boolean> = {
  quality: (row, { quality }) => isAny(quality, row.quality),
  origin: (row, { origin }) => isAny(origin, row.country, `${row.country}/${row.locality}`),
  spread: (row, { spread }) => isAny(spread, row.spread),
  gender: (row, { gender }) => isAny(gender, row.gender),
  stock: (row, { isInStock }) => !isInStock || row.is_sold_out === 0,
  price: (row, { priceFromCents, priceToCents }) => isWithin(row.price_cents, priceFromCents, priceToCents),
  size: (row, { sizeFromMm, sizeToMm }) => isWithin(row.size_mm, sizeFromMm, sizeToMm),
};
const FILTER_NAMES = ['quality', 'origin', 'spread', 'gender', 'stock', 'price', 'size'] as const;

function passes(row: CatalogueRow, filters: Filters, except?: Filter): boolean {
  return FILTER_NAMES.every((name) => name === except || PASSES[name](row, filters));
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
    JSON.stringify({ ...filters, ...chosen[name] }) !== JSON.stringify({ ...NO_FILTERS, ...filters });
  return FILTER_NAMES.filter(isChosen).map((filter) => ({
    filter,
    count: list.filter((row) => passes(row, { ...filters, ...chosen[filter] })).length,
  }));
}

function countFacets(list: CatalogueRow[], filters: Filters): Found['facets'] {
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
    price: prices.length === 0 ? null : { fromCents, toCents },
    size: sizes.length === 0 ? null : { fromMm, toMm },
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
