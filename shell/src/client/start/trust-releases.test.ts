/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { trustFolderOf, trustReleases, type TrustRules } from './trust-releases.ts';

const made = new Map<string, TrustRules>();
const rules = (): TrustRules => {
  const policy = made.get('default');
  if (!policy) throw new Error('no policy was made');
  return policy;
};

beforeAll(() => {
  // Was slipped in.
  document.head.innerHTML = '<script type="text/plain" src="https://elsewhere.example/other.js"></script>';
  const trustedTypes = { createPolicy: (name: string, policy: TrustRules) => made.set(name, policy) };
  trustReleases({ origin, trustedTypes }, '/releases/shell/v1/client/');
  trustFolderOf('https://remotes.example/catalog/v2/client/remoteEntry.js');
});

describe('A page loads scripts', () => {
  it.each([
    '/releases/shell/v1/client/8.js',
    'https://remotes.example/catalog/v2/client/31.js?retry=1',
    '/sw.js',
  ])('of releases that the server named: %s', (address) => {
    expect(rules().createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/other.js',
    '/pictures/abc-400.jpg',
    '/releases/shell/v1/client/../../../../api/account/data',
    'https://remotes.example/catalog/v3/client/31.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1',
    'https://elsewhere.example/sw.js',
  ])('from nowhere else: %s', (address) => {
    expect(rules().createScriptURL(address)).toBeNull();
  });
});

it('A page takes plain markup, and makes no script of text', () => {
  expect(rules().createHTML('<p>Two</p>')).toBe('<p>Two</p>');
  expect(rules().createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules()).not.toHaveProperty('createScript');
});

it('A browser without Trusted Types goes on', () => {
  expect(() => trustReleases({ origin }, '/releases/shell/v1/client/')).not.toThrow();
});
