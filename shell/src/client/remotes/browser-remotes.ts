import type { RemoteModule } from '@vitrine/shared/contract/federation/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { openRemote, type Container } from '../../federation/open-remote.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { inTime } from './in-time.ts';
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

async function openByName(owner: Owner, live: LiveRemotes): Promise<RemoteModule> {
  const remote = (await live.now())[owner] ?? (await live.ask())[owner];
  if (!remote) throw new RemoteFailure(owner, 'is away');
  let { version } = remote;
  const opened = await openRemote(owner, async () => {
    const loaded = await loadOrRetry(owner, remote, live);
    version = loaded.version;
    await loaded.styles;
    return loaded.container;
  });
  live.opened(owner, version);
  return opened;
}

/**
 * Loads a remote's container, with one retry from where the shop says that the files are by then: at the shop itself
 * while their origin hangs, or in a newer release. What was asked for first may still come: the first of both is taken.
 */
async function loadOrRetry(owner: Owner, remote: BrowserRemote, live: LiveRemotes): Promise<Loaded> {
  const first = loadContainer(owner, remote);
  try {
    return await withTimeout(first, AGAIN_MS);
  } catch {
    const latest = await live.ask().catch(() => null);
    return Promise.any([first, loadContainer(owner, latest?.[owner] ?? remote)]);
  }
}

interface Loaded {
  container: Container;
  version: string;
  styles: Promise<unknown>;
}

/** With a script element of our own. */
async function loadContainer(
  name: string,
  { entry, css, container, version }: BrowserRemote,
): Promise<Loaded> {
  const styles = Promise.all(css.map(loadStyle));
  const { url, integrity } = entry;
  trustFolderOf(url);
  const script = document.createElement('script');
  Object.assign(script, { src: nextAddress(url), integrity, crossOrigin: 'anonymous', async: true });
  await attach(script, TIMEOUT_MS);
  return { container: takeContainer(name, container), version, styles };
}

/** Two versions use the same global: the one that just ran is taken off at once. */
function takeContainer(name: string, global: string): Container {
  // The script that put it there was checked by its integrity.
  const container = Reflect.get(window, global) as Container | undefined;
  if (!container) throw new RemoteFailure(name, 'left no container');
  Reflect.set(window, global, undefined);
  return container;
}
