import { evictOldest } from '@vitrine/shared/platform/evict-oldest';
import type { ReleaseCounts } from './rules/release-fault.ts';

const WINDOW_MS = 5 * 60_000;
const MOST_VERSIONS = 50;
const MOST_NETWORKS = 1_000;
/** Characters of it that are stored. */
export const LONGEST_REASON = 300;

interface VersionCounts {
  since: number;
  drawings: number;
  failures: number;
  stops: number;
  views: number;
  networks: Set<string>;
  /** The window before, when there was one. */
  last: ReleaseCounts | null;
  /** The latest thing that went wrong. */
  reason: string;
}

/** Counts of versions by windows of five minutes. Those seen first go first when there are too many. */
export function countVersions(now: () => Date) {
  const windows = new Map<string, VersionCounts>();

  function soFar(remote: string, version: string): VersionCounts {
    const id = `${remote} ${version}`;
    const known = windows.get(id);
    const at = now().getTime();
    if (known && at - known.since < WINDOW_MS) return known;
    const last = known && known.views > 0 ? countsOf(known) : (known?.last ?? null);
    const empty = { drawings: 0, failures: 0, stops: 0, views: 0, networks: new Set<string>() };
    const fresh = { ...empty, since: at, last, reason: known?.reason ?? '' };
    windows.set(id, fresh);
    evictOldest(windows, MOST_VERSIONS);
    return fresh;
  }

  /** Whether pages of this version were answered since this process started. */
  function isViewed(remote: string, version: string): boolean {
    const known = windows.get(`${remote} ${version}`);
    return known !== undefined && (known.views > 0 || known.last !== null);
  }

  return { soFar, isViewed };
}

export function addNetwork({ networks }: VersionCounts, network: string): void {
  if (networks.size < MOST_NETWORKS) networks.add(network);
}

export function addCounts(
  counts: VersionCounts,
  told: Omit<ReleaseCounts, 'networks'> & { reason: string },
): void {
  counts.drawings += told.drawings;
  counts.failures += told.failures;
  counts.stops += told.stops;
  counts.views += told.views;
  if (told.reason !== '') counts.reason = told.reason;
}

export const countsOf = ({ drawings, failures, stops, views, networks }: VersionCounts): ReleaseCounts => ({
  ...{ drawings, failures, stops, views, networks: networks.size },
});

/** How a version usually does: the louder of this window and the last. */
export function usualOf(counts: VersionCounts): ReleaseCounts {
  const now = countsOf(counts);
  return counts.last && counts.last.networks * now.views >= now.networks * counts.last.views
    ? counts.last
    : now;
}
