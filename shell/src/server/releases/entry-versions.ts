import path from 'node:path';
import type { Canary, Release } from '@vitrine/shared/contract/federation/release';
import { errorReason } from '../../federation/error-reason.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { Entry, EntryOptions } from './entry.ts';
import { fetchServerFiles, mirrorClientFiles, readServerFiles } from './fetching/fetch-release.ts';
import { openVersion, type OpenRemote } from './open-version.ts';
import { isBackingOff, backOff } from './backoff.ts';

/** A version that could not be opened is tried again after this, then after twice as long, and so on. */
export const UNFIT_MS = 2_000;
/** The same for a version whose thread fell while the one before can draw. */
const FALLEN_MS = 60_000;

/** A version's checked files, opened. What is live stays as it is. */
async function fetchVersion(entry: Entry, release: Release, options: EntryOptions): Promise<OpenRemote> {
  await fetchFiles(entry, release, options);
  return openOne(entry, release, options);
}

export function fetchFiles(entry: Entry, release: Release, options: EntryOptions): Promise<void> {
  const base = new URL(`${release.version}/server/`, entry.pointer);
  return fetchServerFiles(release, base, folderOf(entry, release.version, options));
}

/** Opens a version whose files are there. One that cannot be opened is told of: its files were what was released. */
export async function openOne(entry: Entry, release: Release, options: EntryOptions): Promise<OpenRemote> {
  const { name, pointer, signature } = entry;
  const { version } = release;
  const folder = folderOf(entry, version, options);
  const place = {
    ...{ pointer, selfOrigin: options.selfOrigin, keyId: entry.keyId },
    journaled: <T>(work: () => Promise<T>) => entry.journal.during(version, signature, work),
    load: () => readServerFiles(release, folder),
    isOriginAway: () => entry.isOriginAway,
    mirror: () => mirrorClientFiles(release, pointer, path.join(options.cacheDir, name)),
  };
  const onCrash = (reason: string) => goBack(entry, version, reason, options);
  try {
    return await place.journaled(() => openVersion(release, place, { ...options, onCrash }));
  } catch (error) {
    options.releases?.drawn({ remote: name, version, outcome: 'unopenable', reason: errorReason(error) });
    throw error;
  }
}

/** A version that is open draws from now on; the one before ends when its pages are out. */
export function takeOver(entry: Entry, opened: OpenRemote): OpenRemote {
  entry.current?.retire();
  Object.assign(entry, { before: entry.current, current: opened });
  if (entry.isClosed) opened.close();
  return opened;
}

/** A canary that cannot be opened is nobody's but its visitors' loss: they have what is live. */
export async function renewCanary(entry: Entry, canary: Canary | null, options: EntryOptions): Promise<void> {
  if (entry.canary && entry.canary.release.version !== canary?.version) {
    entry.canary.retire();
    entry.canary = null;
  }
  entry.share = canary?.share ?? 0;
  if (!canary || entry.canary || isBackingOff(entry.canaryBackoff, canary.version)) return;
  try {
    entry.canary = await fetchVersion(entry, canary, options);
    if (entry.isClosed) entry.canary.close();
    options.log('info', 'canary live', { remote: entry.name, version: canary.version, share: canary.share });
  } catch (error) {
    const failure = new RemoteFailure(entry.name, errorReason(error));
    entry.canaryBackoff = backOff(entry.canaryBackoff, canary.version, failure, UNFIT_MS);
    const { version } = canary;
    options.log('warn', 'canary not opened', { remote: entry.name, version, reason: errorReason(error) });
  }
}

/** The thread of a version fell: the one before draws again, if there is one, until this one has rested. */
function goBack(entry: Entry, version: string, reason: string, { log }: EntryOptions): void {
  const { current, before } = entry;
  if (entry.isClosed) return;
  log('error', 'drawing thread fell', { remote: entry.name, version, reason });
  if (!before || current?.release.version !== version) return;
  entry.backoff = backOff(entry.backoff, version, new RemoteFailure(entry.name, reason), FALLEN_MS);
  Object.assign(entry, { current: before, before: null });
  current.close();
  before.reopen().catch(() => undefined);
  log('warn', 'remote went back', { remote: entry.name, from: version, to: before.release.version });
}

function folderOf({ name }: Entry, version: string, { cacheDir }: EntryOptions): string {
  return path.join(cacheDir, name, version);
}

/**
 * What draws a page that `failed` could not draw: the version that it is held against, opened now if neither it nor one
 * before it is open. Null when `failed` is on no trial, or nothing else can be had.
 */
export async function otherVersion(
  entry: Entry,
  failed: OpenRemote,
  options: EntryOptions,
): Promise<OpenRemote | null> {
  const chain = versionsAfter(entry, failed.release.version);
  const isAmong = (one: OpenRemote | null) => one !== null && chain.includes(one.release.version);
  const open = [entry.current, entry.before].find(isAmong);
  if (open) return open;
  const release = entry.followed?.before?.find(({ version }) => version === chain[0]);
  if (!release) return null;
  entry.opening ??= fetchVersion(entry, release, options)
    .then((opened) => {
      entry.before?.close();
      entry.before = opened;
      // Its thread is there for the pages that the other fails, and no longer.
      opened.retire();
      return opened;
    })
    .finally(() => {
      entry.opening = null;
    });
  return entry.opening.catch(() => null);
}

/** The version that one is held against, the one that that is held against, and so on. */
function versionsAfter({ trials }: Entry, version: string): string[] {
  const chain: string[] = [];
  const againstOf = (of: string) => trials.find((one) => one.version === of)?.against;
  // A canary may be a version that was live before: then they are held against each other.
  const isNew = (one: string | undefined) => one !== undefined && one !== version && !chain.includes(one);
  for (let one = againstOf(version); one && isNew(one); one = againstOf(one)) chain.push(one);
  return chain;
}
