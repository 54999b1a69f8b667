import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { readPrice } from './bounds.ts';
import {
  canonicalListing,
  isPlain,
  listingAddress,
  readListingState,
  type ListingState,
} from './listing-state.ts';
import { cleanSearch, searchTerm } from './search-term.ts';

const PLACE = { path: '/webshop/moths' };
const read = (query: string) => readListingState(new URLSearchParams(query));
const state = (changes: Partial<ListingState> = {}): ListingState => ({
  page: 1,
  sort: 'newest',
  size: 24,
  filters: NO_FILTERS,
  mistakes: {},
  ...changes,
});

/** The address that a query comes to once it is read and written again. */
function tidied(query: string, place: { path: string; q?: string } = PLACE): string {
  const found = readListingState(new URLSearchParams(query), place.q !== undefined);
  if (!found) throw new Error(`there is no page ${query}`);
  return decodeURIComponent(listingAddress(place, found)).replaceAll('+', ' ');
}

describe('the address of a list', () => {
  it('is short while everything is as usual', () => {
    expect(listingAddress(PLACE, state())).toBe('/webshop/moths');
  });

  it.each([
    'quality=A1&quality=B&origin=PE&spread=NO&gender=FEMALE&stock=in&priceFrom=5&priceTo=12.50&sizeFrom=40&sizeTo=80',
    'origin=ID/Arfak Mountains, West Papua&origin=PE&sort=price-up&size=48&page=3',
    'priceFrom=abc&sizeTo=-3',
  ])('gives back the state it was made from: %s', (query) => {
    expect(tidied(query)).toBe(`/webshop/moths?${query}`);
  });

  it('is one for one state, whatever the order it was chosen in', () => {
    const query = 'page=2&sort=price-up&gender=MALE&origin=TH&origin=ID&quality=B&quality=A1&quality=B';
    expect(tidied(query)).toBe(
      '/webshop/moths?quality=A1&quality=B&origin=ID&origin=TH&gender=MALE&sort=price-up&page=2',
    );
  });

  it.each([
    ['an order and a size that are unknown', 'sort=colour&size=7'],
    [
      'values that are unknown',
      'quality=Z&gender=BOTH&spread=&stock=out&origin=Peru&origin=PE/&origin=PE/%00',
    ],
    ['parameters that are unknown', 'utm_source=mail&price=3'],
    ['the order of a search where nothing is searched', 'sort=relevance'],
    ['bounds that are left open', 'priceFrom=&priceTo=+&sizeFrom='],
  ])('forgives %s', (_what, query) => expect(tidied(query)).toBe('/webshop/moths'));

  it('names no origin once all localities are chosen, as a page without scripts sends it', () => {
    expect(tidied('origin=PE&origin=TH/Fang&origin=all')).toBe('/webshop/moths');
  });

  it('names a country once when it is chosen whole', () => {
    expect(tidied('origin=PE&origin=TH/Fang&origin=005')).toBe('/webshop/moths?origin=005&origin=TH/Fang');
    expect(tidied('origin=PE/Tingo María&origin=PE&origin=TH/Fang')).toBe(
      '/webshop/moths?origin=PE&origin=TH/Fang',
    );
  });

  it('names no more places than anybody chooses', () => {
    const many = Array.from({ length: 300 }, (_, index) => `origin=PE/${index}`).join('&');
    expect(read(many)?.filters.origin).toHaveLength(50);
  });

  it('of a search names the newest order, and not the best match', () => {
    const place = { path: '/search', q: 'morpho' };
    expect(tidied('sort=relevance', place)).toBe('/search?q=morpho');
    expect(tidied('sort=newest&page=2', place)).toBe('/search?q=morpho&sort=newest&page=2');
  });

  it.each(['page=0', 'page=abc', 'page=-1', 'page=1.5', 'page=01', 'page=9999999', 'page='])(
    'does not exist with %s',
    (query) => expect(read(query)).toBeNull(),
  );

  it('is kept by search engines for each page, as it is for everybody', () => {
    const cheapest = state({ page: 2, sort: 'price-up' });
    expect(canonicalListing('/m', cheapest)).toBe('/m?page=2');
    expect([isPlain(cheapest), isPlain(state({ page: 2 }))]).toEqual([false, true]);
  });
});

describe('a bound that is typed', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['€ 12', 1200],
    ['12,50 €', 1250],
    ['0', 0],
    ['-5', null],
    ['1.234,50', null],
    ['abc', null],
    ['12.345', null],
    ['99999999999', null],
  ])('as %s comes to %s cents', (text, cents) => expect(readPrice(text)).toBe(cents));

  it('and makes no sense is left out, named, and kept as it was typed', () => {
    const found = read('priceFrom=50&priceTo=20&sizeFrom=big');
    expect(found?.filters).toMatchObject({ priceFromCents: 5000, priceToCents: null, sizeFromMm: null });
    expect(found?.mistakes).toEqual({
      priceTo: { typed: '20', fault: 'below-from' },
      sizeFrom: { typed: 'big', fault: 'unreadable' },
    });
  });
});

describe('a term in the path', () => {
  it.each([
    ['papilio-machaon', 'papilio machaon'],
    ['BU-0123', 'BU-0123'],
    ['0b0e5b0a-7c7c', '0b0e5b0a-7c7c'],
    ['', ''],
  ])('%s means “%s”', (slug, term) => expect(searchTerm(slug)).toBe(term));
});

describe('a text to search', () => {
  it('is cut where no name is as long, and rid of what no keyboard types', () => {
    expect(cleanSearch('a'.repeat(10_000))).toHaveLength(200);
    expect(cleanSearch(' morpho\u0000\t ')).toBe('morpho');
    expect(cleanSearch(`${'a'.repeat(199)}🦋`).isWellFormed()).toBe(true);
  });
});
