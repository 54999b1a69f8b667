import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../folders.ts';

/** What browsers run: no tests, nothing of the server. */
const sources = globSync('{shared,shell,catalog,cart-checkout,account,tools}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
})
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|server|build)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const paper = readFileSync(path.join(ROOT, 'docs/access.md'), 'utf8');
const [, stored = ''] = paper.split('## What a browser stores');

/** Who reaches a store by its name; everybody else goes through one of these. */
const STORES = /\b(?:localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/;

describe('What a shopper’s browser stores', () => {
  it('is stored by those that the paper names', () => {
    const storing = sources.filter(({ text }) => STORES.test(text)).map(({ file }) => file);
    expect(storing.length).toBeGreaterThan(8);
    expect(storing.filter((file) => !stored.includes(`\`${file}\``))).toEqual([]);
  });

  it('has the names and levels that the paper gives it', () => {
    const names = sources.flatMap(({ text }) => [
      ...[...text.matchAll(/['"`](VDM_[A-Z_]+:?)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/['"`](vitrine(?:_[a-z_]+|-[a-z]+-\d))['"`]/g)].map(([, name = '']) => name),
    ]);
    const rows = stored.split('\n').filter((line) => line.startsWith('| `'));
    const named = new Set(
      rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
    );
    expect(new Set(names).size).toBeGreaterThan(8);
    expect([...new Set(names)].filter((name) => !named.has(name) && name !== 'VDM_')).toEqual([]);
    expect(rows.filter((line) => /\| secret +\|/.test(line) && !line.includes('HttpOnly'))).toEqual([]);
  });
});
