import type { ReleaseCounts } from './rules/release-fault.ts';

const WINDOW_MS = 5 * 60_000;
const MOST_VERSIONS = 50;
const MOST_NETWORKS = 1_000;
/** Characters of it that are kept. */
export const LONGEST_REASON = 300;

export interface Tally {
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
export function createTallies(now: () => Date) {
  const tallies = new Map<string, Tally>();

  return function tallyOf(remote: string, version: string): Tally {
    const id = `${remote} ${version}`;
    const known = tallies.get(id);
    const at = now().getTime();
    if (known && at - known.since < WINDOW_MS) return known;
    const last = known && known.views > 0 ? countsOf(known) : (known?.last ?? null);
    const empty = { drawings: 0, failures: 0, stops: 0, views: 0, networks: new Set<string>() };
    const fresh = { ...empty, since: at, last, reason: known?.reason ?? '' };
    tallies.set(id, fresh);
    if (tallies.size > MOST_VERSIONS) tallies.delete(tallies.keys().next().value ?? '');
    return fresh;
  };
}

export function addNetwork({ networks }: Tally, network: string): void {
  if (networks.size < MOST_NETWORKS) networks.add(network);
}

export function addCounts(tally: Tally, told: Omit<ReleaseCounts, 'networks'> & { reason: string }): void {
  tally.drawings += told.drawings;
  tally.failures += told.failures;
  tally.stops += told.stops;
  tally.views += told.views;
  if (told.reason !== '') tally.reason = told.reason;
}

export const countsOf = ({ drawings, failures, stops, views, networks }: Tally): ReleaseCounts => ({
  ...{ drawings, failures, stops, views, networks: networks.size },
});

/** How a version usually does: the louder of this window and the last. */
export function usualOf(tally: Tally): ReleaseCounts {
  const now = countsOf(tally);
  return tally.last && tally.last.networks * now.views >= now.networks * tally.last.views ? tally.last : now;
}
