import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseSchema } from '@vitrine/shared/contract/federation/release';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { openRegistryPlace, until, type RegistryPlace } from '../../testing/registry-place.ts';
import { signedPointer } from '../../testing/signing-origin.ts';

let place: RegistryPlace;
beforeEach(async () => {
  place = await openRegistryPlace();
});
afterEach(() => place.close());

const TEXT = 'escaped';
const pointerTo = (changes: object) => signedPointer(place.signer, 'one', changes);
const contentOf = (pointer: string): { server: Record<string, string> } => JSON.parse(pointer);

async function refusalOf(pointer: string): Promise<string | undefined> {
  place.origin.pointer = pointer;
  const registry = await place.startServer();
  return registry.refused().catalog;
}

describe('A release that is rightly signed and hostile', () => {
  it('writes nothing outside its folder', async () => {
    const { server } = contentOf(pointerTo({}));
    const name = '../../escaped.txt';
    place.origin.files['/escaped.txt'] = TEXT;
    const refusal = await refusalOf(pointerTo({ server: { ...server, [name]: integrityOf(TEXT) } }));
    expect(existsSync(path.join(place.cacheDir, 'catalog', 'one', name))).toBe(false);
    expect(refusal).toMatch(/not a release/);
  });

  it('is no version of the name under which all versions have their files for browsers', async () => {
    expect(await refusalOf(pointerTo({ version: 'files' }))).toMatch(/not a release/);
  });

  const names = ['/etc/a', 'a\\b', '..\\b', '..', '.', '', 'a\0.js', 'a//b', './a', 'C:a', 'x'.repeat(300)];
  it.each(names)('names no file %j, on either side', (name) => {
    const release = contentOf(pointerTo({}));
    expect(releaseSchema.safeParse(release).success).toBe(true);
    for (const side of ['server', 'client'])
      expect(releaseSchema.safeParse({ ...release, [side]: { [name]: integrityOf(TEXT) } }).success).toBe(
        false,
      );
    const chunks = { door: { [name]: 'sha256-abc=' } };
    expect(releaseSchema.safeParse({ ...release, chunks }).success).toBe(false);
    expect(releaseSchema.safeParse({ ...release, name }).success).toBe(false);
    expect(releaseSchema.safeParse({ ...release, version: name }).success).toBe(false);
  });

  it('names no more files than a thousand on a side', () => {
    const listOf = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_none, number) => [`${number}.js`, integrityOf(TEXT)]),
      );
    const accepts = (server: object) =>
      releaseSchema.safeParse({ ...contentOf(pointerTo({})), server }).success;
    expect([accepts(listOf(1_000)), accepts(listOf(1_001))]).toEqual([true, false]);
  });

  it('takes no entry from what every object has', async () => {
    expect(await refusalOf(pointerTo({ serverEntry: 'toString' }))).toMatch(/without a hash/);
  });

  it('ends at the bound of a file, and leaves none of it', async () => {
    place.origin.endless = '/one/server/more.cjs';
    const { server } = contentOf(pointerTo({}));
    place.origin.pointer = pointerTo({ server: { ...server, 'more.cjs': integrityOf(TEXT) } });
    const told: string[] = [];
    const registry = await place.startServer({
      log: (_level, _message, details) => told.push(JSON.stringify(details)),
    });
    expect(told.join()).toMatch(/more\.cjs is larger than 4194304 bytes/);
    expect(await registry.ready()).toEqual({ catalog: false });
    expect(await readdir(path.join(place.cacheDir, 'catalog', 'one'))).not.toContain('more.cjs');
  });

  it('ends at the bound of all its files together', async () => {
    const large = 'x'.repeat(3.9 * 2 ** 20);
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) place.origin.files[`/one/server/${name}`] = large;
    const { server } = contentOf(pointerTo({}));
    const more = Object.fromEntries(names.map((name) => [name, integrityOf(large)]));
    place.origin.pointer = pointerTo({ server: { ...server, ...more } });
    const told: string[] = [];
    const registry = await place.startServer({
      log: (_level, _message, details) => told.push(JSON.stringify(details)),
    });
    expect(told.join()).toMatch(/the release is larger than 16777216 bytes/);
    expect(registry.current('catalog')).toBeNull();
  });
});

it('A pointer that never ends is cut off, and the version that is open goes on', async () => {
  place.origin.pointer = pointerTo({});
  const told: string[] = [];
  const registry = await place.startServer({
    log: (_level, _message, details) => told.push(JSON.stringify(details)),
  });
  place.origin.endless = '/remote.json';
  await until(() => told.join().includes('pointer is larger than 1048576 bytes'));
  expect(registry.current('catalog')?.release.version).toBe('one');
});
