import type { RemoteModule } from '@vitrine/shared/contract/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { openRemote, type Container } from '../../federation/open-remote.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { reportError } from '../visit/report-errors.ts';
import type { BrowserRemote } from '@vitrine/shared/contract/release';
import { attach } from '../start/attach.ts';
import { loadStyle } from '../start/load-style.ts';
import { nextAddress } from '../next-address.ts';
import { trustFolderOf } from '../start/trust-releases.ts';

export type GetRemote = (owner: Owner) => Promise<RemoteModule>;

/** Opens remotes by name, each at the version that is live when it is first needed; a page then stays with it. */
export function browserRemotes(live: LiveRemotes): GetRemote {
  const opening = new Map<Owner, Promise<RemoteModule>>();

  return (owner) => {
    const open = opening.get(owner) ?? openByName(owner, live);
    opening.set(owner, open);
    // A failure is not cached: the next visit retries.
    open.catch((error: unknown) => {
      opening.delete(owner);
      reportError(error);
    });
    return open;
  };
}

async function openByName(owner: Owner, live: LiveRemotes): Promise<RemoteModule> {
  const remote = (await live.now())[owner] ?? (await live.ask())[owner];
  if (!remote) throw new RemoteFailure(owner, 'is away');
  const opened = await openRemote(owner, () => loadContainer(owner, remote));
  live.opened(owner, remote.version);
  return opened;
}

/** Timeout of a remote's entry before its one retry. */
const TIMEOUT_MS = 4_000;

/** Loads a remote's container with a script element of our own, with a timeout and one immediate retry. */
async function loadContainer(name: string, remote: BrowserRemote): Promise<Container> {
  const styles = Promise.all(remote.css.map(loadStyle));
  const { url, integrity } = remote.entry;
  trustFolderOf(url);
  try {
    await loadScript(nextAddress(url), integrity);
  } catch {
    await loadScript(nextAddress(url), integrity);
  }
  await styles;
  return takeContainer(name, remote.container);
}

/** Two versions use the same global: the one that just ran is taken off at once. */
function takeContainer(name: string, global: string): Container {
  // The script that put it there was checked by its integrity.
  const container = Reflect.get(window, global) as Container | undefined;
  if (!container) throw new RemoteFailure(name, 'left no container');
  Reflect.set(window, global, undefined);
  return container;
}

function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
  return attach(script, TIMEOUT_MS);
}
