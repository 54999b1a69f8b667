import type { Release, SignedRelease } from '@vitrine/shared/contract/federation/release';
import { errorReason } from '../../federation/error-reason.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { Entry, EntryOptions } from './entry.ts';
import { fetchFiles, openOne, renewCanary, takeOver, UNFIT_MS } from './entry-versions.ts';
import { fetchPointer } from './fetching/fetch-release.ts';
import type { OpenRemote } from './open-version.ts';
import { isBackingOff, backOff } from './backoff.ts';
import { selectVersion, planTrials } from './canary/canary-plan.ts';
import { pruneVersions } from './fetching/prune-versions.ts';
import { refuseReplay, verifyPointer, type Trust } from './fetching/verify-pointer.ts';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How often a pointer is read again, if not told. A release is live within twice that, also where nobody goes. */
const RENEW_EVERY_MS = 2_000;
/** How soon after a failure: an origin that is well again is noticed at once. */
const RETRY_MS = 1_000;
/** A pointer that takes longer is of an origin that browsers should not wait for. */
const LATE_MS = 1_500;

/** Reads the pointer and opens what it points to, again and again; one reading at a time. Throws a RemoteFailure. */
export function check(entry: Entry, options: EntryOptions): Promise<OpenRemote> {
  entry.checking ??= renew(entry, options)
    .then((opened) => {
      entry.fault = null;
      opened.mirror();
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
      const { renewEveryMs = RENEW_EVERY_MS } = options;
      clearTimeout(entry.next);
      if (entry.isClosed) return;
      entry.next = setTimeout(again, entry.fault ? Math.min(RETRY_MS, renewEveryMs) : renewEveryMs).unref();
    });
  return entry.checking;
}

function report(entry: Entry, error: unknown, { log }: EntryOptions): void {
  const isNew = entry.fault === null || errorReason(entry.fault) !== errorReason(error);
  entry.fault = error;
  if (isNew) log('warn', 'remote not renewed', { remote: entry.name, reason: errorReason(error) });
}

async function renew(entry: Entry, options: EntryOptions): Promise<OpenRemote> {
  const late = setTimeout(() => (entry.isOriginAway = true), LATE_MS).unref();
  const text = await fetchPointer(entry.name, entry.pointer)
    .catch((error: unknown) => {
      entry.isOriginAway = true;
      throw error;
    })
    .finally(() => clearTimeout(late));
  entry.isOriginAway = false;
  const isKnown = text === entry.text;
  const pointer = isKnown && entry.followed ? entry.followed : verifyPointer(text, entry);
  if (!isKnown) refuseReplay(pointer, entry.followed ?? (await readLastGood(options.cacheDir, entry)));
  const { live, canary } = await heed(entry, pointer, options);
  const opened =
    isOpen(entry, live) ??
    (isKnown && isBackingOff(entry.backoff, live.version) ? entry.current : null) ??
    (await fetchAndOpen(entry, live, options));
  if (!isKnown) await writeLastGood(options.cacheDir, entry.name, text);
  Object.assign(entry, { followed: pointer, text });
  await renewCanary(entry, canary ?? null, options);
  if (!isKnown) await prune(entry, pointer, options);
  return opened;
}

/** Once a pointer moved: what it names no longer, and nothing here has open, goes by and by. */
async function prune(entry: Entry, pointer: SignedRelease, { cacheDir, log }: EntryOptions): Promise<void> {
  const { canary, before = [] } = pointer;
  const open = [entry.current, entry.before, entry.canary].flatMap((one) => one?.release ?? []);
  const needed = [pointer, ...(canary ? [canary] : []), ...before, ...open];
  await pruneVersions(path.join(cacheDir, entry.name), needed).catch((error: unknown) =>
    log('warn', 'old versions not removed', { remote: entry.name, reason: errorReason(error) }),
  );
}

