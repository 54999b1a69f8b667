import { expect, it } from '@jest/globals';
import { browserReportsSchema } from '@vitrine/shared/contract/federation/browser-report';
import { refusalsOf } from './browser-refusals.ts';

const SHOP = 'https://shop.example';
const read = (reports: unknown) => refusalsOf(browserReportsSchema.parse(reports));
const report = (body: object, type = 'csp-violation') => [{ type, age: 1, url: `${SHOP}/`, body }];
const violation = {
  documentURL: `${SHOP}/nl/bestelling/VDM-2026-000123?key=secret`,
  blockedURL: 'https://elsewhere.example/tracker.js?shopper=ada',
  effectiveDirective: 'script-src-elem',
  sourceFile: `${SHOP}/releases/catalog/abc/client/main.js?x=1`,
  lineNumber: 7,
  sample: 'ada@example.com',
};
const refusal = {
  rule: 'script-src-elem',
  blocked: 'https://elsewhere.example',
  source: '/releases/catalog/abc/client/main.js',
  line: 7,
};

it('A refusal is told by its rule and place, and by nothing that a person typed', () => {
  const told = read(report(violation));
  expect(told).toEqual([{ ...refusal, page: expect.any(String) }]);
  expect(JSON.stringify(told)).not.toMatch(/secret|ada|VDM/);
});

it('A browser of before tells the same in its own words', () => {
  const older = {
    'document-uri': `${SHOP}/webshop?q=ada`,
    'blocked-uri': violation.blockedURL,
    'effective-directive': 'script-src-elem',
    'source-file': violation.sourceFile,
    'line-number': 7,
  };
  expect(read({ 'csp-report': older })).toEqual([{ ...refusal, page: 'webshop' }]);
});

it('A script without its hash is told of as well', () => {
  const body = { documentURL: `${SHOP}/`, blockedURL: `${SHOP}/releases/a/b/c.js`, destination: 'script' };
  expect(read(report(body, 'integrity-violation'))).toMatchObject([
    { rule: 'integrity of script', blocked: '/releases/a/b/c.js', page: 'home' },
  ]);
});

it('What is refused without an address is told by its word', () => {
  expect(read(report({ ...violation, blockedURL: 'inline' }))).toMatchObject([{ blocked: 'inline' }]);
  expect(read(report({ ...violation, blockedURL: 'data:text/html,ada' }))).toMatchObject([
    { blocked: 'data' },
  ]);
});

it('Extensions of a shopper’s browser, and reports of other kinds, are nothing to the shop', () => {
  expect(read(report({ ...violation, blockedURL: 'chrome-extension://abc/a.js' }))).toEqual([]);
  expect(read(report({ ...violation, sourceFile: 'moz-extension://abc/a.js' }))).toEqual([]);
  expect(read(report({ id: 'Old', message: 'ada' }, 'deprecation'))).toEqual([]);
});
