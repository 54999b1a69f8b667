import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openRegistryPlace, until, type RegistryPlace } from '../../testing/registry-place.ts';
import { newSigner, signedPointer, type Origin, type Signer } from '../../testing/signing-origin.ts';
import type { EntryOptions } from './entry.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { Log } from '../threads/protocol.ts';

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

  const cases: [string, () => string, RegExp][] = [
    ['without a signature', () => unsigned(), /is unsigned/],
    ['signed by a key that it does not know', () => signedPointer(newSigner(), SECOND), /is not trusted/],
    ['signed by another key under a trusted name', () => impostor(), /does not match its signature/],
    ['changed after it was signed', () => changed(), /does not match its signature/],
    ['of another remote', () => signedPointer(signer, SECOND, { name: 'tools' }), /is of tools/],
    ['of a contract to come', () => signedPointer(signer, SECOND, { contract: 3 }), /contract 3/],
    ['of a contract that is past', () => signedPointer(signer, SECOND, { contract: 1 }), /contract 1/],
    ['that is signed, but no release', () => signedPointer(signer, SECOND, { css: 3 }), /not a release/],
    ['whose entry has no hash', () => signedPointer(signer, SECOND, { server: {} }), /without a hash/],
    ['that was live before', () => signedPointer(signer, SECOND, later(-ONE_HOUR)), /was seen/],
    ['signed tomorrow', () => signedPointer(signer, SECOND, later(24 * ONE_HOUR)), /in the future/],
    ['that is no JSON', () => '<html>Not found</html>', /is not JSON/],
    ['that is a list', () => '[]', /is not JSON/],
  ];
  it.each(cases)('refuses a pointer %s, says so once, and goes on', async (_kind, pointer, reason) => {
    const registry = await startServer();
    origin.pointer = pointer();
    await until(() => 'catalog' in registry.refused());
    expect(registry.refused().catalog).toMatch(reason);
    await registry.ready();
    expect(versionOf(registry)).toBe(FIRST);
    expect(await registry.ready()).toEqual({ catalog: true });
    expect(told).toEqual([expect.stringMatching(reason)]);
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
