import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { clientFiles } from '@vitrine/shared/contract/federation/content-name';
import { openRegistryPlace, until, type RegistryPlace } from '../../testing/registry-place.ts';
import {
  newSigner,
  signedPointer,
  startOrigin,
  withClient,
  type Origin,
  type Signer,
} from '../../testing/signing-origin.ts';
import { smallProcesses } from '../../testing/small-processes.ts';
import type { EntryOptions } from './entry.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { Log } from '../drawing/protocol.ts';

let place: RegistryPlace;
let origin: Origin;
let signer: Signer;
let told: string[];
const FIRST = 'one';
const SECOND = 'two';

beforeEach(async () => {
  place = await openRegistryPlace();
  ({ origin, signer } = place);
  told = [];
  origin.pointer = signedPointer(signer, FIRST);
});
afterEach(() => place.close());

async function startServer(
  keys = [signer.publicKey],
  more: Partial<EntryOptions> = {},
): Promise<RemoteRegistry> {
  const log: Log = (level, message, details) =>
    level === 'warn' && told.push(`${message} ${JSON.stringify(details)}`);
  return place.startServer({ remoteKeys: { catalog: keys }, log, ...more });
}

const versionOf = (registry: RemoteRegistry) => registry.current('catalog')?.release.version ?? null;

const later = (milliseconds: number) => ({ signedAt: new Date(Date.now() + milliseconds).toISOString() });
const ONE_HOUR = 3_600_000;
/** A thread of these tests is there within a tenth of it. */
const OPEN_MS = 2_000;

describe('A browser that asks while an origin', () => {
  const pooled = { ...withClient, contract: 3 };
  const [file = ''] = Object.keys(clientFiles(pooled));
  const MIRRORED = `/mirror/catalog/files/${file}`;

  it.each([
    ['is down', () => (origin.pointer = null)],
    ['hangs', () => (origin.isHanging = true)],
  ])('%s gets the files from the server that drew the page, until it is well', async (_name, fail) => {
    const pointer = signedPointer(signer, FIRST, pooled);
    origin.pointer = pointer;
    const registry = await startServer();
    const entry = () => registry.forBrowsers().catalog?.entry.url;
    expect(entry()).toContain(origin.url.replace('remote.json', ''));
    await until(() => existsSync(path.join(place.cacheDir, 'catalog/files', file)));
    const before = registry.versions();
    fail();
    await until(() => entry() === MIRRORED);
    expect(registry.versions()).not.toBe(before);
    Object.assign(origin, { pointer, isHanging: false });
    await until(() => entry() !== MIRRORED);
    expect(registry.versions()).toBe(before);
  });
});

describe('A server that has a release open, and is sent one bad pointer after the other,', () => {
  let registry: RemoteRegistry;
  let sender: RegistryPlace;
  let good: string;

  beforeAll(async () => {
    sender = await openRegistryPlace();
    good = sender.origin.pointer = signedPointer(sender.signer, FIRST);
    const log: Log = (level, message, details) =>
      level === 'warn' && told.push(`${message} ${JSON.stringify(details)}`);
    registry = await sender.startServer({ log });
    // On a busy machine its thread starts later than a server waits for before it says that it is ready.
    await until(() => versionOf(registry) === FIRST);
  });
  beforeEach(async () => {
    ({ origin, signer } = sender);
    origin.pointer = good;
    await until(() => !('catalog' in registry.refused()));
    told = [];
  });
  afterAll(() => sender.close());

  const cases: [string, () => string, RegExp][] = [
    ['without a signature', () => unsigned(), /is unsigned/],
    ['signed by a key that it does not know', () => signedPointer(newSigner(), SECOND), /is not trusted/],
    ['signed by another key under a trusted name', () => impostor(), /does not match its signature/],
    ['changed after it was signed', () => changed(), /does not match its signature/],
    ['of another remote', () => signedPointer(signer, SECOND, { name: 'tools' }), /is of tools/],
    ['of a contract to come', () => signedPointer(signer, SECOND, { contract: 99 }), /contract 99/],
    [
      'built with a later React',
      () => signedPointer(signer, SECOND, { react: '19.99.0' }),
      /React 19\.99\.0/,
    ],
    ['of a contract that is past', () => signedPointer(signer, SECOND, { contract: 1 }), /contract 1/],
    ['that is signed, but no release', () => signedPointer(signer, SECOND, { css: 3 }), /not a release/],
    ['whose entry has no hash', () => signedPointer(signer, SECOND, { server: {} }), /without a hash/],
    ['that was live before', () => signedPointer(signer, SECOND, later(-ONE_HOUR)), /was seen/],
    ['signed tomorrow', () => signedPointer(signer, SECOND, later(24 * ONE_HOUR)), /in the future/],
    ['that is no JSON', () => '<html>Not found</html>', /is not JSON/],
    ['that is a list', () => '[]', /is not JSON/],
  ];
  it.each(cases)('refuses a pointer %s, says so once, and goes on', async (_kind, pointer, reason) => {
    origin.pointer = pointer();
    await until(() => 'catalog' in registry.refused());
    expect(registry.refused().catalog).toMatch(reason);
    await registry.ready();
    expect(versionOf(registry)).toBe(FIRST);
    expect(await registry.ready()).toEqual({ catalog: true });
    expect(told).toEqual([expect.stringMatching(reason)]);
  });
});

