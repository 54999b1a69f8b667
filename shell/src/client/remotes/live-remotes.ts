import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import type { Owner } from '@vitrine/shared/paths/route-table';

/** How long the list is cached. The server reads pointers every two seconds: a release is seen within five. */
const TTL_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** Longest that one look at an origin takes: three at a time leave half of a browser's connections to it. */
const LOOK_MS = 3_500;

type Remotes = Record<string, BrowserRemote>;

/** The live versions, as the server verified them: browsers read no pointers. */
export interface LiveRemotes {
  /** From the cache, refetched once that is stale; the stale list when the shop does not answer. */
  now(): Promise<Remotes>;
  /** Refetches always. Rejects when the shop does not answer. */
  ask(): Promise<Remotes>;
  opened(owner: Owner, version: string): void;
  isOpen(owner: Owner): boolean;
  /** The version that this page holds; null until it is open. */
  versionOf(owner: Owner): string | null;
  /** Whether this page holds another version of a remote than the one that is live. */
  hasMoved(owner: Owner): Promise<boolean>;
  /** Whether the files of a remote can be had, as far as an answer tells. Never rejects. */
  isAnswering(owner: Owner): Promise<boolean>;
}

/** @param known what came with the page */
export function liveRemotes(
  known: Remotes,
  fetchRemotes: () => Promise<Remotes> = askShop,
  clock: () => number = Date.now,
  look: (url: string) => Promise<boolean> = lookAt,
): LiveRemotes {
  const versions = new Map<Owner, string>();
  let latest = known;
  let askedAt = clock();
  let answer = Promise.resolve(known);

  async function ask(): Promise<Remotes> {
    askedAt = clock();
    latest = await fetchRemotes();
    answer = Promise.resolve(latest);
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

  async function isAnswering(owner: Owner): Promise<boolean> {
    const remotes = await ask().catch(() => null);
    const url = remotes?.[owner]?.entry.url;
    return url !== undefined && look(url).catch(() => false);
  }

  const opened = (owner: Owner, version: string) => void versions.set(owner, version);
  const isOpen = (owner: Owner) => versions.has(owner);
  const versionOf = (owner: Owner) => versions.get(owner) ?? null;
  return { now, ask, opened, isOpen, versionOf, hasMoved, isAnswering };
}

async function askShop(): Promise<Remotes> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [answer, { browserRemotesSchema }] = await Promise.all([
    fetch('/remotes.json', { signal }),
    import('@vitrine/shared/contract/federation/release'),
  ]);
  return browserRemotesSchema.parse(await answer.json());
}

/** Without leave to read it, an answer of another origin is as good: whether the file is right shows when it loads. */
async function lookAt(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const { ok, type } = await fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
  return ok || type === 'opaque';
}
