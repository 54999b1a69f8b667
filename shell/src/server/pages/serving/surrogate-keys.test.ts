import { expect, it } from '@jest/globals';
import { cdnHeaders } from './surrogate-keys.ts';

const LOT = '0a1b2c3d-0000-4000-8000-00000000000f';
const keysOf = (pathname: string) =>
  cdnHeaders({ pathname, versions: { shell: 'v1', catalog: 'v2' } })['surrogate-key']?.split(' ') ?? [];
const DRAWN_BY = ['release-shell-v1', 'release-catalog-v2'];

it.each([
  ['/', ['lists', 'page-home']],
  ['/fr', ['lists', 'page-home']],
  ['/webshop/butterflies', ['lists', 'page-category', 'category-butterflies']],
  [
    '/webshop/butterflies/papilionidae',
    ['lists', 'page-family', 'category-butterflies', 'family-papilionidae'],
  ],
  [
    `/webshop/butterflies/papilionidae/a-swallowtail-${LOT}`,
    ['lots', 'page-insect', 'category-butterflies', 'family-papilionidae', `lot-${LOT}`],
  ],
  [`/webshop/new-insects/a-${LOT.toUpperCase()}`, ['lots', 'page-newInsect', `lot-${LOT}`]],
  ['/conditions', ['texts', 'page-conditions']],
  ['/blog/a-day-out', ['texts', 'page-post']],
  ['/cart', ['lists', 'page-cart']],
  ['/nowhere', ['page-none']],
])('a cache can throw %s away by its kind, its place and what drew it', (pathname, keys) => {
  expect(keysOf(pathname)).toEqual([...keys, ...DRAWN_BY]);
});

it('a header has nothing of what somebody wrote into an address', () => {
  const keys = keysOf(
    `/webshop/butterflies/${encodeURIComponent('a\r\nset-cookie: b, c')}${'x'.repeat(300)}`,
  );
  for (const key of keys) expect(key).toMatch(/^[\w-]{1,80}$/);
});
