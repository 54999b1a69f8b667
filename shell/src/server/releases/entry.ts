import type { KeyObject } from 'node:crypto';
import type { SignedRelease } from '@vitrine/shared/contract/release';
import type { StorefrontOptions, Trial } from '@vitrine/shared/contract/storefront';
import type { OpenRemote } from './open-version.ts';
import type { Backoff } from './backoff.ts';
import type { ThreadParts } from '../threads/drawing-thread.ts';
import { readKeys } from './verify-pointer.ts';

type Told = Pick<
  StorefrontOptions,
  'remotes' | 'remoteKeys' | 'selfOrigin' | 'cacheDir' | 'log' | 'releases' | 'onRemote'
>;
export interface EntryOptions extends Told {
  /** What drawing threads are made of. */
  threads: ThreadParts;
  /** How often a pointer is read again; the shell's own pace when absent. */
  renewEveryMs?: number;
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
    ...{ current: null, before: null, backoff: null, followed: null, text: '' },
    ...{ canary: null, share: 0, canaryBackoff: null, refused: [], trials: [], opening: null },
    ...{ failedAt: 0, fault: null, checking: null, next: undefined, isClosed: false },
  };
}

export function closeEntry(entry: Entry): void {
  entry.isClosed = true;
  clearTimeout(entry.next);
  entry.current?.close();
  entry.before?.close();
  entry.canary?.close();
}
