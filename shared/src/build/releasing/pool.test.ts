import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contentName } from '../../contract/federation/content-name.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { integrityOf } from '../../platform/integrity.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

const named = (file: string, text: string) => contentName(file, integrityOf(Buffer.from(text)));
const pool = (file = '') => desk.inFolder('releases/catalog/files', file);
const inPool = async () => (await readdir(pool())).filter((file) => !/\.(br|dcb)$/.test(file)).toSorted();

/** Releases a build with a part that every version has alike. */
async function release(text: string): Promise<string> {
  await mkdir(desk.inFolder('dist/client'), { recursive: true });
  await writeFile(desk.inFolder('dist/client/97.js'), 'react');
  return desk.release(text);
}

describe('The files of an app for browsers', () => {
  it('lie in one place for all versions, each once', async () => {
    await release('1');
    await release('2');
    expect(await inPool()).toEqual(
      [named('97.js', 'react'), named('remoteEntry.js', '1'), named('remoteEntry.js', '2')].toSorted(),
    );
    expect(await readdir(pool())).toContain(`${named('97.js', 'react')}.br`);
  });

  it('go with the last version that names them, and not before', async () => {
    const first = await release('1');
    for (const text of ['2', '3', '4']) await release(text);
    await utimes(desk.inFolder('releases/catalog', first), 0, 0);
    for (const file of await readdir(pool())) await utimes(pool(file), 0, 0);
    expect(desk.forgetAfter(31)).toBe(first);
    const left = ['2', '3', '4'].map((text) => named('remoteEntry.js', text));
    expect(await inPool()).toEqual([named('97.js', 'react'), ...left].toSorted());
  });

  it('are left while they are new: another release may be bringing them', async () => {
    await release('1');
    await writeFile(pool('home.0123456789abcdef.js'), 'home');
    desk.forgetAfter(29);
    expect(await inPool()).toContain('home.0123456789abcdef.js');
    desk.forgetAfter(31);
    expect(await inPool()).not.toContain('home.0123456789abcdef.js');
  });

  it('are what was released, or nobody goes back to them; the next release that has them puts them right', async () => {
    await release('1');
    await release('2');
    await writeFile(pool(named('97.js', 'react')), 'other');
    expect(desk.rollback('catalog').complaint).toMatch(/is damaged: files\/97\./);
    await release('3');
    expect(desk.rollback('catalog').status).toBe(0);
  });

  it('are packed as they were released: what was damaged is packed anew, and no packed file goes before its own', async () => {
    await release('1');
    const packed = pool(`${named('97.js', 'react')}.br`);
    for (const damaged of [Buffer.from('no brotli'), brotliCompressSync(Buffer.from('other'))]) {
      await writeFile(packed, damaged);
      await release('1');
      expect(brotliDecompressSync(await readFile(packed)).toString()).toBe('react');
    }
    await utimes(packed, 0, 0);
    await release('1');
    expect((await stat(packed)).mtimeMs).toBe((await stat(packed.slice(0, -3))).mtimeMs);
  });
});
