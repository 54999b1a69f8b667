import { expect, it } from '@jest/globals';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';

it.each(['http:', 'https:'])(
  'The language that was chosen by %s is read back, among other cookies',
  (protocol) => {
    const [pair] = writeLocaleCookie('nl', protocol).split(';');
    expect(readLocaleCookie(`other=1; ${pair}; more=2`)).toBe('nl');
    expect(readLocaleCookie('vitrine_locale=xx')).toBeNull();
  },
);

it('It is kept for 365 days, and sent with visits from other sites by a link alone', () => {
  expect(writeLocaleCookie('fr', 'http:')).toBe(
    `vitrine_locale=fr; Max-Age=${365 * 24 * 3600}; Path=/; SameSite=Lax`,
  );
});

it('A choice that only this host can have set comes before another', () => {
  expect(readLocaleCookie('vitrine_locale=fr; __Host-vitrine_locale=nl')).toBe('nl');
});

it('It goes to this shop alone, and by https where there is one', () => {
  const cookie = writeLocaleCookie('fr', 'https:');
  expect(cookie).toMatch(/^__Host-.*; Path=\/; SameSite=Lax; Secure$/);
  expect(cookie).not.toContain('Domain');
  expect(writeLocaleCookie('fr', 'http:')).toMatch(/; SameSite=Lax$/);
});
