import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Drawn, Trial } from '@vitrine/shared/contract/storefront';
import {
  newSigner,
  signedPointer,
  startOrigin,
  type Origin,
  type Signer,
} from '../testing/signing-origin.ts';
import { smallThreads } from '../testing/small-threads.ts';
import { createRegistry, type RemoteRegistry } from './remote-registry.ts';
import { STABLE } from './sides.ts';

const LIVE_MS = 10_000;
jest.setTimeout(60_000);

let cacheDir: string;
let origin: Origin;
let signer: Signer;
let refused: string[];
let trials: readonly Trial[];
let told: Drawn[];
let registries: RemoteRegistry[];
/** Pointers are signed one after another, however fast a test is. */
let moves = 0;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'vitrine-canary-'));
  origin = await startOrigin();
  signer = newSigner();
  refused = [];
  trials = [];
  told = [];
  registries = [];
});
afterEach(async () => {
  for (const registry of registries) registry.close();
  origin.close();
  await rm(cacheDir, { recursive: true, force: true });
});

/** As another pointer names a version: without a signature of its own. */
function described(version: string): object {
  const release = JSON.parse(signedPointer(signer, version));
  for (const key of ['signature', 'signedAt', 'keyId']) delete release[key];
  return release;
}

interface Moved {
  canary?: string;
  share?: number;
  before?: string[];
}

function point(version: string, { canary, share = 50, before = [] }: Moved = {}): void {
  moves += 1;
  origin.pointer = signedPointer(signer, version, {
    signedAt: new Date(Date.now() + moves).toISOString(),
    before: before.map(described),
    ...(canary && { canary: { ...described(canary), share } }),
  });
}

async function startServer(): Promise<RemoteRegistry> {
  const registry = createRegistry({
    remotes: { catalog: origin.url },
    remoteKeys: { catalog: [signer.publicKey] },
    selfOrigin: 'http://127.0.0.1:1',
    cacheDir,
    log: () => undefined,
    threads: smallThreads(),
    releases: {
      refused: async (_remote, named) => {
        trials = named;
        return refused;
      },
      drawn: (one) => void told.push(one),
      viewed: () => '',
    },
  });
  registries.push(registry);
  await registry.ready();
  return registry;
}

/** What half of the visitors has, and the other half. */
function versionsOf(registry: RemoteRegistry): string[] {
  const numbers = Array.from({ length: 100 }, (_none, number) => `vitrine_side=${number}`);
  const sides = numbers.map((cookie) => registry.sideOf(cookie));
  const onIt = sides.find((side) => side.length > 0) ?? STABLE;
  return [STABLE, onIt].map((side) => registry.current('catalog', side)?.release.version ?? 'none');
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + LIVE_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not within ${LIVE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('A server whose pointer names a canary', () => {
  it('draws both, each for its visitors, until it is promoted', async () => {
    point('one', { canary: 'two' });
    const registry = await startServer();
    await until(() => registry.hasCanary());
    expect(versionsOf(registry)).toEqual(['one', 'two']);
    expect(registry.forBrowsers()['catalog']?.version).toBe('one');
    expect(registry.forBrowsers(['catalog'])['catalog']?.version).toBe('two');
    const opened = registry.current('catalog', ['catalog']);
    point('two', { before: ['one'] });
    await until(() => !registry.hasCanary());
    expect(versionsOf(registry)).toEqual(['two', 'two']);
    expect(registry.current('catalog')).toBe(opened);
  });

  it('draws the live one alone once it is ended, or taken back', async () => {
    point('one', { canary: 'two' });
    const registry = await startServer();
    await until(() => registry.hasCanary());
    refused = ['two'];
    await until(() => !registry.hasCanary());
    refused = [];
    await until(() => registry.hasCanary());
    point('one');
    await until(() => !registry.hasCanary());
    expect(versionsOf(registry)).toEqual(['one', 'one']);
  });

  it('draws the live one when the canary cannot be opened, and says so to the watch', async () => {
    point('one', { canary: 'throws-at-load' });
    const registry = await startServer();
    await until(() => told.length > 0);
    expect(told[0]).toMatchObject({ version: 'throws-at-load', outcome: 'unopenable' });
    expect(versionsOf(registry)).toEqual(['one', 'one']);
    expect(await registry.ready()).toEqual({ catalog: true });
  });
});

describe('A server whose live version was taken back', () => {
  it('goes back to the one before, also when it has never drawn that, and follows the next release', async () => {
    refused = ['two'];
    point('two', { before: ['one'] });
    const registry = await startServer();
    expect(versionsOf(registry)).toEqual(['one', 'one']);
    point('three', { before: ['two', 'one'] });
    await until(() => versionsOf(registry)[0] === 'three');
    expect(trials).toEqual([{ version: 'three', against: 'one' }]);
  });

  it('has it again once staff let it', async () => {
    point('two', { before: ['one'] });
    const registry = await startServer();
    expect(versionsOf(registry)[0]).toBe('two');
    refused = ['two'];
    await until(() => versionsOf(registry)[0] === 'one');
    refused = [];
    await until(() => versionsOf(registry)[0] === 'two');
  });

  it('opens the one before for a page that the live one cannot draw', async () => {
    point('two', { before: ['one'] });
    const registry = await startServer();
    const live = await registry.get('catalog');
    const [other, same] = await Promise.all([
      registry.other('catalog', live),
      registry.other('catalog', live),
    ]);
    expect(other?.release.version).toBe('one');
    expect(same).toBe(other);
    expect(versionsOf(registry)[0]).toBe('two');
  });
});
