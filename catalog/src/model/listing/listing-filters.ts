import { GENDERS, QUALITIES, SPREADS } from '@vitrine/shared/contract/catalogue-lists';
import type { FactFilter, Filters } from '@vitrine/shared/contract/listing';
import { MAX_ORIGINS } from '@vitrine/shared/contract/listing-lists';
import type { Localized } from '@vitrine/shared/contract/locale';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { liesIn } from '@vitrine/shared/i18n/places/continents';
import { readPrice, readWhole, writePrice } from './bounds.ts';

/** A bound as an address names it: `priceFrom`, `altitudeMetresTo`. */
export type Bound = `${string}From` | `${string}To`;
/** What bounds narrow a list by, each with its unit. */
export const BOUNDED: readonly { name: string; title: Localized | null; unit: string }[] = [
  { name: 'price', title: null, unit: '€' },
  { name: 'size', title: FACTS.sizeMm.name, unit: FACTS.sizeMm.unit.symbol },
  ...FACT_FILTERS.flatMap((fact) =>
    fact.kind === 'whole' ? [{ name: fact.key, title: fact.name, unit: fact.unit.symbol }] : [],
  ),
];

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
const ORIGIN = /^(\d{3}|[A-Z]{2}(\/\P{Cc}{1,200})?)$/u;
const COUNTRY = /^[A-Z]{2}$/;
/** The choice of no origin. It is sent only where another is chosen, and then it is the later one. */
export const ALL_ORIGINS = 'all';

/** The filters in an address. Unknown values are left out; bounds that make no sense are left out and named. */
export function readFilters(params: URLSearchParams): ReadFilters {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => params.getAll(name).includes(value));
  const price = readBounds(params, 'priceFrom', 'priceTo', readPrice);
  const size = readBounds(params, 'sizeFrom', 'sizeTo', readWhole('mm'));
  const young = readFacts(params);
  const ships = params.get('ships') ?? '';
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
    ...(COUNTRY.test(ships) && { ships }),
    ...(Object.keys(young.facts).length > 0 && { facts: young.facts }),
  };
  return { filters, mistakes: { ...price.mistakes, ...size.mistakes, ...young.mistakes } };
}

/** The chosen ones of the younger facts. */
function readFacts(params: URLSearchParams) {
  const facts: NonNullable<Filters['facts']> = {};
  const mistakes: Mistakes = {};
  for (const fact of FACT_FILTERS) {
    if (fact.kind === 'choice') {
      const options = fact.options.filter((option) => params.getAll(fact.key).includes(option));
      if (options.length > 0) facts[fact.key] = options;
    } else if (fact.kind === 'whole') {
      const read = readBounds(params, `${fact.key}From`, `${fact.key}To`, readWhole(fact.unit.symbol));
      if (read.from !== null || read.to !== null) facts[fact.key] = { from: read.from, to: read.to };
      Object.assign(mistakes, read.mistakes);
    }
  }
  return { facts, mistakes };
}

/** Each place once, in one order; a place in a country or a continent that is chosen whole adds nothing to it. */
function readOrigins(texts: string[]): string[] {
  if (texts.includes(ALL_ORIGINS)) return [];
  const known = texts.filter((text) => ORIGIN.test(text));
  const isInWhole = (origin: string) => known.some((other) => other !== origin && liesIn(origin, other));
  return [...new Set(known.filter((origin) => !isInWhole(origin)))].sort().slice(0, MAX_ORIGINS);
}

/** `PE` of `PE/Tingo María`, and a continent of itself. */
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
    ...(filters.ships === undefined ? [] : [['ships', filters.ships] satisfies [string, string]]),
    ...bound('priceFrom', priceFromCents === null ? null : writePrice(priceFromCents)),
    ...bound('priceTo', priceToCents === null ? null : writePrice(priceToCents)),
    ...bound('sizeFrom', mm(sizeFromMm)),
    ...bound('sizeTo', mm(sizeToMm)),
    ...FACT_FILTERS.flatMap(({ key, kind }): [string, string][] => {
      const filter = filters.facts?.[key];
      if (kind === 'choice') return optionsOf(filter).map((option): [string, string] => [key, option]);
      const { from, to } = boundsOf(filter);
      return [...bound(`${key}From`, mm(from)), ...bound(`${key}To`, mm(to))];
    }),
  ];
}

/** The options that are chosen of a younger fact. */
export const optionsOf = (filter: FactFilter | undefined): string[] => (Array.isArray(filter) ? filter : []);

/** The bounds that are chosen of one. */
export const boundsOf = (filter: FactFilter | undefined) =>
  filter && !Array.isArray(filter) ? filter : { from: null, to: null };
