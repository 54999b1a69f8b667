import type { RemoteModule } from '@vitrine/shared/contract/remote';
import { browserRemotesSchema, type BrowserRemote } from '@vitrine/shared/contract/release';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { openRemote } from '../federation/open-remote.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { loadContainer } from './load-container.ts';

const TIMEOUT_MS = 5_000;

export type GetRemote = (owner: Owner) => Promise<RemoteModule>;

/** Opens remotes by name. What the server knew comes with the page; what it did not know is asked for. */
export function browserRemotes(known: Record<string, BrowserRemote>): GetRemote {
  const opening = new Map<Owner, Promise<RemoteModule>>();

  return (owner) => {
    const open = opening.get(owner) ?? openByName(owner, known);
    opening.set(owner, open);
    // A failure is not kept: the next visit to the page tries again.
    open.catch(() => opening.delete(owner));
    return open;
  };
}

async function openByName(owner: Owner, known: Record<string, BrowserRemote>): Promise<RemoteModule> {
  const remote = known[owner] ?? (await askFor(owner));
  return openRemote(owner, remote.version, () => loadContainer(owner, remote));
}

async function askFor(owner: Owner): Promise<BrowserRemote> {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const remote = browserRemotesSchema.parse(await answer.json())[owner];
  if (!remote) throw new RemoteFailure(owner, 'is away');
  return remote;
}
