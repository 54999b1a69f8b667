import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '../../../..');
const SERVER = join(ROOT, 'server/src');
const A_REMOTE = join(ROOT, 'account');
/** Made while the shop is built or runs: not in a clone. No source is. */
const MADE = /^(?:releases|data|keys|remotes)\/(?!.*\.tsx?$)/;
const LINK = /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g;
const SOURCE = /(?<!\[)`([\w@.-]+\.(?:tsx?|css))`/g;
const FILE = /`([\w@.-]+(?:\/[\w@.[\]-]+)*\/[\w.-]*\.[a-z]{2,5})`/g;

const committed = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
/** The pages of a shop's own texts link to each other by route, not by file. */
const pages = committed.filter((file) => file.endsWith('.md') && !file.startsWith('server/data/'));

const isBelow = (name: string, folder: string) =>
  committed.some((file) => file.startsWith(folder) && file.endsWith(`/${name}`));

/**
 * The links and files that a page names and that do not exist. A link is resolved from the folder of its page. A path in
 * backticks is looked for below the page's folder and its `src/`, the root, the server's sources and a remote. A bare file
 * name must exist somewhere below the README that names it; other pages may name any in the tree.
 */
function brokenIn(page: string, text: string): string[] {
  // A README speaks of its own folder, other pages of the whole tree.
  const scope = basename(page) === 'README.md' && dirname(page) !== '.' ? `${dirname(page)}/` : '';
  const folder = join(ROOT, dirname(page));
  const stands = (name: string, ...places: string[]) => places.some((place) => existsSync(join(place, name)));
  const links = [...text.matchAll(LINK)].flatMap(([, to = '']) => (stands(to, folder) ? [] : [to]));
  const files = [...text.matchAll(FILE)].flatMap(([, name = '']) =>
    MADE.test(name) || stands(name, folder, join(folder, 'src'), ROOT, SERVER, A_REMOTE) ? [] : [name],
  );
  const sources = [...text.matchAll(SOURCE)].flatMap(([, name = '']) => (isBelow(name, scope) ? [] : [name]));
  return [...links, ...files, ...sources].map((name) => `${page}: ${name}`);
}

/** Marks of lists and tables are no words. */
const wordsOf = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

describe('Whoever reads the documents', () => {
  it('finds every file that they name', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap((page) => brokenIn(page, readFileSync(join(ROOT, page), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a decision', /^docs\/decisions\/\d{3}-/, 250],
    // The root's holds all commands and variables, the decisions' is their index.
    ['a README', /^(?!docs\/decisions\/).+\/README\.md$/, 400],
  ])('reads %s within minutes', (_kind, which, most) => {
    const long = pages
      .filter((page) => which.test(page))
      .map((page) => ({ page, words: wordsOf(readFileSync(join(ROOT, page), 'utf8')) }))
      .filter(({ words }) => words > most);
    expect(long).toEqual([]);
  });

  it('reads all READMEs within 15,000 words, as docs/house.md counts them', () => {
    const readmes = pages.filter((page) => basename(page) === 'README.md');
    const all = readmes.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n');
    expect(all.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(15_000);
  });

  it('would hear of a link or a file that is not there', () => {
    const text =
      '[a](nowhere.md), `src/nowhere.ts`, `Nowhere.tsx`, [b](README.md#top), `shared/src/build/checks/walls.ts`';
    expect(brokenIn('README.md', text)).toEqual([
      'README.md: nowhere.md',
      'README.md: src/nowhere.ts',
      'README.md: Nowhere.tsx',
    ]);
  });
});
