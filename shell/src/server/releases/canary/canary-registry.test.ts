import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Drawn, Trial } from '@vitrine/shared/contract/federation/storefront';
import { openRegistryPlace, until, type RegistryPlace } from '../../../testing/registry-place.ts';
import { signedPointer } from '../../../testing/signing-origin.ts';
import type { RemoteRegistry } from '../remote-registry.ts';
import { STABLE } from './canary-group.ts';

let place: RegistryPlace;
let refused: string[];
let trials: readonly Trial[];
let told: Drawn[];
/** Pointers are signed one after another, however fast a test is. */
let moves = 0;

beforeEach(async () => {
  place = await openRegistryPlace();
  refused = [];
  trials = [];
  told = [];
});
afterEach(() => place.close());

/** As another pointer names a version: without a signature of its own. */
function described(version: string): object {
  const release = JSON.parse(signedPointer(place.signer, version));
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
  place.origin.pointer = signedPointer(place.signer, version, {
    signedAt: new Date(Date.now() + moves).toISOString(),
    before: before.map(described),
    ...(canary && { canary: { ...described(canary), share } }),
  });
}

const startServer = () =>
  place.startServer({
    releases: {
      refused: async (_remote, named) => {
        trials = named;
        return refused;
      },
      drawn: (one) => void told.push(one),
      viewed: () => '',
    },
  });

/** What half of the visitors has, and the other half. */
function versionsOf(registry: RemoteRegistry): string[] {
  const numbers = Array.from({ length: 100 }, (_none, number) => `vitrine_side=${number}`);
  const groups = numbers.map((cookie) => registry.canaryGroup(cookie));
  const onIt = groups.find((group) => group.length > 0) ?? STABLE;
  return [STABLE, onIt].map((group) => registry.current('catalog', group)?.release.version ?? 'none');
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

  it('opens the one before that for a page that both cannot draw, and keeps to it', async () => {
    point('three', { before: ['two', 'one'] });
    const registry = await startServer();
    const live = await registry.get('catalog');
    const second = await registry.other('catalog', live);
    const third = second && (await registry.other('catalog', second));
    expect([second, third].map((one) => one?.release.version)).toEqual(['two', 'one']);
    expect(await registry.other('catalog', live)).toBe(third);
    expect(third && (await registry.other('catalog', third))).toBeNull();
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
