import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { Release, SignedRelease } from '@vitrine/shared/contract/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { reasonOf } from '../federation/reason-of.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { fetchPointer, fetchServerFiles } from './fetch-release.ts';
import { readLastGood, writeLastGood } from './last-good.ts';
import { openVersion, type OpenRemote } from './open-version.ts';
import { isAtRest, setBack, type Setback } from './setback.ts';
import type { ThreadParts } from './threads/drawing-thread.ts';
import { readKeys, refuseReplay, verifyPointer } from './verify-pointer.ts';

/** How often a pointer is read again. A release is live within twice that, also in a shop where nobody goes. */
const RENEW_EVERY_MS = 2_000;
/** How soon after a failure: an origin that is well again is noticed at once. */
const RETRY_MS = 1_000;
/** A version that could not be opened is tried again after this, then after twice as long, and so on. */
const UNFIT_MS = 2_000;
/** The same for a version whose thread fell while the one before can draw. */
const FALLEN_MS = 60_000;

type Told = Pick<
  StorefrontOptions,
  'remotes' | 'remoteKeys' | 'selfOrigin' | 'cacheDir' | 'log' | 'onRemote'
>;
export interface EntryOptions extends Told {
  /** What drawing threads are made of. */
  threads: ThreadParts;
}

/** One remote of the configuration: its pointer, and what is open of it. */
export interface Entry {
  name: string;
  pointer: URL;
  keys: ReadonlyMap<string, KeyObject>;
  current: OpenRemote | null;
  /** What was live before, to go back to. */
  before: OpenRemote | null;
  setback: Setback | null;
  /** The pointer that was followed last, and its text. */
  followed: SignedRelease | null;
  text: string;
  failedAt: number;
  /** Why the pointer could not be followed, told once. */
  fault: unknown;
  checking: Promise<OpenRemote> | null;
  next: NodeJS.Timeout | undefined;
  isClosed: boolean;
}

export function newEntry(name: string, { remotes, remoteKeys, selfOrigin }: EntryOptions): Entry {
  return {
    name,
    pointer: new URL(remotes[name] ?? '', selfOrigin),
    keys: readKeys(remoteKeys[name] ?? []),
    ...{ current: null, before: null, setback: null, followed: null, text: '' },
    ...{ failedAt: 0, fault: null, checking: null, next: undefined, isClosed: false },
  };
}

/** Reads the pointer and opens what it points to, again and again; one reading at a time. Throws a RemoteFailure. */
export function check(entry: Entry, options: EntryOptions): Promise<OpenRemote> {
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
      const again = () => void check(entry, options).catch(() => undefined);
      clearTimeout(entry.next);
      if (!entry.isClosed) entry.next = setTimeout(again, entry.fault ? RETRY_MS : RENEW_EVERY_MS).unref();
    });
  return entry.checking;
}

export function closeEntry(entry: Entry): void {
  entry.isClosed = true;
  clearTimeout(entry.next);
  entry.current?.close();
  entry.before?.close();
}

function report(entry: Entry, error: unknown, { log }: EntryOptions): void {
  const isNew = entry.fault === null || reasonOf(entry.fault) !== reasonOf(error);
  entry.fault = error;
  if (isNew) log('warn', 'remote not renewed', { remote: entry.name, reason: reasonOf(error) });
}

async function renew(entry: Entry, options: EntryOptions): Promise<OpenRemote> {
  const text = await fetchPointer(entry.name, entry.pointer);
  if (entry.current && text === entry.text && !isToBeTriedAgain(entry)) return entry.current;
  const release = verifyPointer(text, entry);
  refuseReplay(release, entry.followed ?? (await readLastGood(options.cacheDir, entry)));
  const opened = isOpen(entry, release) ?? (await fetchAndOpen(entry, release, options));
  await writeLastGood(options.cacheDir, entry.name, text);
  Object.assign(entry, { followed: release, text });
  return opened;
}

/** The shop went back from what the pointer says, and that has rested since. */
function isToBeTriedAgain({ current, followed, setback }: Entry): boolean {
  if (!followed || followed.version === current?.release.version) return false;
  return !isAtRest(setback, followed.version);
}

/** Moved back to what is live, or signed anew: nothing is to be opened. */
function isOpen({ current }: Entry, release: SignedRelease): OpenRemote | null {
  return current?.release.version === release.version ? current : null;
}

async function fetchAndOpen(
  entry: Entry,
  release: SignedRelease,
  options: EntryOptions,
): Promise<OpenRemote> {
  refuseAtRest(entry, release);
  const start = performance.now();
  const tell = (isOpened: boolean) => {
    const seconds = (performance.now() - start) / 1000;
    options.onRemote?.({ remote: entry.name, version: release.version, isOpened, seconds });
  };
  try {
    const base = new URL(`${release.version}/server/`, entry.pointer);
    await fetchServerFiles(release, base, folderOf(entry, release.version, options));
    const opened = await open(entry, release, options);
    tell(true);
    options.log('info', 'remote live', { remote: entry.name, version: release.version });
    return opened;
  } catch (error) {
    tell(false);
    throw error;
  }
}

/** For a server that starts while a remote's origin is down, or its pointer is refused. */
async function openLastGood(entry: Entry, options: EntryOptions, reason: unknown): Promise<OpenRemote> {
  const release = await readLastGood(options.cacheDir, entry);
  if (!release) throw new RemoteFailure(entry.name, 'cannot be had', reason);
  refuseAtRest(entry, release);
  entry.followed = release;
  return open(entry, release, options);
}

function refuseAtRest({ setback }: Entry, { version }: Release): void {
  if (setback && isAtRest(setback, version)) throw setback.failure;
}

/** The next version takes over when it is open; the one before draws until then. */
async function open(entry: Entry, release: SignedRelease, options: EntryOptions): Promise<OpenRemote> {
  const { version } = release;
  const folder = folderOf(entry, version, options);
  const place = { pointer: entry.pointer, selfOrigin: options.selfOrigin, folder };
  const onFall = (reason: string) => goBack(entry, version, reason, options);
  const opened = await openVersion(release, place, options.threads, onFall).catch((error: unknown) => {
    const failure = new RemoteFailure(entry.name, `${version} does not open`, error);
    entry.setback = setBack(entry.setback, version, failure, UNFIT_MS);
    throw failure;
  });
  entry.current?.retire();
  Object.assign(entry, { before: entry.current, current: opened });
  if (entry.isClosed) opened.close();
  return opened;
}

/** The thread of a version fell: the one before draws again, if there is one, until this one has rested. */
function goBack(entry: Entry, version: string, reason: string, { log }: EntryOptions): void {
  const { current, before } = entry;
  if (entry.isClosed || current?.release.version !== version) return;
  log('error', 'drawing thread fell', { remote: entry.name, version, reason });
  if (!before) return;
  entry.setback = setBack(entry.setback, version, new RemoteFailure(entry.name, reason), FALLEN_MS);
  Object.assign(entry, { current: before, before: null });
  current.close();
  before.reopen().catch(() => undefined);
  log('warn', 'remote went back', { remote: entry.name, from: version, to: before.release.version });
}

function folderOf({ name }: Entry, version: string, { cacheDir }: EntryOptions): string {
  return path.join(cacheDir, name, version);
}
