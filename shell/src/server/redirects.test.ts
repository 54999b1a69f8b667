import { describe, expect, it } from '@jest/globals';
import { redirectOf } from './redirects.ts';

function visit(path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, 'https://vitrine.test');
  const answer = redirectOf(new Request(url, { headers }), url);
  return answer && [answer.status, answer.headers.get('location')];
}

describe('Somebody who opens the bare address', () => {
  it('reads English, whatever the browser prefers', () => {
    expect(visit('/', { 'accept-language': 'nl-BE,nl;q=0.9,fr;q=0.8' })).toBeNull();
    expect(visit('/', { 'accept-language': 'fr', cookie: 'vitrine_locale=en' })).toBeNull();
  });

  it('is led to the language that they chose before, and no cache tells others so', () => {
    expect(visit('/', { cookie: 'vitrine_locale=fr' })).toEqual([302, '/fr']);
    const url = new URL('https://vitrine.test/');
    const answer = redirectOf(new Request(url, { headers: { cookie: 'vitrine_locale=nl' } }), url);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });
});

it('Every other address means the language that it says', () => {
  const headers = { cookie: 'vitrine_locale=fr', 'accept-language': 'fr' };
  for (const path of ['/webshop', '/nl', '/cart', '/?utm=x']) expect(visit(path, headers)).toBeNull();
});

it('An address under the words of another language moved for good', () => {
  expect(visit('/nl/cart?x=1')).toEqual([301, '/nl/winkelwagen?x=1']);
});

it.each([
  ['', '/account/password'],
  ['vitrine_locale=nl', '/nl/account/wachtwoord'],
  ['vitrine_locale=fr', '/fr/compte/mot-de-passe'],
])('A password manager is led to the page for another password, with the cookie “%s”', (cookie, path) => {
  expect(visit('/.well-known/change-password', { cookie })).toEqual([302, path]);
});
