import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { listedPackages, packageJson, usedPackages } from './listed-packages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-listed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What lint says of a workspace that lists these packages and has this one file. */
async function lint(manifest: object, source: string, file = 'src/page.ts'): Promise<string[]> {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeFile(path.join(folder, file), source);
  const linter = new Linter({ cwd: folder });
  const rules = { 'listed-packages': listedPackages, 'used-packages': usedPackages };
  const config: Linter.Config[] = [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, plugins: { vitrine: { rules } } },
    { files: ['src/**/*.ts'], rules: { 'vitrine/listed-packages': 'error' } },
    { files: ['**/package.json'], processor: packageJson },
    { files: ['**/package.json/*'], rules: { 'vitrine/used-packages': 'error' } },
  ];
  const linted = ['package.json', file].filter((name) => /\.(json|ts)$/.test(name));
  return linted.flatMap((name) => {
    const filename = path.join(folder, name);
    const text = readFileSync(filename, 'utf8');
    const said = linter.verify(text, config, { filename, filterCodeBlock: () => true });
    return said.map(({ line, message }) => `${name}:${line} ${message}`);
  });
}

const REMOTE = { name: '@vitrine/remote' };

describe('A workspace', () => {
  it.each([
    ['an import', "import { atom } from 'jotai'; atom(0);"],
    ['a type', "import type { Atom } from 'jotai'; export type One = Atom<1>;"],
    ['a part of it', "export * from 'jotai/utils';"],
    ['an import at its time', "void import('jotai');"],
  ])('may list what it uses: %s', async (_how, source) => {
    expect(await lint({ ...REMOTE, dependencies: { jotai: '3.0.1' } }, source)).toEqual([]);
  });

  it('may list what only a stylesheet uses, and the types of what it imports', async () => {
    const font = { ...REMOTE, dependencies: { '@fontsource/x': '1.0.0' } };
    expect(await lint(font, "a { src: url('@fontsource/x/a.woff2') }", 'src/font.css')).toEqual([]);
    const devDependencies = { '@types/pg': '8.0.0', '@types/node': '24.0.0', '@types/a__b': '1.0.0' };
    const source = "export * from 'pg'; export * from 'node:fs'; export * from '@a/b';";
    const said = await lint(
      { ...REMOTE, dependencies: { pg: '8.0.0', '@a/b': '1.0.0' }, devDependencies },
      source,
    );
    expect(said).toEqual([]);
  });

  it('is told, on the line, of a package that it lists and does not use', async () => {
    const manifest = {
      ...REMOTE,
      dependencies: { axios: '1.0.0' },
      devDependencies: { '@types/pg': '8.0.0' },
    };
    expect(await lint(manifest, '// axios would be nice here.')).toEqual([
      expect.stringMatching(/^package\.json:4 axios is listed, and no file here imports it/),
      expect.stringMatching(/^package\.json:7 @types\/pg is listed/),
    ]);
  });

  it('is told of a package that it uses and does not list, but may use the root’s tools and itself', async () => {
    const source =
      "import 'axios/lib/x'; import '@jest/globals'; import '@vitrine/remote/own'; import 'node:fs';";
    expect(await lint(REMOTE, source)).toEqual([
      'src/page.ts:1 axios is imported, and not listed in the package.json of this workspace.',
    ]);
  });

  it('is told of an exception that need not be one any more', async () => {
    const manifest = { name: '@vitrine/shell', dependencies: { 'workbox-webpack-plugin': '7.4.1' } };
    expect(await lint(manifest, 'export {};')).toEqual([]);
    const [said] = await lint(manifest, "export * from 'workbox-webpack-plugin';");
    expect(said).toContain(
      'workbox-webpack-plugin is an exception in listed-packages.ts, and need not be one',
    );
  });
});
