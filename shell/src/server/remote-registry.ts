import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { BrowserRemote, SignedRelease } from '@vitrine/shared/contract/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { reasonOf } from '../federation/reason-of.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { within } from '../federation/within.ts';
import { fetchPointer, fetchServerFiles } from './fetch-release.ts';
import { readLastGood, writeLastGood } from './last-good.ts';
import { closeVersion, openVersion, type OpenRemote } from './open-version.ts';
import { PointerRefused, readKeys, refuseReplay, verifyPointer } from './verify-pointer.ts';

/** How often pointers are read again. A release is live within twice that, also in a shop where nobody goes. */
const RENEW_EVERY_MS = 2_000;
/** Longest that a page waits for a remote that is not there yet. */
const PATIENCE_MS = 1_500;
/** Longest that readiness waits for one. */
const READY_MS = 10_000;
/** After a failure pages are answered at once for this long, instead of waiting again. */
const REST_MS = 2_000;

interface Entry {
  name: string;
  pointer: URL;
  keys: ReadonlyMap<string, KeyObject>;
  current: OpenRemote | null;
  /** The pointer that was followed last, and its text. */
  followed: SignedRelease | null;
  text: string;
  failedAt: number;
  isAskedFor: boolean;
  /** Why the pointer could not be followed, told once. */
  fault: unknown;
  checking: Promise<OpenRemote> | null;
}

export interface RemoteRegistry {
  /** The remote as it is live now; the last good version while its origin is down. Throws a RemoteFailure. */
  get(name: string): Promise<OpenRemote>;
  /** The same at once, when it is open. */
  current(name: string): OpenRemote | null;
  /** What browsers need for every remote that is known. */
  forBrowsers(): Record<string, BrowserRemote>;
  ready(): Promise<Record<string, boolean>>;
  /** Remotes whose pointer is refused, and why. */
  refused(): Record<string, string>;
  close(): void;
}

type Options = Pick<StorefrontOptions, 'remotes' | 'remoteKeys' | 'selfOrigin' | 'cacheDir' | 'log'>;

/** Keeps every remote of the configuration at its live version. */
export function createRegistry(options: Options): RemoteRegistry {
  const names = Object.keys(options.remotes);
  const entries = new Map(names.map((name) => [name, newEntry(name, options)]));
  const timer = setInterval(() => {
    for (const entry of entries.values()) {
      if (entry.isAskedFor) check(entry, options).catch(() => undefined);
    }
  }, RENEW_EVERY_MS).unref();

  async function get(name: string): Promise<OpenRemote> {
    const entry = entries.get(name);
    if (!entry) throw new RemoteFailure(name, 'is not configured');
    if (entry.current) return entry.current;
    if (Date.now() - entry.failedAt < REST_MS) throw new RemoteFailure(name, 'failed a moment ago');
    return within(check(entry, options), PATIENCE_MS, () => new RemoteFailure(name, 'is slow'));
  }

  /** Of every entry that has one, by name. */
  function collect<T>(read: (entry: Entry) => T | null): Record<string, T> {
    const pairs = [...entries.values()].flatMap((entry): [string, T][] => {
      const value = read(entry);
      return value === null ? [] : [[entry.name, value]];
    });
    return Object.fromEntries(pairs);
  }

  async function ready(): Promise<Record<string, boolean>> {
    const states = [...entries.values()].map(async (entry): Promise<[string, boolean]> => {
      return [entry.name, await isReady(entry, options)];
    });
    return Object.fromEntries(await Promise.all(states));
  }

  return {
    get,
    current: (name) => entries.get(name)?.current ?? null,
    forBrowsers: () => collect(({ current }) => current && current.browser),
    ready,
    refused: () => collect(({ fault }) => (fault instanceof PointerRefused ? fault.message : null)),
    close: () => clearInterval(timer),
  };
}

function newEntry(name: string, { remotes, remoteKeys, selfOrigin }: Options): Entry {
  return {
    name,
    pointer: new URL(remotes[name] ?? '', selfOrigin),
    keys: readKeys(remoteKeys[name] ?? []),
    ...{ current: null, followed: null, text: '' },
    ...{ failedAt: 0, isAskedFor: false, fault: null, checking: null },
  };
}

/** Reads the pointer and opens what it points to; one reading at a time for each remote. */
function check(entry: Entry, options: Options): Promise<OpenRemote> {
  entry.isAskedFor = true;
  entry.checking ??= renew(entry, options)
    .then((opened) => {
      entry.fault = null;
      return opened;
    })
    .catch(async (error: unknown) => {
      entry.failedAt = Date.now();
      report(entry, error, options);
      return entry.current ?? openLastGood(entry, options, error);
    })
    .finally(() => {
      entry.checking = null;
    });
  return entry.checking;
}

function report(entry: Entry, error: unknown, { log }: Options): void {
  const isNew = entry.fault === null || reasonOf(entry.fault) !== reasonOf(error);
  entry.fault = error;
  if (isNew) log('warn', 'remote not renewed', { remote: entry.name, reason: reasonOf(error) });
}

async function renew(entry: Entry, options: Options): Promise<OpenRemote> {
  const text = await fetchPointer(entry.name, entry.pointer);
  if (entry.current && text === entry.text) return entry.current;
  const release = verifyPointer(text, entry);
  refuseReplay(release, entry.followed ?? (await readLastGood(options.cacheDir, entry)));
  const opened = isOpen(entry, release) ?? (await fetchAndOpen(entry, release, options));
  await writeLastGood(options.cacheDir, entry.name, text);
  Object.assign(entry, { followed: release, text });
  return opened;
}

/** Moved back to what is live, or signed anew: nothing is to be opened. */
function isOpen({ current }: Entry, release: SignedRelease): OpenRemote | null {
  return current?.release.version === release.version ? current : null;
}

async function fetchAndOpen(entry: Entry, release: SignedRelease, options: Options): Promise<OpenRemote> {
  const base = new URL(`${release.version}/server/`, entry.pointer);
  await fetchServerFiles(release, base, folderOf(entry, release.version, options));
  const opened = await open(entry, release, options);
  options.log('info', 'remote live', { remote: entry.name, version: release.version });
  return opened;
}

/** Whether a remote can be drawn. Opens it when it is not open yet: that is what readiness is asked for at a start. */
async function isReady(entry: Entry, options: Options): Promise<boolean> {
  if (entry.current) return true;
  const opened = within(check(entry, options), READY_MS, () => new RemoteFailure(entry.name, 'is slow'));
  return opened.then(Boolean, () => false);
}

/** For a server that starts while a remote's origin is down, or its pointer is refused. */
async function openLastGood(entry: Entry, options: Options, reason: unknown): Promise<OpenRemote> {
  const release = await readLastGood(options.cacheDir, entry);
  if (!release) throw new RemoteFailure(entry.name, 'cannot be had', reason);
  entry.followed = release;
  return open(entry, release, options);
}

async function open(entry: Entry, release: SignedRelease, options: Options): Promise<OpenRemote> {
  const folder = folderOf(entry, release.version, options);
  const place = { pointer: entry.pointer, selfOrigin: options.selfOrigin, folder };
  const before = entry.current;
  const opened = await openVersion(release, place);
  entry.current = opened;
  if (before) {
    const { version } = before.release;
    const isLive = () => entry.current?.release.version === version;
    closeVersion(folderOf(entry, version, options), isLive);
  }
  return opened;
}

function folderOf({ name }: Entry, version: string, { cacheDir }: Options): string {
  return path.join(cacheDir, name, version);
}
