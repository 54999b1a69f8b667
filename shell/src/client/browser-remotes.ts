import type { RemoteModule } from '@vitrine/shared/contract/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { openRemote } from '../federation/open-remote.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { loadContainer } from './load-container.ts';
import { reportError } from './report-errors.ts';

export type GetRemote = (owner: Owner) => Promise<RemoteModule>;

/** Opens remotes by name, each at the version that is live when it is first needed; a page then stays with it. */
export function browserRemotes(live: LiveRemotes): GetRemote {
  const opening = new Map<Owner, Promise<RemoteModule>>();

  return (owner) => {
    const open = opening.get(owner) ?? openByName(owner, live);
    opening.set(owner, open);
    // A failure is not kept: the next visit to the page tries again.
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
