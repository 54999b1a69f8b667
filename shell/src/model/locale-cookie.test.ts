import { expect, it } from '@jest/globals';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';

it('The language that was chosen is read back, among other cookies', () => {
  const [pair] = writeLocaleCookie('nl', 'https:').split(';');
  expect(readLocaleCookie(`other=1; ${pair}; more=2`)).toBe('nl');
  expect(readLocaleCookie('vitrine_locale=xx')).toBeNull();
});

it('It goes to this shop alone, and by https where there is one', () => {
  expect(writeLocaleCookie('fr', 'https:')).toMatch(/; SameSite=Lax; Secure$/);
  expect(writeLocaleCookie('fr', 'http:')).toMatch(/; SameSite=Lax$/);
});