describe('A server that has a release open', () => {
  it('has the next one within five seconds, though nobody asks for a page', async () => {
    const registry = await startServer([signer.publicKey], { renewEveryMs: undefined });
    expect(versionOf(registry)).toBe(FIRST);
    origin.pointer = signedPointer(signer, SECOND);
    await until(() => versionOf(registry) === SECOND);
    expect(registry.forBrowsers().catalog?.entry.url).toContain(SECOND);
    expect(registry.refused()).toEqual({});
  });

  it('goes back with a pointer that is signed anew', async () => {
    const registry = await startServer();
    origin.pointer = signedPointer(signer, SECOND);
    await until(() => versionOf(registry) === SECOND);
    origin.pointer = signedPointer(signer, FIRST, later(1));
    await until(() => versionOf(registry) === FIRST);
  });

  it('reads a pointer that somebody formatted', async () => {
    const registry = await startServer();
    const pretty = JSON.stringify(JSON.parse(signedPointer(signer, SECOND)), null, 4);
    origin.pointer = pretty;
    await until(() => versionOf(registry) === SECOND);
  });

  it('gives up a version that never opens, and follows the next', async () => {
    const registry = await startServer([signer.publicKey], { openMs: OPEN_MS });
    origin.pointer = signedPointer(signer, 'never-opens');
    await until(() => told.some((line) => line.includes('is slow to open')));
    origin.pointer = signedPointer(signer, SECOND);
    await until(() => versionOf(registry) === SECOND);
  });

  it('says no longer that a pointer is refused once a good one is there', async () => {
    const registry = await startServer();
    origin.pointer = unsigned();
    await until(() => 'catalog' in registry.refused());
    origin.pointer = signedPointer(signer, SECOND);
    await until(() => !('catalog' in registry.refused()));
    expect(versionOf(registry)).toBe(SECOND);
  });
});

describe('A server that starts', () => {
  it('draws nothing of a remote whose only pointer is refused', async () => {
    origin.pointer = unsigned();
    const registry = await startServer();
    expect(await registry.ready()).toEqual({ catalog: false });
    expect(registry.refused().catalog).toMatch(/is unsigned/);
    await expect(registry.get('catalog')).rejects.toThrow();
  });

  it('goes on with what an earlier one had, while the origin is down', async () => {
    await startServer();
    origin.pointer = null;
    expect(versionOf(await startServer())).toBe(FIRST);
  });

  it('refuses a pointer that an earlier one knew to be replaced', async () => {
    const old = origin.pointer;
    await startServer();
    origin.pointer = signedPointer(signer, SECOND, later(1));
    expect(versionOf(await startServer())).toBe(SECOND);
    origin.pointer = old;
    const registry = await startServer();
    expect(versionOf(registry)).toBe(SECOND);
    expect(registry.refused().catalog).toMatch(/was seen/);
  });

  it('believes its own folder no more than an origin', async () => {
    await startServer();
    const forged = signedPointer(newSigner(), SECOND);
    await writeFile(path.join(place.cacheDir, 'catalog', 'last-good.json'), forged);
    origin.pointer = null;
    expect(await (await startServer()).ready()).toEqual({ catalog: false });
  });

  it('follows a new key beside the old one, and no longer the one that was taken away', async () => {
    const next = newSigner();
    await startServer([signer.publicKey, next.publicKey]);
    origin.pointer = signedPointer(next, SECOND, later(1));
    expect(versionOf(await startServer([signer.publicKey, next.publicKey]))).toBe(SECOND);
    origin.pointer = signedPointer(signer, FIRST, later(2));
    const registry = await startServer([next.publicKey]);
    expect([versionOf(registry), registry.refused().catalog]).toEqual([
      SECOND,
      expect.stringMatching(/is not trusted/),
    ]);
  });
});

describe('Remotes of a shop are drawn', () => {
  it.each([
    ['in one process, when one key signed them all', 1],
    ['each in a process of its own, when two teams signed them', 2],
  ])('%s', async (_how, count) => {
    const second = count === 1 ? signer : newSigner();
    const other = await startOrigin();
    other.pointer = signedPointer(second, FIRST, { name: 'account' });
    const processes = smallProcesses();
    try {
      const remotes = { catalog: origin.url, account: other.url };
      const remoteKeys = { catalog: [signer.publicKey], account: [second.publicKey] };
      const registry = await place.startServer({ remotes, remoteKeys, processes });
      await until(() => Boolean(registry.current('catalog') && registry.current('account')));
      expect(processes.counts()).toMatchObject({ processes: count });
    } finally {
      place.closeServers();
      processes.close();
      other.close();
    }
  });
});

function unsigned(): string {
  return JSON.stringify({ ...JSON.parse(signedPointer(signer, SECOND)), signature: undefined });
}

function impostor(): string {
  return signedPointer({ ...newSigner(), keyId: signer.keyId }, SECOND);
}

function changed(): string {
  const pointer = JSON.parse(signedPointer(signer, SECOND));
  return JSON.stringify({ ...pointer, sources: 'elsewhere' });
}
