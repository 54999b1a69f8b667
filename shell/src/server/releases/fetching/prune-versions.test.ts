import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clientFiles } from '@vitrine/shared/contract/federation/content-name';
import type { Release } from '@vitrine/shared/contract/federation/release';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { openRegistryPlace, until } from '../../../testing/registry-place.ts';
import { signedPointer } from '../../../testing/signing-origin.ts';
import { pruneVersions, SPARE_BYTES, SPARE_VERSIONS } from './prune-versions.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-prune-'));
});
afterEach(() => rm(folder, { recursive: true }));

const release = (version: string): Release => ({
  ...{ name: 'catalog', version, contract: 5, container: 'catalog', entry: 'main.js', main: null },
  ...{ serverEntry: 'main.cjs', css: [], server: {}, client: { 'main.js': integrityOf(version) } },
});

/** As if it had been opened so many minutes after the first. */
async function keep(version: string, minutes: number, bytes = 100): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minutes));
  await mkdir(path.join(folder, version), { recursive: true });
  await mkdir(path.join(folder, 'files'), { recursive: true });
  for (const file of Object.keys(clientFiles(release(version)))) {
    await writeFile(path.join(folder, 'files', file), '');
    await truncate(path.join(folder, 'files', file), bytes);
    await utimes(path.join(folder, 'files', file), at, at);
  }
  await utimes(path.join(folder, version), at, at);
}

const versionsIn = async (place: string) =>
  (await readdir(place)).filter((name) => name !== 'files' && !name.endsWith('.json')).toSorted();

it('The folder of a remote has what its pointer names and what is open, and few others, however many releases came', async () => {
  for (let at = 0; at < 20; at += 1) await keep(`v${at}`, at);
  await writeFile(path.join(folder, 'last-good.json'), '{}');
  await pruneVersions(folder, [release('v2'), release('v19')]);
  expect(await versionsIn(folder)).toEqual(['v16', 'v17', 'v18', 'v19', 'v2']);
  expect(await readdir(folder)).toContain('last-good.json');
  expect(await readdir(path.join(folder, 'files'))).toHaveLength(20);
});

it('Files for browsers that no version needs are bounded in bytes, the oldest go', async () => {
  const bytes = SPARE_BYTES / 4;
  for (let at = 0; at < 8; at += 1) await keep(`v${at}`, at, bytes);
  await pruneVersions(folder, [release('v0'), release('v7')]);
  const files = await readdir(path.join(folder, 'files'));
  const kept = [0, 3, 4, 5, 6, 7].flatMap((at) => Object.keys(clientFiles(release(`v${at}`))));
  expect(files.toSorted()).toEqual(kept.toSorted());
});

it('A server that follows one release after the other keeps a few of them on its disk', async () => {
  const place = await openRegistryPlace();
  try {
    place.origin.pointer = signedPointer(place.signer, 'v0');
    const registry = await place.startServer();
    const versionOf = () => registry.current('catalog')?.release.version;
    for (let at = 1; at < 8; at += 1) {
      const signedAt = new Date(Date.now() + at).toISOString();
      place.origin.pointer = signedPointer(place.signer, `v${at}`, { signedAt });
      await until(() => versionOf() === `v${at}`);
    }
    const there = () => versionsIn(path.join(place.cacheDir, 'catalog'));
    // What is live, what was before it, and the spares; the last removal may be under way.
    while ((await there()).length > 2 + SPARE_VERSIONS) await new Promise((resolve) => setImmediate(resolve));
    expect(await there()).toEqual(expect.arrayContaining(['v6', 'v7']));
  } finally {
    await place.close();
  }
});
