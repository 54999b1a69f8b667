import { browserRemotesSchema, type BrowserRemote } from '@vitrine/shared/contract/release';
import type { Owner } from '@vitrine/shared/paths/route-table';

/** How long the list is cached. The server reads pointers every two seconds: a release is seen within five. */
const TTL_MS = 2_000;
const TIMEOUT_MS = 5_000;

type Remotes = Record<string, BrowserRemote>;

/** The live versions, as the server verified them: browsers read no pointers. */
export interface LiveRemotes {
  /** From the cache, refetched once that is stale; the stale list when the shop does not answer. */
  now(): Promise<Remotes>;
  /** Refetches always. Rejects when the shop does not answer. */
  ask(): Promise<Remotes>;
  opened(owner: Owner, version: string): void;
  /** Whether this page holds another version of a remote than the one that is live. */
  hasMoved(owner: Owner): Promise<boolean>;
}

/** @param known what came with the page */
export function liveRemotes(
  known: Remotes,
  fetchRemotes: () => Promise<Remotes> = askShop,
  clock: () => number = Date.now,
): LiveRemotes {
  const versions = new Map<Owner, string>();
  let latest = known;
  let askedAt = clock();
  let answer = Promise.resolve(known);

  async function ask(): Promise<Remotes> {
    askedAt = clock();
    latest = await fetchRemotes();
    return latest;
  }

  function now(): Promise<Remotes> {
    if (clock() - askedAt > TTL_MS) answer = ask().catch(() => latest);
    return answer;
  }

  async function hasMoved(owner: Owner): Promise<boolean> {
    const live = (await now())[owner]?.version;
    return live !== undefined && versions.has(owner) && versions.get(owner) !== live;
  }

  return { now, ask, opened: (owner, version) => void versions.set(owner, version), hasMoved };
}

async function askShop(): Promise<Remotes> {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return browserRemotesSchema.parse(await answer.json());
}
