import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { MIRROR, type OpenRemote } from './open-version.ts';
import { closeEntry, newEntry, type Entry, type EntryOptions } from './entry.ts';
import { otherVersion } from './entry-versions.ts';
import { check, fatalReason } from './remote-entry.ts';
import { readCanaryNumber } from './canary/canary-cookie.ts';
import { canaryGroup, STABLE, type CanaryGroup } from './canary/canary-group.ts';
import { PointerRefused } from './fetching/verify-pointer.ts';

/** Longest that a page waits for a remote that is not there yet. */
const PATIENCE_MS = 1_500;
/** Longest that readiness waits for one. */
const READY_MS = 10_000;
/** After a failure pages are answered at once for this long, instead of waiting again. */
const REST_MS = 2_000;

export interface RemoteRegistry {
  /** The remote as a group has it now; the last good version while its origin is down. Throws a RemoteFailure. */
  get(name: string, group?: CanaryGroup): Promise<OpenRemote>;
  /** The same at once, when it is open. */
  current(name: string, group?: CanaryGroup): OpenRemote | null;
  /** What browsers of a group need for every remote that is known. */
  forBrowsers(group?: CanaryGroup): Record<string, BrowserRemote>;
  /** The versions that a group has of all remotes, in one text. */
  versions(group?: CanaryGroup): string;
  /** Which canaries whoever sends these cookies has. */
  canaryGroup(cookies: string): CanaryGroup;
  hasCanary(): boolean;
  /** The version that a failing one is held against; null without one. */
  other(name: string, failed: OpenRemote): Promise<OpenRemote | null>;
  ready(): Promise<Record<string, boolean>>;
  /** Remotes whose pointer is refused, or followed to another version than it names first; and why. */
  refused(): Record<string, string>;
  close(): void;
}

/** Keeps every remote of the configuration at its live version. */
export function createRegistry(options: EntryOptions): RemoteRegistry {
  const names = Object.keys(options.remotes);
  const entries = new Map(names.map((name) => [name, newEntry(name, options)]));

  async function get(name: string, group: CanaryGroup = STABLE): Promise<OpenRemote> {
    const entry = entries.get(name);
    if (!entry) throw new RemoteFailure(name, 'is not configured');
    const open = openOn(entry, group);
    if (open) return open;
    if (Date.now() - entry.failedAt < REST_MS) throw new RemoteFailure(name, 'failed a moment ago');
    return withTimeout(check(entry, options), PATIENCE_MS, () => new RemoteFailure(name, 'is slow'));
  }

  /** Of every entry that has one, by name. */
  function collect<T>(read: (entry: Entry) => T | null): Record<string, T> {
    const pairs = [...entries.values()].flatMap((entry): [string, T][] => {
      const value = read(entry);
      return value === null ? [] : [[entry.name, value]];
    });
    return Object.fromEntries(pairs);
  }

  function triedNow() {
    return [...entries.values()].flatMap(({ name, canary, share }) =>
      canary ? [{ name, share, version: canary.release.version }] : [],
    );
  }

  async function ready(): Promise<Record<string, boolean>> {
    const states = [...entries.values()].map(async (entry): Promise<[string, boolean]> => {
      return [entry.name, await isReady(entry, options)];
    });
    return Object.fromEntries(await Promise.all(states));
  }

  return {
    get,
    current: (name, group = STABLE) => {
      const entry = entries.get(name);
      return entry ? openOn(entry, group) : null;
    },
    forBrowsers: (group = STABLE) => collect((entry) => openOn(entry, group)?.browser ?? null),
    versions: (group = STABLE) => [...entries.values()].map((entry) => keyOf(openOn(entry, group))).join(' '),
    canaryGroup: (cookies) => {
      const canaries = triedNow();
      return canaries.length === 0 ? STABLE : canaryGroup(readCanaryNumber(cookies), canaries);
    },
    hasCanary: () => triedNow().length > 0,
    other: async (name, failed) => {
      const entry = entries.get(name);
      return entry ? otherVersion(entry, failed, options) : null;
    },
    ready,
    refused: () => collect(refusalOf),
    close: () => {
      entries.forEach(closeEntry);
      options.processes.close();
    },
  };
}

/** Why a pointer is not followed, or not to the version that it names first. */
function refusalOf({ name, fault, fatal }: Entry): string | null {
  if (fault instanceof PointerRefused) return fault.message;
  return fatal && `${name}: ${fatalReason(fatal)}`;
}

/** Pages name where browsers find a version: they are others while its origin is away. */
function keyOf(open: OpenRemote | null): string {
  if (!open) return '';
  return open.browser.entry.url.startsWith(MIRROR) ? `${open.release.version}~` : open.release.version;
}

function openOn({ name, current, canary }: Entry, group: CanaryGroup): OpenRemote | null {
  return canary && group.includes(name) ? canary : current;
}

/**
 * Whether a remote can be drawn. Opens it when it is not open yet: that is what readiness is asked for at a start. Its
 * thread is ended then, for the four of a start take 28 MB, and most are not needed soon.
 */
async function isReady(entry: Entry, options: EntryOptions): Promise<boolean> {
  if (entry.current) return true;
  const opened = withTimeout(check(entry, options), READY_MS, () => new RemoteFailure(entry.name, 'is slow'));
  return opened.then(
    (remote) => {
      remote.rest();
      return true;
    },
    () => false,
  );
}
