import { expect, it } from '@jest/globals';
import { newNonce, securityHeaders } from './security-headers';

it('A page runs only scripts of its own nonce, is framed by nobody, and posts to the shop alone', () => {
  const nonce = newNonce();
  const { 'content-security-policy': policy, ...others } = securityHeaders(nonce, []);
  const directives = new Map(policy?.split('; ').map((part) => [part.split(' ')[0], part]));
  expect(directives.get('script-src')).toBe(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives.get(name)).toBe(`${name} 'none'`);
  }
  expect(directives.get('form-action')).toBe("form-action 'self'");
  expect(others).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
});