/** What of a pointer is to be drawn, by what the shop took back, and by what earlier servers ended of. */
async function heed(entry: Entry, pointer: SignedRelease, { releases, log }: EntryOptions) {
  const { name, fatal } = entry;
  entry.trials = planTrials(pointer, entry.refused);
  entry.refused = (await releases?.refused(name, entry.trials)) ?? [];
  Object.assign(entry, { signature: pointer.signature, keyId: pointer.keyId });
  const deaths = await deathsOf(entry, pointer);
  const selected = selectVersion(pointer, [...entry.refused, ...deaths.keys()]);
  entry.fatal = [...deaths.keys()][0] ?? null;
  if (entry.fatal && entry.fatal !== fatal)
    log('warn', 'version passed over', { remote: name, reason: fatalReason(entry.fatal) });
  // Nothing else is left. Once may have been by chance.
  const { version } = selected.live;
  if ((deaths.get(version) ?? 0) > 1) throw new RemoteFailure(name, fatalReason(version));
  return selected;
}

/** The versions of a pointer that earlier servers ended of, and how many did. */
async function deathsOf({ journal }: Entry, pointer: SignedRelease): Promise<Map<string, number>> {
  const { canary, before = [], signature } = pointer;
  const versions = [pointer, ...(canary ? [canary] : []), ...before].map(({ version }) => version);
  const deaths = await Promise.all(versions.map((version) => journal.deaths(version, signature)));
  return new Map(versions.flatMap((version, at) => (deaths[at] ? [[version, deaths[at]]] : [])));
}

/** Why a version is passed over. */
export const fatalReason = (version: string): string =>
  `${version} was being opened when the server ended; it is tried again in an hour, or once its pointer is signed anew`;

/** Moved back to what is live, or signed anew: nothing is to be opened. A canary that was promoted is open already. */
function isOpen(entry: Entry, { version }: Release): OpenRemote | null {
  const { current, canary } = entry;
  if (current?.release.version === version) return current;
  if (canary?.release.version !== version) return null;
  entry.canary = null;
  return takeOver(entry, canary);
}

async function fetchAndOpen(entry: Entry, release: Release, options: EntryOptions): Promise<OpenRemote> {
  refuseAtRest(entry, release);
  const start = performance.now();
  const tell = (isOpened: boolean) => {
    const seconds = (performance.now() - start) / 1000;
    options.onRemote?.({ remote: entry.name, version: release.version, isOpened, seconds });
  };
  try {
    await fetchFiles(entry, release, options);
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
  const { live } = await heed(entry, release, options);
  refuseAtRest(entry, live);
  entry.followed = release;
  return open(entry, live, options);
}

function refuseAtRest({ backoff }: Entry, { version }: Release): void {
  if (backoff && isBackingOff(backoff, version)) throw backoff.failure;
}

/** The next version takes over when it is open; the one before draws until then. */
async function open(entry: Entry, release: Release, options: EntryOptions): Promise<OpenRemote> {
  const opened = await openOne(entry, release, options).catch((error: unknown) => {
    const failure = new RemoteFailure(entry.name, `${release.version} does not open`, error);
    entry.backoff = backOff(entry.backoff, release.version, failure, UNFIT_MS);
    throw failure;
  });
  return takeOver(entry, opened);
}

/**
 * The pointer that was followed last, also by an earlier process: the remote goes on with it while its origin is down,
 * and nothing older is followed. Null when there is none, or its key is trusted no longer.
 */
async function readLastGood(cacheDir: string, trust: Trust): Promise<SignedRelease | null> {
  try {
    return verifyPointer(await readFile(fileOf(cacheDir, trust.name), 'utf8'), trust);
  } catch {
    return null;
  }
}

/** @param text the pointer as it came, for its signature covers what no schema knows */
async function writeLastGood(cacheDir: string, name: string, text: string): Promise<void> {
  const file = fileOf(cacheDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

const fileOf = (cacheDir: string, name: string): string => path.join(cacheDir, name, 'last-good.json');
