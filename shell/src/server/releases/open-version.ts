import type { BrowserRemote, Release } from '@vitrine/shared/contract/federation/release';
import { clientPath } from '@vitrine/shared/contract/federation/content-name';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { RendererProcesses } from '../drawing/processes/renderer-processes.ts';
import { restartWithBackoff, type RestartingThread } from '../drawing/restart-with-backoff.ts';
import type { OnEnd } from '../drawing/processes/start-renderer.ts';
import { backOff, isBackingOff, type Backoff } from './backoff.ts';

/** One version of a remote, that pages can be drawn with. */
export interface OpenRemote extends Pick<RestartingThread, 'draw' | 'rest' | 'retire' | 'close'> {
  release: Release;
  /** At the origin; while that is away, at this server, once the files are here. */
  readonly browser: BrowserRemote;
  /** Fetches what browsers need of it, in the background, if that is not done. */
  mirror(): void;
  /** Again, after it was retired. */
  reopen(): Promise<void>;
}

interface VersionSource {
  pointer: URL;
  selfOrigin: string;
  /** The key that signed the pointer which names the version. */
  keyId: string;
  /** Does what may end the whole server, so that the next one knows of it. */
  journaled<T>(work: () => Promise<T>): Promise<T>;
  /** Reads the version's server files, and checks them. */
  load(): Promise<Record<string, Uint8Array>>;
  isOriginAway(): boolean;
  mirror(): Promise<void>;
}

/** A version that is not open by then never will be. */
const OPEN_MS = 8_000;

interface OpenOptions {
  processes: RendererProcesses;
  openMs?: number;
  onCrash(reason: string): void;
}

/** Where this server has the files of remotes for browsers: name, then as they lie beside its pointer. */
export const MIRROR = '/mirror/';

/**
 * Opens a version in a thread of its own, in the process of its key, which runs its server files. `onCrash` hears each time
 * why that thread fell. Throws a RemoteFailure.
 */
export async function openVersion(
  release: Release,
  place: VersionSource,
  { processes, onCrash, openMs = OPEN_MS }: OpenOptions,
): Promise<OpenRemote> {
  const { name } = release;
  const browser = forBrowser(release, place);
  const isOwn = browser.entry.url.startsWith('/');
  const mirrored = forBrowser(release, { ...place, pointer: new URL(`${MIRROR}${name}/`, place.selfOrigin) });
  const copy = createMirror(release.version, () => place.mirror());
  const mirror = () => {
    if (!isOwn) copy.try();
  };
  const { version, chunks, serverEntry: entry } = release;
  const load = async () => ({ name, entry, files: await place.load(), browser, ...(chunks && { chunks }) });
  const start = (onEnd: OnEnd) => processes.start(place.keyId, { name, version, load }, onEnd);
  const { open, ...thread } = restartWithBackoff({ name, start, onCrash });
  await withTimeout(open(), openMs, () => new RemoteFailure(name, 'is slow to open')).catch(
    (error: unknown) => {
      thread.close();
      throw error;
    },
  );
  mirror();
  let hasDrawn = false;
  return {
    ...thread,
    draw(job) {
      if (hasDrawn) return thread.draw(job);
      hasDrawn = true;
      return place.journaled(() => thread.draw(job));
    },
    ...{ release, mirror, reopen: open },
    get browser() {
      return copy.isDone() && place.isOriginAway() ? mirrored : browser;
    },
  };
}

/** Addresses as a browser needs them: what this process serves itself is on the page's own origin. */
function forBrowser(release: Release, { pointer, selfOrigin }: VersionSource): BrowserRemote {
  const isOwn = pointer.origin === new URL(selfOrigin).origin;
  const file = (name: string) => {
    const url = new URL(clientPath(release, name), pointer);
    return { url: isOwn ? url.pathname : url.href, integrity: release.client[name] ?? '' };
  };
  return {
    version: release.version,
    container: release.container,
    entry: file(release.entry ?? ''),
    css: release.css.map(file),
  };
}

/** After the first failure; the delay doubles with each further one. */
const FIRST_BACKOFF_MS = 2_000;

/** What browsers need of a version, brought here in the background. */
interface Mirror {
  /** Fetches it, if that is not done, not under way, and did not fail a moment ago. */
  try(): void;
  isDone(): boolean;
}

/**
 * @param fetchFiles reads and checks all that is here already, and asks the origin for the rest: too much to be done at each
 * reading of a pointer, while an origin lacks a file
 */
export function createMirror(
  version: string,
  fetchFiles: () => Promise<void>,
  now: () => number = Date.now,
): Mirror {
  let fetching: Promise<void> | null = null;
  let isDone = false;
  let backoff: Backoff | null = null;

  function noteFailure(error: unknown): void {
    const failure = error instanceof Error ? error : new Error(String(error));
    backoff = backOff(backoff, version, failure, FIRST_BACKOFF_MS, now());
  }

  return {
    try() {
      if (isDone || isBackingOff(backoff, version, now())) return;
      fetching ??= fetchFiles()
        .then(() => void (isDone = true), noteFailure)
        .finally(() => (fetching = null));
    },
    isDone: () => isDone,
  };
}
