import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '../../..');
const SERVER = join(ROOT, 'server/src');
/** Made while the shop is built or runs: not in a clone. */
const MADE = /^(?:releases|data|dist|keys|node_modules|remotes|uploads|pictures|backups)\//;
const LINK = /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g;
const FILE = /`([\w@.-]+(?:\/[\w@.[\]-]+)*\/[\w.-]*\.[a-z]{2,5})`/g;

/** The pages of a shop's own texts link to each other by route, not by file. */
const pages = execFileSync('git', ['ls-files', '*.md', ':!server/data'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(ROOT, page)));

/** Links count from their page; a file in a sentence may also be named from its folder's sources or from the root. */
function brokenIn(page: string, text: string): string[] {
  const folder = join(ROOT, dirname(page));
  const stands = (name: string, ...places: string[]) => places.some((place) => existsSync(join(place, name)));
  const links = [...text.matchAll(LINK)].flatMap(([, to = '']) => (stands(to, folder) ? [] : [to]));
  const files = [...text.matchAll(FILE)].flatMap(([, name = '']) =>
    MADE.test(name) || stands(name, folder, join(folder, 'src'), ROOT, SERVER) ? [] : [name],
  );
  return [...links, ...files].map((name) => `${page}: ${name}`);
}

describe('Whoever reads the documents', () => {
  it('finds every file that they name', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.flatMap((page) => brokenIn(page, readFileSync(join(ROOT, page), 'utf8')))).toEqual([]);
  });

  it('would hear of a link or a file that is not there', () => {
    const text = '[a](nowhere.md), `src/nowhere.ts`, [b](README.md#top), `shared/src/build/walls.ts`';
    expect(brokenIn('README.md', text)).toEqual(['README.md: nowhere.md', 'README.md: src/nowhere.ts']);
  });
});
