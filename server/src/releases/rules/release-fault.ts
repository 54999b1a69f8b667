/** What became of a version during one window. */
export interface ReleaseCounts {
  /** Pages that it was to draw on the server. */
  drawings: number;
  /** Those that it failed and another version drew well. */
  failures: number;
  /** How often it could not be opened, or stopped its thread with a page that another version drew well. */
  stops: number;
  /** Pages of it that were answered, drawn anew or cached. */
  views: number;
  /** Networks whose browsers reported an error that it threw. */
  networks: number;
}

export type ReleaseFault = 'server' | 'browser';

/** One may be the machine's; each costs all who wait for that thread. */
const LEAST_STOPS = 2;
const LEAST_FAILURES = 5;
const FAILED_SHARE = 0.02;
/** So many networks are more than one person has at hand. */
const LEAST_NETWORKS = 8;
const REPORTED_SHARE = 0.05;
/** A version that is as noisy as the one before it is no worse. */
const WORSE = 3;

/**
 * Whether a version is to be taken back, and by whose evidence; null when it is no worse than the one it is held
 * against. The server saw its own failures; of reports anybody can write one, so these are counted by network, and
 * must be many among the pages and many more than before (threats and rule: RELEASING.md).
 */
export function releaseFault(tried: ReleaseCounts, against: ReleaseCounts): ReleaseFault | null {
  if (tried.stops >= LEAST_STOPS) return 'server';
  if (tried.failures >= LEAST_FAILURES && tried.failures >= FAILED_SHARE * tried.drawings) return 'server';
  const isLoud = tried.networks >= LEAST_NETWORKS && tried.networks >= REPORTED_SHARE * tried.views;
  return isLoud && share(tried) > WORSE * share(against) ? 'browser' : null;
}

const share = ({ networks, views }: ReleaseCounts): number => networks / Math.max(1, views);
