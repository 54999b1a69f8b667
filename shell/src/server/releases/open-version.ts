import path from 'node:path';
import type { BrowserRemote, Release } from '@vitrine/shared/contract/release';
import { startDrawingThread, type ThreadParts } from '../threads/drawing-thread.ts';
import { supervise, type Supervised } from '../threads/supervise.ts';

/** One version of a remote, that pages can be drawn with. */
export interface OpenRemote extends Pick<Supervised, 'draw' | 'rest' | 'retire' | 'close'> {
  release: Release;
  browser: BrowserRemote;
  /** Again, after it was retired. */
  reopen(): Promise<void>;
}

export interface Place {
  pointer: URL;
  selfOrigin: string;
  /** Where the version's checked server files lie. */
  folder: string;
}

/**
 * Opens a version in a thread of its own, which runs its server files. `onFall` hears each time why that thread fell.
 * Throws a RemoteFailure.
 */
export async function openVersion(
  release: Release,
  place: Place,
  parts: ThreadParts,
  onCrash: (reason: string) => void,
): Promise<OpenRemote> {
  const { name } = release;
  const browser = forBrowser(release, place);
  const files = {
    name,
    browser,
    chunks: release.chunks,
    entry: path.join(place.folder, release.serverEntry),
  };
  const start = (onEnd: (reason: string) => void) => startDrawingThread(files, parts, onEnd);
  const { open, ...supervised } = supervise({ name, start, onCrash });
  await open();
  return { ...supervised, release, browser, reopen: open };
}

/** Addresses as a browser needs them: what this process serves itself is on the page's own origin. */
function forBrowser(release: Release, { pointer, selfOrigin }: Place): BrowserRemote {
  const base = new URL(`${release.version}/client/`, pointer);
  const isOwn = base.origin === new URL(selfOrigin).origin;
  const file = (name: string) => {
    const url = new URL(name, base);
    return { url: isOwn ? url.pathname : url.href, integrity: release.client[name] ?? '' };
  };
  return {
    version: release.version,
    container: release.container,
    entry: file(release.entry ?? ''),
    css: release.css.map(file),
  };
}
