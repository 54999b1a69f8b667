import { describe, expect, it } from '@jest/globals';
import { changedAddress } from './list-address.ts';

const list = { pathname: '/tools/orders', search: '?q=ada&state=open&page=3' };

describe('a list’s address', () => {
  it('begins anew with another filter', () => {
    expect(changedAddress(list, { state: 'paid' })).toBe('/tools/orders?q=ada&state=paid');
  });

  it('keeps the filters on another page', () => {
    expect(changedAddress(list, { page: 4 })).toBe('/tools/orders?q=ada&state=open&page=4');
  });

  it('is bare when nothing is asked for', () => {
    expect(changedAddress(list, { q: '', state: null })).toBe('/tools/orders');
  });
});
