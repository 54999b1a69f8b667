import { describe, expect, it } from '@jest/globals';
import { canonicalListing, listingAddress, readListingState } from './listing-state.ts';
import { searchTerm } from './search-term.ts';

const read = (query: string) => readListingState(new URL(`https://shop.example/webshop/moths${query}`));

describe('the address of a list', () => {
  it('is short while everything is as usual', () => {
    expect(listingAddress('/webshop/moths', { page: 1, sort: 'newest', size: 24 })).toBe('/webshop/moths');
  });

  it.each([
    { page: 3, sort: 'price-up', size: 48 },
    { page: 1, sort: 'name-down', size: 24 },
  ] as const)('gives back the state it was made from: %o', (state) => {
    expect(read(new URL(listingAddress('/x', state), 'https://shop.example').search)).toEqual(state);
  });

  it.each(['?page=0', '?page=abc', '?page=-1', '?page=1.5', '?page=01', '?page=9999999', '?page='])(
    'does not exist with %s',
    (query) => expect(read(query)).toBeNull(),
  );

  it('forgives an order and a size that are unknown', () => {
    expect(read('?sort=colour&size=7')).toEqual({ page: 1, sort: 'newest', size: 24 });
  });

  it('gives search engines each page once, in the usual order', () => {
    expect(canonicalListing('/m', { page: 2, sort: 'newest', size: 24 })).toBe('/m?page=2');
    expect(canonicalListing('/m', { page: 2, sort: 'price-up', size: 24 })).toBe('/m');
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
