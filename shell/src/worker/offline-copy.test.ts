/** @jest-environment @vitrine/shared/build/browser-environment */
import { describe, expect, it } from '@jest/globals';
import { factsOf, isCacheable, toOfflineCopy } from './offline-copy.ts';

const SHOP = 'https://vitrine.test';
const FILE = '/releases/shell/19e0d269b068c798/client/main.js';
const PAGE = `<html><head></head><body><div id="root">€17.00</div><script async src="${FILE}"></script></body></html>`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "script-src 'sha384-abc'",
  'content-encoding': 'gzip',
};

/** An answer as a browser gives it: whose, and how it was reached, is not for a test to say. */
function answer(headers: Record<string, string> = {}, facts: Partial<Response> = {}): Response {
  const response = new Response(PAGE, { headers: { ...HEADERS, ...headers } });
  const { status, redirected } = response;
  const all = { type: 'basic', status, redirected, ...facts } as const;
  for (const [name, value] of Object.entries(all)) Object.defineProperty(response, name, { value });
  return response;
}

describe('an answer is cached', () => {
  it('when it is a whole page for everyone', () => {
    expect(isCacheable(answer())).toBe(true);
  });

  it.each([
    ['is private', answer({ 'cache-control': 'private, no-store' })],
    ['must not be stored', answer({ 'cache-control': 'no-store' })],
    ['is no page', answer({ 'content-type': 'application/json' })],
    ['says that there is none', answer({}, { status: 404 })],
    ['is a failure', answer({}, { status: 503 })],
    ['leads elsewhere', answer({}, { type: 'opaqueredirect', status: 0 })],
    ['came from elsewhere', answer({}, { redirected: true })],
    ['cannot be looked into', answer({}, { type: 'opaque', status: 0 })],
  ])('but not when it %s', (_case, response) => {
    expect(isCacheable(response)).toBe(false);
  });

  it('with its policy, its files and its time, and unpacked', async () => {
    const cached = await toOfflineCopy(answer(), SHOP, 1_000);
    expect(cached && factsOf(cached)).toEqual({ at: 1_000, files: [SHOP + FILE] });
    expect(cached?.headers.get('content-security-policy')).toBe("script-src 'sha384-abc'");
    expect(cached?.headers.has('content-encoding')).toBe(false);
    expect(await cached?.text()).toBe(PAGE);
  });

  it('but not when it is larger than a page is', async () => {
    expect(await toOfflineCopy(new Response('x'.repeat(1_000_001)), SHOP, 1_000)).toBeNull();
  });
});
