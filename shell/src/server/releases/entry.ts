import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { SignedRelease } from '@vitrine/shared/contract/federation/release';
import type { StorefrontOptions, Trial } from '@vitrine/shared/contract/federation/storefront';
import type { OpenRemote } from './open-version.ts';
import type { Backoff } from './backoff.ts';
import type { RendererProcesses } from '../drawing/processes/renderer-processes.ts';
import { openJournal, type OpeningJournal } from './opening-journal.ts';
import { readKeys } from './fetching/verify-pointer.ts';

type ForwardedOptions = Pick<
  StorefrontOptions,
  'remotes' | 'remoteKeys' | 'selfOrigin' | 'cacheDir' | 'log' | 'releases' | 'onRemote'
>;
export interface EntryOptions extends ForwardedOptions {
  /** Where versions are opened. */
  processes: RendererProcesses;
  /** How often a pointer is read again; the shell's own pace when absent. */
  renewEveryMs?: number;
  /** Longest that a version may take to open; the shell's own patience when absent. */
  openMs?: number;
}

/** One remote of the configuration: its pointer, and what is open of it. */
export interface Entry {
  name: string;
  pointer: URL;
  keys: ReadonlyMap<string, KeyObject>;
  current: OpenRemote | null;
  /** What was live before, to go back to. */
  before: OpenRemote | null;
  backoff: Backoff | null;
  /** What a share of the visitors has instead, in whole percents. */
  canary: OpenRemote | null;
  share: number;
  canaryBackoff: Backoff | null;
  /** Versions that the shop took back, and those that it looks after. */
  refused: readonly string[];
  trials: readonly Trial[];
  /** The version of a trial that is being opened to draw what the other cannot. */
  opening: Promise<OpenRemote> | null;
  /** The signature of the pointer that is being followed, and the key that made it. */
  signature: string;
  keyId: string;
  /** What is written down before a version is opened. */
  journal: OpeningJournal;
  /** The version that is passed over, because an earlier server ended while it opened it. */
  fatal: string | null;
  /** The pointer that was followed last, and its text. */
  followed: SignedRelease | null;
  text: string;
  failedAt: number;
  /** Its pointer did not come, or is late. */
  isOriginAway: boolean;
  /** Why the pointer could not be followed, told once. */
  fault: unknown;
  checking: Promise<OpenRemote> | null;
  next: NodeJS.Timeout | undefined;
  isClosed: boolean;
}

export function newEntry(name: string, { remotes, remoteKeys, selfOrigin, cacheDir }: EntryOptions): Entry {
  return {
    name,
    pointer: new URL(remotes[name] ?? '', selfOrigin),
    keys: readKeys(remoteKeys[name] ?? []),
    ...{ current: null, before: null, backoff: null, followed: null, text: '' },
    journal: openJournal(path.join(cacheDir, name)),
    ...{ signature: '', keyId: '', fatal: null },
    ...{ canary: null, share: 0, canaryBackoff: null, refused: [], trials: [], opening: null },
    ...{ failedAt: 0, isOriginAway: false, fault: null, checking: null, next: undefined, isClosed: false },
  };
}

export function closeEntry(entry: Entry): void {
  entry.isClosed = true;
  clearTimeout(entry.next);
  entry.current?.close();
  entry.before?.close();
  entry.canary?.close();
  entry.journal.close();
}
