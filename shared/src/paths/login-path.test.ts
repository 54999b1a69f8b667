import { describe, expect, it } from '@jest/globals';
import { loginPath, readBack } from './login-path.ts';

describe('the way back after a login', () => {
  it('is the page that the shopper came from, with its query', () => {
    expect(loginPath('nl', '/nl/winkelwagen/afrekenen?a=1&b=2')).toBe(
      '/nl/inloggen?back=%2Fnl%2Fwinkelwagen%2Fafrekenen%3Fa%3D1%26b%3D2',
    );
    expect(readBack('/nl/winkelwagen/afrekenen?a=1&b=2')).toBe('/nl/winkelwagen/afrekenen?a=1&b=2');
  });

  it('follows who changes language on the way', () => {
    expect(readBack('/webshop/moths?page=2', 'fr')).toBe('/fr/webshop/papillons-de-nuit?page=2');
  });

  it.each([
    null,
    undefined,
    '',
    'cart',
    'https://elsewhere.example/cart',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/nowhere',
    '/login?back=/login',
    '/fr/inscription',
    '/password-recovery/token',
    'javascript:alert(1)',
    '/%E0%A4%A',
  ])('is never %j', (back) => {
    expect(readBack(back)).toBeNull();
  });

  it('leads to a page of this shop, whatever stands before it', () => {
    expect(readBack('//cart')).toBe('/cart');
  });
});
