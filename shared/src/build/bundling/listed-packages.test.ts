import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readSources } from '../checks/import-graph.ts';
import { findPackageFaults } from './listed-packages.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-listed-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What is wrong with a workspace that lists these packages and has this one file. */
async function faultsOf(manifest: object, source: string, file = 'src/page.ts'): Promise<string[]> {
  const folder = path.join(root, 'remote');
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ name: 'root' }));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, file), source);
  return findPackageFaults(readSources(root, ['remote']), root, ['remote']);
}

const REMOTE = { name: '@vitrine/remote' };

describe('A workspace', () => {
  it.each([
    ['an import', "import { atom } from 'jotai'; atom(0);"],
    ['a type', "import type { Atom } from 'jotai'; export type One = Atom<1>;"],
    ['a part of it', "export * from 'jotai/utils';"],
    ['an import at its time', "void import('jotai');"],
  ])('may list what it uses, and must: %s', async (_how, source) => {
    expect(await faultsOf({ ...REMOTE, dependencies: { jotai: '3.0.1' } }, source)).toEqual([]);
    expect(await faultsOf(REMOTE, source)).toEqual([
      'remote/src/page.ts imports jotai, which remote/package.json does not list',
    ]);
  });

  it('may list what only a stylesheet uses, and the types of what it imports', async () => {
    const font = { ...REMOTE, dependencies: { '@fontsource/x': '1.0.0' } };
    expect(await faultsOf(font, "a { src: url('@fontsource/x/a.woff2') }", 'src/font.css')).toEqual([]);
    const dependencies = { pg: '8.0.0', '@a/b': '1.0.0' };
    const devDependencies = { '@types/pg': '8.0.0', '@types/node': '24.0.0', '@types/a__b': '1.0.0' };
    const source = "export * from 'pg'; export * from 'node:fs'; export * from '@a/b';";
    expect(await faultsOf({ ...REMOTE, dependencies, devDependencies }, source)).toEqual([]);
  });

  it('is told of a package that it lists and does not use', async () => {
    const dependencies = { axios: '1.0.0' };
    const devDependencies = { '@types/pg': '8.0.0' };
    const source = '// axios would be nice here.';
    expect(await faultsOf({ ...REMOTE, dependencies, devDependencies }, source)).toEqual([
      '@vitrine/remote lists axios, which no file there imports',
      '@vitrine/remote lists @types/pg, which no file there imports',
    ]);
  });

  it('may use itself and what comes with Node', async () => {
    expect(await faultsOf(REMOTE, "import '@vitrine/remote/own'; import 'node:fs';")).toEqual([]);
  });

  it('is told of an exception that need not be one any more', async () => {
    const manifest = { name: '@vitrine/tools', dependencies: { 'react-dom': '1.0.0', 'react-is': '1.0.0' } };
    expect(await faultsOf(manifest, 'export {};')).toEqual([]);
    expect(await faultsOf(manifest, "export * from 'react-is';")).toEqual([
      '@vitrine/tools need not make an exception of react-is (listed-packages.ts)',
    ]);
  });
});
