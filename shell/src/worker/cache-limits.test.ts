import { describe, expect, it } from '@jest/globals';
import { MAX_AGE_MS, pagesToEvict, type CachedPage } from './page-cache.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const page = (path: string, age: number): CachedPage => ({
  url: `https://vitrine.test${path}`,
  at: NOW - age,
});
const seen = (count: number) => Array.from({ length: count }, (_, age) => page(`/search/${age}`, age));

describe('cached pages', () => {
  it('stay as long as there are no more than sixty', () => {
    expect(pagesToEvict(seen(60), NOW)).toEqual([]);
  });

  it('go when sixty others were seen since', () => {
    expect(pagesToEvict(seen(62), NOW)).toEqual([
      'https://vitrine.test/search/60',
      'https://vitrine.test/search/61',
    ]);
  });

  it('stay when they are the cart, however many pages were seen since', () => {
    const carts = [page('/cart', 1_000), page('/nl/winkelwagen', 2_000)];
    expect(pagesToEvict([...carts, ...seen(60)], NOW)).toEqual([]);
  });

  it('go after thirty days, the cart too', () => {
    const pages = [page('/', MAX_AGE_MS - 1), page('/nl', MAX_AGE_MS + 1), page('/cart', MAX_AGE_MS + 1)];
    expect(pagesToEvict(pages, NOW)).toEqual(['https://vitrine.test/nl', 'https://vitrine.test/cart']);
  });
});
