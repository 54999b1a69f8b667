import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findLicenceFaults, readFonts, readPackages } from './licences.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-licences-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

/** Installs packages: place → what its manifest says. */
async function install(places: Record<string, { license?: string; dev?: boolean }>): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(places).map(([place, { dev }]) => [place, { version: '1.0.0', dev }]),
  );
  await write('package-lock.json', JSON.stringify({ packages }));
  for (const [place, { license }] of Object.entries(places))
    await write(`${place}/package.json`, JSON.stringify({ license }));
}

const faults = (licence: string | null, name = 'one') =>
  findLicenceFaults([{ name, version: '1.0.0', licence }]);

describe('Who gives the shop to others', () => {
  it('sees that every package and font of it may be given', () => {
    const all = [...readPackages(), ...readFonts()];
    expect(all).toContainEqual({ name: 'react', version: '19.3.1', licence: 'MIT' });
    expect(all).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/eb-garamond-core/) }));
    expect(findLicenceFaults(all)).toEqual([]);
  });

  it('sees the packages of production alone, those within others too', async () => {
    await install({
      'node_modules/@a/b': { license: 'MIT' },
      'node_modules/@a/b/node_modules/c': { license: 'GPL-3.0' },
      'node_modules/tests': { license: 'GPL-3.0', dev: true },
    });
    expect(readPackages(root)).toEqual([
      { name: '@a/b', version: '1.0.0', licence: 'MIT' },
      { name: 'c', version: '1.0.0', licence: 'GPL-3.0' },
    ]);
  });

  it('has the licence beside a package read when its manifest names none', async () => {
    await install({ 'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/c': {} });
    await write('node_modules/a/LICENSE', 'MIT License\n\nCopyright');
    await write('node_modules/b/LICENSE', 'All rights reserved');
    expect(readPackages(root).map(({ licence }) => licence)).toEqual(['MIT', null, null]);
  });

  it('is told of a font without its licence', async () => {
    await write('shared/src/fonts/serif-core-italic.woff2', '');
    await write('shared/src/fonts/OFL-serif.txt', 'SIL OPEN FONT LICENSE Version 1.1');
    await write('shared/src/fonts/other.woff2', '');
    expect(findLicenceFaults(readFonts(root))).toEqual([
      'shared/src/fonts/other.woff2 : no licence is not allowed',
    ]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT or MPL-2.0', 'MIT AND ISC'])(
    'may give what is under %s',
    (licence) => {
      expect(faults(licence)).toEqual([]);
    },
  );

  it.each(['GPL-3.0-or-later', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', 'LGPL-3.0-or-later', null])(
    'is told not to give what is under %s',
    (licence) => {
      expect(faults(licence)).toEqual([`one 1.0.0: ${licence ?? 'no licence'} is not allowed`]);
    },
  );

  it('may give libvips as a library', () => {
    expect(faults('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
  });
});
