import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteModule } from '@vitrine/shared/contract/remote';
import { releaseSchema, type BrowserRemote, type Release } from '@vitrine/shared/contract/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { openRemote, type Container } from '../federation/open-remote.ts';
import { reasonOf } from '../federation/reason-of.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { within } from '../federation/within.ts';
import { fetchPointer, fetchServerFiles } from './fetch-release.ts';

/** How long a pointer is believed before it is read again, behind the shoppers' backs. */
const FRESH_MS = 5_000;
/** Longest that a page waits for a remote that is not there yet. */
const PATIENCE_MS = 1_500;
/** Longest that readiness waits for one. */
const READY_MS = 10_000;
/** After a failure pages are answered at once for this long, instead of waiting again. */
const REST_MS = 2_000;

export interface OpenRemote {
  release: Release;
  module: RemoteModule;
  browser: BrowserRemote;
}

interface Entry {
  name: string;
  pointer: URL;
  current: OpenRemote | null;
  checkedAt: number;
  failedAt: number;
  checking: Promise<OpenRemote> | null;
}

export interface RemoteRegistry {
  /** The remote as it is live now; the last good version while its origin is down. Throws a RemoteFailure. */
  get(name: string): Promise<OpenRemote>;
  /** The same at once, when it is open; a pointer that is due is read behind the shoppers' backs. */
  current(name: string): OpenRemote | null;
  /** What browsers need for every remote that is known. */
  forBrowsers(): Record<string, BrowserRemote>;
  ready(): Promise<Record<string, boolean>>;
}

type Options = Pick<StorefrontOptions, 'remotes' | 'selfOrigin' | 'cacheDir' | 'log'>;

/** Keeps every remote of the configuration at its live version. */
export function createRegistry(options: Options): RemoteRegistry {
  const entries = new Map(
    Object.entries(options.remotes).map(([name, url]) => [name, newEntry(name, url, options)]),
  );

  async function get(name: string): Promise<OpenRemote> {
    const entry = entries.get(name);
    if (!entry) throw new RemoteFailure(name, 'is not configured');
    const open = current(name);
    if (open) return open;
    if (Date.now() - entry.failedAt < REST_MS) throw new RemoteFailure(name, 'failed a moment ago');
    return within(check(entry, options), PATIENCE_MS, () => new RemoteFailure(name, 'is slow'));
  }

  function current(name: string): OpenRemote | null {
    const entry = entries.get(name);
    if (!entry?.current) return null;
    if (Date.now() - entry.checkedAt > FRESH_MS) check(entry, options).catch(() => undefined);
    return entry.current;
  }

  function forBrowsers(): Record<string, BrowserRemote> {
    const known = [...entries.values()].flatMap(({ name, current }) =>
      current ? [[name, current.browser] as const] : [],
    );
    return Object.fromEntries(known);
  }

  async function ready(): Promise<Record<string, boolean>> {
    const states = [...entries.values()].map(
      async (entry) => [entry.name, await isReady(entry, options)] as const,
    );
    return Object.fromEntries(await Promise.all(states));
  }

  return { get, current, forBrowsers, ready };
}

function newEntry(name: string, url: string, { selfOrigin }: Options): Entry {
  const pointer = new URL(url, selfOrigin);
  return { name, pointer, current: null, checkedAt: 0, failedAt: 0, checking: null };
}

/** Reads the pointer and opens what it points to; one reading at a time for each remote. */
function check(entry: Entry, options: Options): Promise<OpenRemote> {
  entry.checking ??= renew(entry, options)
    .catch(async (error: unknown) => {
      entry.failedAt = Date.now();
      options.log('warn', 'remote not renewed', { remote: entry.name, reason: reasonOf(error) });
      return entry.current ?? openLastGood(entry, options, error);
    })
    .finally(() => {
      entry.checkedAt = Date.now();
      entry.checking = null;
    });
  return entry.checking;
}

async function renew(entry: Entry, options: Options): Promise<OpenRemote> {
  const release = await fetchPointer(entry.name, entry.pointer);
  if (entry.current?.release.version === release.version) return entry.current;
  const folder = path.join(options.cacheDir, entry.name, release.version);
  await fetchServerFiles(release, new URL(`${release.version}/server/`, entry.pointer), folder);
  const opened = await open(entry, release, folder, options);
  await mkdir(folder, { recursive: true });
  await writeFile(lastGoodFile(entry, options), JSON.stringify(release));
  options.log('info', 'remote live', { remote: entry.name, version: release.version });
  return opened;
}

/** Whether a remote can be drawn. Opens it when it is not open yet: that is what readiness is asked for at a start. */
async function isReady(entry: Entry, options: Options): Promise<boolean> {
  if (entry.current) return true;
  const opened = within(check(entry, options), READY_MS, () => new RemoteFailure(entry.name, 'is slow'));
  return opened.then(Boolean, () => false);
}

/** For a server that starts while a remote's origin is down. */
async function openLastGood(entry: Entry, options: Options, reason: unknown): Promise<OpenRemote> {
  try {
    const release = releaseSchema.parse(JSON.parse(await readFile(lastGoodFile(entry, options), 'utf8')));
    return await open(entry, release, path.join(options.cacheDir, entry.name, release.version), options);
  } catch {
    throw new RemoteFailure(entry.name, 'cannot be had', reason);
  }
}

function lastGoodFile(entry: Entry, { cacheDir }: Options): string {
  return path.join(cacheDir, entry.name, 'last-good.json');
}

async function open(
  entry: Entry,
  release: Release,
  folder: string,
  { selfOrigin }: Options,
): Promise<OpenRemote> {
  const file = path.join(folder, release.serverEntry);
  // Its hash was checked: it is what the remote's build made.
  const load = async () => runFile(file) as Container;
  const module = await openRemote(entry.name, release.version, load);
  entry.current = { release, module, browser: forBrowser(entry, release, selfOrigin) };
  return entry.current;
}

/** Runs a CommonJS file from disk. The loader is taken at run time: webpack must not resolve the call. */
function runFile(file: string): unknown {
  return process.getBuiltinModule('node:module').createRequire(file)(file);
}

/** Addresses as a browser needs them: what this process serves itself is on the page's own origin. */
function forBrowser({ pointer }: Entry, release: Release, selfOrigin: string): BrowserRemote {
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
