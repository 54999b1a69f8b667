import { GENDERS, QUALITIES, SPREADS } from '@vitrine/shared/contract/catalogue';
import { MAX_ORIGINS, type Facets, type Filters } from '@vitrine/shared/contract/listing';
import { readMillimetres, readPrice, writePrice } from './bounds.ts';

export const BOUNDS = ['priceFrom', 'priceTo', 'sizeFrom', 'sizeTo'] as const;
export type Bound = (typeof BOUNDS)[number];

/** A bound that cannot be used: what was typed, and why not. */
export interface Mistake {
  typed: string;
  fault: 'unreadable' | 'below-from';
}
export type Mistakes = Partial<Record<Bound, Mistake>>;

export interface ReadFilters {
  filters: Filters;
  mistakes: Mistakes;
}

/** As the API takes them: longer ones nobody chooses. */
const ORIGIN = /^[A-Z]{2}(\/\P{Cc}{1,200})?$/u;
/** The choice of no origin. It is sent only where another is chosen, and then it is the later one. */
export const ALL_ORIGINS = 'all';

/** The filters in an address. Unknown values are left out; bounds that make no sense are left out and named. */
export function readFilters(params: URLSearchParams): ReadFilters {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => params.getAll(name).includes(value));
  const price = readBounds(params, 'priceFrom', 'priceTo', readPrice);
  const size = readBounds(params, 'sizeFrom', 'sizeTo', readMillimetres);
  const filters: Filters = {
    quality: chosen('quality', QUALITIES),
    origin: readOrigins(params.getAll('origin')),
    spread: chosen('spread', SPREADS),
    gender: chosen('gender', GENDERS),
    isInStock: params.get('stock') === 'in',
    priceFromCents: price.from,
    priceToCents: price.to,
    sizeFromMm: size.from,
    sizeToMm: size.to,
  };
  return { filters, mistakes: { ...price.mistakes, ...size.mistakes } };
}

/** Each place once, in one order; a place in a country that is chosen whole adds nothing to it. */
function readOrigins(texts: string[]): string[] {
  if (texts.includes(ALL_ORIGINS)) return [];
  const known = texts.filter((text) => ORIGIN.test(text));
  const isInWhole = (origin: string) => placeOf(origin) !== '' && known.includes(countryOf(origin));
  return [...new Set(known.filter((origin) => !isInWhole(origin)))].sort().slice(0, MAX_ORIGINS);
}

/** `PE` of `PE/Tingo María`. */
export const countryOf = (origin: string): string => origin.split('/', 1)[0] ?? '';

/** `Tingo María` of `PE/Tingo María`; nothing of a country. */
export const placeOf = (origin: string): string => origin.slice(countryOf(origin).length + 1);

interface ReadBounds {
  from: number | null;
  to: number | null;
  mistakes: Mistakes;
}

function readBounds(
  params: URLSearchParams,
  fromName: Bound,
  toName: Bound,
  read: (text: string) => number | null,
): ReadBounds {
  const mistakes: Mistakes = {};
  const bound = (name: Bound) => {
    const typed = (params.get(name) ?? '').trim();
    const value = typed === '' ? null : read(typed);
    if (typed !== '' && value === null) mistakes[name] = { typed: typed.slice(0, 40), fault: 'unreadable' };
    return value;
  };
  const from = bound(fromName);
  const to = bound(toName);
  if (from === null || to === null || from <= to) return { from, to, mistakes };
  mistakes[toName] = { typed: (params.get(toName) ?? '').trim(), fault: 'below-from' };
  return { from, to: null, mistakes };
}

/** The filters as they stand in an address: names and values in one order, what is as usual left out. */
export function filterEntries({ filters, mistakes }: ReadFilters): [string, string][] {
  const bound = (name: Bound, text: string | null): [string, string][] => {
    const value = mistakes[name]?.typed ?? text;
    return value === null ? [] : [[name, value]];
  };
  const mm = (value: number | null) => (value === null ? null : String(value));
  const { priceFromCents, priceToCents, sizeFromMm, sizeToMm } = filters;
  return [
    ...filters.quality.map((value): [string, string] => ['quality', value]),
    ...filters.origin.map((value): [string, string] => ['origin', value]),
    ...filters.spread.map((value): [string, string] => ['spread', value]),
    ...filters.gender.map((value): [string, string] => ['gender', value]),
    ...(filters.isInStock ? [['stock', 'in'] satisfies [string, string]] : []),
    ...bound('priceFrom', priceFromCents === null ? null : writePrice(priceFromCents)),
    ...bound('priceTo', priceToCents === null ? null : writePrice(priceToCents)),
    ...bound('sizeFrom', mm(sizeFromMm)),
    ...bound('sizeTo', mm(sizeToMm)),
  ];
}

/** The countries and places of a list, and those that are chosen though it has none. */
export function withChosenOrigins(facets: Facets['origin'], chosen: string[]): Facets['origin'] {
  const missing = [...new Set(chosen.map(countryOf))].filter(
    (country) => !facets.some((facet) => facet.country === country),
  );
  const all = [...facets, ...missing.map((country) => ({ country, count: 0, localities: [] }))];
  return all.map((facet) => {
    const places = chosen.filter((origin) => countryOf(origin) === facet.country).map(placeOf);
    const isNew = (place: string) => place && !facet.localities.some(({ locality }) => locality === place);
    const added = places.filter(isNew).map((locality) => ({ locality, count: 0 }));
    return { ...facet, localities: [...facet.localities, ...added] };
  });
}
