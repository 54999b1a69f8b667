import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vitrine/shared/contract/federation/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { checkModule } from '../../federation/check-module.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { SHARED_PACKAGES } from '../../federation/shared-packages.ts';
import { offerContainerRuntime } from './container-runtime.ts';
import { inTime } from './in-time.ts';
import { noteFiles } from './opened-files.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { reportError } from '../visit/report-errors.ts';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { attach } from '../start/attach.ts';
import { loadStyle } from '../start/load-style.ts';
import { nextAddress } from '../next-address.ts';
import { trustFolderOf } from '../start/trust-releases.ts';

/**
 * quick: for a shopper who goes on in an open page. patient: when nobody waits, for the page can be read or a note says
 * that the remote is away. anew: it answers again, and what was asked for before may hang on.
 */
export type GetRemote = (owner: Owner, how?: 'quick' | 'patient' | 'anew') => Promise<RemoteModule>;

/** How soon a second try begins beside the first. */
const AGAIN_MS = 750;
/** Who goes on in an open page reads within two seconds that a remote is away; it is waited for all the same. */
const QUICK_MS = 1_500;
/** Longest that a try takes. */
const TIMEOUT_MS = 8_000;

/** Opens remotes by name, each at the version that is live when it is first needed; a page then stays with it. */
export function browserRemotes(live: LiveRemotes): GetRemote {
  const opening = new Map<Owner, Promise<RemoteModule>>();

  function open(owner: Owner, before: Promise<RemoteModule> | undefined): Promise<RemoteModule> {
    const next = openByName(owner, live);
    const opened = before ? Promise.any([before, next]).catch(() => next) : next;
    opening.set(owner, opened);
    // A failure is not cached: the next visit retries.
    opened.catch((error: unknown) => {
      if (opening.get(owner) === opened) opening.delete(owner);
      reportError(error);
    });
    return opened;
  }

  return (owner, how = 'quick') => {
    const known = opening.get(owner);
    const opened = known && (how !== 'anew' || live.isOpen(owner)) ? known : open(owner, known);
    if (how !== 'quick') return opened;
    return inTime(opened, QUICK_MS, live, () => new RemoteFailure(owner, 'hangs'));
  };
}

/**
 * Opens one version of a remote by the federation runtime. It keeps what it opens by name, so what was opened before, or
 * still hangs, is taken off first: each opening asks under an address of its own.
 */
async function openByName(owner: Owner, live: LiveRemotes): Promise<RemoteModule> {
  const remote = (await live.now())[owner] ?? (await live.ask())[owner];
  if (!remote) throw new RemoteFailure(owner, 'is away');
  const { container, entry } = remote;
  const address = new URL(nextAddress(entry.url), location.href).href;
  const { remotes } = shell.options;
  const before = remotes.findIndex(({ name }) => name === container);
  if (before >= 0) remotes.splice(before, 1);
  shell.moduleCache.delete(container);
  const opening: Opening = { owner, remote, live, version: remote.version };
  openings.set(address, opening);
  try {
    shell.registerRemotes([{ name: container, entry: address }]);
    const opened = checkModule(owner, await shell.loadRemote(`${container}/remote`));
    live.opened(owner, opening.version);
    return opened;
  } catch (error) {
    throw error instanceof RemoteFailure ? error : new RemoteFailure(owner, 'did not load', error);
  } finally {
    openings.delete(address);
  }
}

/** A remote that is being opened; the version is that of the file which came. */
interface Opening {
  owner: Owner;
  remote: BrowserRemote;
  live: LiveRemotes;
  version: string;
}

/** By the address that the runtime has for each. */
const openings = new Map<string, Opening>();

/** Brings entries in place of the runtime's own loader, which has no bound, no hash and no second try. */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'vitrine-checked-entries',
  loadEntry: async ({ remoteInfo: { entry, name } }) => {
    const opening = openings.get(entry);
    // Nothing but what the shop names is ever run, whoever registered it, save a developer's own build.
    if (!opening) return loadLocalBuild(name, entry);
    const { container, url, version, styles } = await loadOrRetry(entry, opening);
    opening.version = version;
    // All versions of an app share a folder: another may have been asked for since this one was.
    noteFiles(url, { name: opening.owner, version });
    await styles;
    return container;
  },
};

/** In the styles of the live one, whose rules the page has. */
async function loadLocalBuild(container: string, entry: string): Promise<Container> {
  const { runLocalBuild } = await import('./local-build.ts');
  const replaced = [...openings.values()].find(({ remote }) => remote.container === container);
  await Promise.all([runLocalBuild(entry), ...(replaced?.remote.css ?? []).map(loadStyle)]);
  return takeContainer(container, container);
}

offerContainerRuntime(window);
const shell = createInstance({
  name: 'vitrine-shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: SHARED_PACKAGES,
  plugins: [checkedEntries],
});

/**
 * Loads a remote's container, with one retry from where the shop says that the files are by then: at the shop itself
 * while their origin hangs, or in a newer release. What was asked for first may still come: the first of both is taken.
 */
async function loadOrRetry(address: string, { owner, remote, live }: Opening): Promise<Loaded> {
  const first = loadContainer(owner, remote, address);
  try {
    return await withTimeout(first, AGAIN_MS);
  } catch {
    const latest = (await live.ask().catch(() => null))?.[owner] ?? remote;
    return Promise.any([first, loadContainer(owner, latest, nextAddress(latest.entry.url))]);
  }
}

/** A remote as webpack builds it: `init` takes the shared packages, `get` gives what stands behind its door. */
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

interface Loaded {
  container: Container;
  url: string;
  version: string;
  styles: Promise<unknown>;
}

/** With a script element of our own. */
async function loadContainer(
  name: string,
  { entry, css, container, version }: BrowserRemote,
  address: string,
): Promise<Loaded> {
  const styles = Promise.all(css.map(loadStyle));
  const { url, integrity } = entry;
  trustFolderOf(url);
  noteFiles(url, { name, version });
  const script = document.createElement('script');
  Object.assign(script, { src: address, integrity, crossOrigin: 'anonymous', async: true });
  await attach(script, TIMEOUT_MS);
  return { container: takeContainer(name, container), url, version, styles };
}

/** Two versions use the same global: the one that just ran is taken off at once. */
function takeContainer(name: string, global: string): Container {
  // The script that put it there was checked by its integrity.
  const container = Reflect.get(window, global) as Container | undefined;
  if (!container) throw new RemoteFailure(name, 'left no container');
  Reflect.set(window, global, undefined);
  return container;
}
