import type { Drawn, Trial } from '@vitrine/shared/contract/federation/storefront';
import { LONGEST_REASON } from './error-rates.ts';
import type { Releases } from './watch-releases.ts';
import { MOST_COUNTS, type VersionCounts, type WatchNews } from './watch-news.ts';

export interface ReportCollector {
  /** The same watch, with what it is told written down. */
  writingDown(releases: Releases): Releases;
  /** What was seen since the last time. */
  take(): Pick<WatchNews, 'trials' | 'counts'>;
}

/** Writes down what a storefront sees of versions, until it is told to the processes that have the database. */
export function collectReports(): ReportCollector {
  const trials = new Map<string, readonly Trial[]>();
  const counts = new Map<string, VersionCounts>();

  function countsOf(remote: string, version: string): VersionCounts {
    const id = `${remote} ${version}`;
    const known = counts.get(id);
    if (known) return known;
    const fresh = { remote, version, reason: '', drawings: 0, failures: 0, stops: 0, views: 0 };
    // More versions than that are drawn by nobody within a second.
    if (counts.size < MOST_COUNTS) counts.set(id, fresh);
    return fresh;
  }

  function write({ remote, version, outcome, reason }: Drawn): void {
    const count = countsOf(remote, version);
    count.drawings += 1;
    if (outcome === 'good') return;
    count.failures += 1;
    if (outcome !== 'failed-alone') count.stops += 1;
    count.reason = (reason ?? outcome).slice(0, LONGEST_REASON);
  }

  return {
    writingDown: (releases) => ({
      ...releases,
      refused: (remote, named) => {
        trials.set(remote, named);
        return releases.refused(remote, named);
      },
      drawn: (drawn) => {
        write(drawn);
        releases.drawn(drawn);
      },
      viewed: (remote, version) => {
        countsOf(remote, version).views += 1;
        return releases.viewed(remote, version);
      },
    }),
    take() {
      const taken = { trials: named(trials), counts: [...counts.values()] };
      counts.clear();
      return taken;
    },
  };
}

const named = (trials: Map<string, readonly Trial[]>): WatchNews['trials'] =>
  [...trials].map(([remote, ones]) => ({ remote, trials: [...ones] }));
