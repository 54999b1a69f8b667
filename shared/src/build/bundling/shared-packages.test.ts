import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Stats } from 'webpack';
import { NEEDED_RANGES, SHARED_VERSIONS } from '../../contract/federation/packages/versions.ts';
import { ROOT } from '../folders.ts';
import { OnlySharedExports } from './shared-packages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-packages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The errors of building a remote that is this one line. */
async function build(line: string): Promise<string[]> {
  const entry = path.join(folder, 'remote.js');
  await writeFile(entry, line);
  const externals = Object.fromEntries(Object.keys(SHARED_VERSIONS).map((name) => [name, 'var {}']));
  const plugins = [new OnlySharedExports()];
  const output = { path: path.join(folder, 'dist') };
  const compiler = webpack({ mode: 'development', context: folder, entry, externals, plugins, output });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
}

it('The shell brings what is installed, as a release says; a remote needs that or a later patch', () => {
  for (const [name, version] of Object.entries(SHARED_VERSIONS)) {
    const [pkg = ''] = name.split('/');
    const manifest = path.join(ROOT, 'node_modules', pkg, 'package.json');
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version });
  }
  expect(NEEDED_RANGES).toMatchObject({ 'react-dom': '^19.3.0', jotai: '^3.0.0' });
});

describe('A remote that is built', () => {
  it('may import what the shell brings', async () => {
    expect(await build("import { useLocation } from 'react-router'; useLocation();")).toEqual([]);
    expect(await build("import * as React from 'react'; React.useId();")).toEqual([]);
  });

  it.each([
    "import { createBrowserRouter } from 'react-router'; createBrowserRouter([]);",
    "export { createBrowserRouter } from 'react-router';",
  ])('is refused what the shell does not bring: %s', async (line) => {
    const [error] = await build(line);
    expect(error).toContain('“createBrowserRouter” of react-router is not what the shell brings');
    expect(error).toContain('contract/federation/packages/react-router.ts');
  });

  it('is refused what React does not have, which would be undefined in every page', async () => {
    const [error] = await build("import { useMiracle } from 'react'; useMiracle();");
    expect(error).toContain('“useMiracle” of react is not what the shell brings');
    expect(await build("import React, { useId } from 'react'; useId(React);")).toEqual([]);
  });

  it('is refused a package as a whole, which would hide what it uses', async () => {
    const errors = await build("import * as router from 'react-router'; export const all = router;");
    expect(errors.join()).toContain('everything of react-router');
  });
});
