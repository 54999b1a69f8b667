import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openRegistryPlace, until, type RegistryPlace } from '../../testing/registry-place.ts';
import { signedPointer } from '../../testing/signing-origin.ts';
import { openJournal } from './opening-journal.ts';
import type { RemoteRegistry } from './remote-registry.ts';

let place: RegistryPlace;
beforeEach(async () => {
  place = await openRegistryPlace();
});
afterEach(() => place.close());

const ONE_HOUR = 3_600_000;
const FATAL = 'never-opens';
const folder = () => path.join(place.cacheDir, 'catalog');
const fileOf = (version: string) => path.join(folder(), `opening-${version}.json`);
const isMarked = (version: string) => existsSync(fileOf(version));
const later = (milliseconds: number) => ({ signedAt: new Date(Date.now() + milliseconds).toISOString() });
const versionOf = (registry: RemoteRegistry) => registry.current('catalog')?.release.version ?? null;
const first = () => JSON.parse(signedPointer(place.signer, 'one'));

/** What opens: on a busy machine its thread starts later than a server waits for before it says that it is ready. */
async function opened(registry: RemoteRegistry): Promise<string | null> {
  await until(() => versionOf(registry) !== null);
  return versionOf(registry);
}

/** All servers end as by a kill: none goes on beside the next one, and what is written down stays. */
function die(version: string): void {
  const mark = readFileSync(fileOf(version));
  place.closeServers();
  writeFileSync(fileOf(version), mark);
}

async function beginOpening(before: object[]): Promise<void> {
  place.origin.pointer = signedPointer(place.signer, FATAL, { before });
  void place.startServer();
  await until(() => isMarked(FATAL));
}

async function dieOpening(before: object[]): Promise<void> {
  await beginOpening(before);
  die(FATAL);
}

describe('A version that was being opened when the server ended', () => {
  it('is passed over at the next start and the one after it, and said to be', async () => {
    await dieOpening([first()]);
    const told: string[] = [];
    const log = (_level: string, message: string) => told.push(message);
    const registry = await place.startServer({ log });
    expect(await opened(registry)).toBe('one');
    expect(told).toContain('version passed over');
    expect(registry.refused().catalog).toMatch(/never-opens was being opened when the server ended/);
    die(FATAL);
    expect(await opened(await place.startServer())).toBe('one');
  });

  it('is tried once more where there is no other, and then no longer', async () => {
    await dieOpening([]);
    void place.startServer();
    await until(() => readFileSync(fileOf(FATAL), 'utf8').includes('"tries":2'));
    die(FATAL);
    const registry = await place.startServer();
    expect(await registry.ready()).toEqual({ catalog: false });
    expect(registry.refused().catalog).toMatch(/was being opened/);
  });

  it('is tried again once its pointer is signed anew', async () => {
    await dieOpening([first()]);
    const registry = await place.startServer();
    expect(await opened(registry)).toBe('one');
    const before = readFileSync(fileOf(FATAL), 'utf8');
    place.origin.pointer = signedPointer(place.signer, FATAL, { before: [first()], ...later(1) });
    await until(() => readFileSync(fileOf(FATAL), 'utf8') !== before);
    expect([versionOf(registry), registry.refused()]).toEqual(['one', {}]);
  });

  it('is not passed over when the server was told to end', async () => {
    await beginOpening([first()]);
    place.closeServers();
    expect(isMarked(FATAL)).toBe(false);
  });
});

it('A version that was drawing its first page when the server ended is passed over too', async () => {
  place.origin.pointer = signedPointer(place.signer, 'never-draws', { before: [first()] });
  const registry = await place.startServer();
  expect(await opened(registry)).toBe('never-draws');
  await until(() => !isMarked('never-draws'));
  const job = { url: 'http://page.invalid/', method: 'GET', visit: 'v', isAnonymous: true };
  void registry
    .current('catalog')
    ?.draw({ ...job, catalogueVersion: '', browsers: {} })
    .catch(() => undefined);
  await until(() => isMarked('never-draws'));
  die('never-draws');
  expect(await opened(await place.startServer())).toBe('one');
});

it('What ended a server is forgotten after an hour', async () => {
  let time = Date.now();
  const ends = openJournal(folder(), () => time);
  void ends.during('two', 'signature', () => new Promise(() => undefined));
  await until(() => isMarked('two'));
  const next = openJournal(folder(), () => time);
  expect(await next.deaths('two', 'signature')).toBe(1);
  time += ONE_HOUR;
  expect(await next.deaths('two', 'signature')).toBe(0);
});
