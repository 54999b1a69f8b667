import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-prune-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  const place = path.join(root, 'node_modules', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

it('An installation keeps what runs and its licence, and no thread loads messages of Zod in languages that it never says', () => {
  const kept = [write('some/index.js', ''), write('some/index.d.ts', ''), write('some/LICENSE', '')];
  const gone = [write('some/index.js.map', ''), write('some/index.ts', ''), write('some/README.md', '')];
  const locales = write('zod/v4/locales/index.js', "export * from './ar.js';\nexport * from './en.js';\n");
  execFileSync(process.execPath, [path.join(__dirname, 'prune.js'), root]);
  expect(kept.filter((file) => !existsSync(file))).toEqual([]);
  expect(gone.filter((file) => existsSync(file))).toEqual([]);
  expect(readFileSync(locales, 'utf8')).toBe("export { default as en } from './en.js';\n");
});
