import path from 'node:path';
import type { RemoteModule } from '@vitrine/shared/contract/remote';
import type { BrowserRemote, Release } from '@vitrine/shared/contract/release';
import { openRemote, type Container } from '../federation/open-remote.ts';

/** Longest that a page which began with a version is still being drawn. */
const DRAWING_MS = 30_000;

export interface OpenRemote {
  release: Release;
  module: RemoteModule;
  browser: BrowserRemote;
}

export interface Place {
  pointer: URL;
  selfOrigin: string;
  /** Where the version's checked server files lie. */
  folder: string;
}

/** Runs a version's server files. Throws a RemoteFailure. */
export async function openVersion(release: Release, place: Place): Promise<OpenRemote> {
  const file = path.join(place.folder, release.serverEntry);
  // Its hash was checked: it is what the remote's build made.
  const module = await openRemote(release.name, async () => runFile(file) as Container);
  return { release, module, browser: forBrowser(release, place) };
}

/** Lets the memory of a version go, once no page can be drawn with it any more. */
export function closeVersion(folder: string, isLive: () => boolean): void {
  const forget = () => {
    if (!isLive()) forgetFiles(folder);
  };
  setTimeout(forget, DRAWING_MS).unref();
}

/** Runs a CommonJS file from disk. The loader is taken at run time: webpack must not resolve the call. */
function runFile(file: string): unknown {
  return process.getBuiltinModule('node:module').createRequire(file)(file);
}

function forgetFiles(folder: string): void {
  const { cache } = process.getBuiltinModule('node:module').createRequire(path.join(folder, 'any'));
  for (const file of Object.keys(cache)) {
    if (file.startsWith(folder + path.sep)) delete cache[file];
  }
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
