import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../contract/locale-list.ts';
import { ROOT } from '../folders.ts';

/** What browsers run: no tests, nothing of the server. */
const sources = globSync('{shared,shell,catalog,cart-checkout,account,tools}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
})
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|server|build)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** What sets a cookie: on the server too. */
const setters = globSync('{server,shell}/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
  .filter(({ text }) => /\.setCookie\(|'set-cookie':/.test(text));

const paper = readFileSync(path.join(ROOT, 'docs/access.md'), 'utf8');
const [, stored = ''] = paper.split('## What a browser stores');

/** Modules that access a store by its name; all others go through one of these. */
const STORES = /\b(?:localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|cookieStore)\b/;

describe('What a shopper’s browser stores', () => {
  it('is stored by those that the paper names', () => {
    const storing = sources.filter(({ text }) => STORES.test(text)).map(({ file }) => file);
    expect(storing.length).toBeGreaterThan(8);
    expect(storing.filter((file) => !stored.includes(`\`${file}\``))).toEqual([]);
  });

  it('is set as a cookie by those that the paper names', () => {
    expect(setters.length).toBeGreaterThan(3);
    expect(setters.map(({ file }) => file).filter((file) => !stored.includes(`\`${file}\``))).toEqual([]);
  });

  it('has the names and levels that the paper gives it', () => {
    const names = [...sources, ...setters].flatMap(({ text }) => [
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

  /** GDPR, article 13; directive 2002/58/EC, article 5(3): what is stored is told, with its name. */
  it.each(LOCALES)('is told by the privacy page in %s, name by name', (locale) => {
    const page = readFileSync(path.join(ROOT, `server/data/texts/privacy.${locale}.md`), 'utf8');
    const rows = stored.split('\n').filter((line) => line.startsWith('| `'));
    const names = rows.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+?)(?::|-\d)?`/g)].map(([, name = '']) => name),
    );
    const ofShoppers = names.filter((name) => !OF_STAFF.includes(name));
    expect(ofShoppers.length).toBeGreaterThan(15);
    expect(ofShoppers.filter((name) => !page.includes(name))).toEqual([]);
  });
});

/** Only in the tools, or only while a remote is developed alone. */
const OF_STAFF = ['VDM_TOOLS_KEYS', 'VDM_TOOLS', 'VDM_ALONE'];
