import type { BrowserError } from '@vitrine/shared/contract/federation/browser-error';
import { VITAL_PAGES } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { PageVitals } from '@vitrine/shared/contract/federation/web-vitals';
import type { ReleaseWatch, StorefrontOptions, Trial } from '@vitrine/shared/contract/federation/storefront';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { Clock } from '../platform/clock.ts';
import { releaseFault, type ReleaseFault } from './rules/release-fault.ts';
import { slowness } from './rules/slow-release.ts';
import type { NewRefusal } from './store/refused-releases.ts';
import type { Blocklist } from './blocklist-db.ts';
import { addCounts, addNetwork, countsOf, countVersions, LONGEST_REASON, usualOf } from './error-rates.ts';
import { createViews } from './views.ts';
import { countVitals } from './vital-counts.ts';
import type { WatchNews } from './watch-news.ts';
import { wideNetworkKey } from '../platform/network/network-key.ts';

/** After staff lifted what browsers' reports had refused, reports alone refuse nothing of that remote for so long. */
const DOUBT_MS = 7 * DAY_MS;

export interface Releases extends ReleaseWatch {
  /** A browser's report of an error in a remote's file. What cannot have come from a page of this shop is nothing. */
  heard(report: BrowserError, ip: string): void;
  /** Whether this shop draws a version, or did since this process started. */
  isDrawn(remote: string, version: string): boolean;
  /** How fast pages were in a browser: a canary that is clearly slower than what it is tried beside is taken back. */
  measured(view: string, pages: readonly PageVitals[], ip: string): void;
  /** What a storefront elsewhere saw, and took back: counted and refused as if it were here. */
  told(news: WatchNews): Promise<void>;
  /** Resolves when what was decided is written. */
  close(): Promise<void>;
}

interface Options {
  blocklist: Blocklist;
  clock: Clock;
  /** Of the tokens of pages. */
  key: Buffer;
  log: StorefrontOptions['log'];
}

/** Holds new versions against those before, and refuses the bad ones for all processes of the shop. */
export function watchReleases({ blocklist, clock, key, log }: Options): Releases {
  const { soFar: countsSoFar, isViewed } = countVersions(clock);
  const vitals = countVitals(clock);
  const views = createViews(key, clock);
  // A page may report an error, and how fast it was.
  const measuredViews = createViews(key, clock);
  const trials = new Map<string, readonly Trial[]>();
  const refusing = new Map<string, Promise<void>>();

  function consider(remote: string, version: string): void {
    const trial = trials.get(remote)?.find((one) => one.version === version);
    if (!trial) return;
    const tried = countsSoFar(remote, version);
    const fault = releaseFault(countsOf(tried), usualOf(countsSoFar(remote, trial.against)));
    if (fault) takeBack(remote, trial, fault, tried.reason);
  }

  /** Of versions that visitors have side by side: at different hours one shop is faster than the other. */
  function considerSpeed(remote: string, trial: Trial): void {
    const reason = slowness(vitals.of(remote, trial.version), vitals.of(remote, trial.against));
    if (reason) takeBack(remote, trial, 'browser', reason);
  }

  function takeBack(remote: string, trial: Trial, fault: ReleaseFault, reason: string): void {
    const { version } = trial;
    if (blocklist.known().some((row) => row.remote === remote && row.version === version)) return;
    if (fault === 'browser' && (trial.isFormer || isDoubted(remote))) return;
    const id = `${remote} ${version}`;
    if (refusing.has(id)) return;
    const writing = write({ remote, version, back_to: trial.against, fault, reason })
      .catch((error: unknown) =>
        log('error', 'release not refused', { remote, version, reason: String(error) }),
      )
      .finally(() => refusing.delete(id));
    refusing.set(id, writing);
  }

  function isDoubted(remote: string): boolean {
    const since = clock().getTime() - DOUBT_MS;
    return blocklist.known().some((row) => {
      const isOwn = row.remote === remote && row.fault === 'browser';
      return isOwn && row.lifted_at !== null && Date.parse(row.lifted_at) > since;
    });
  }

  async function write(refusal: NewRefusal): Promise<void> {
    const { back_to: backTo, ...told } = refusal;
    if (await blocklist.refuse(refusal)) log('error', 'release refused', { ...told, backTo });
  }

  return {
    async refused(remote, named) {
      trials.set(remote, named);
      const rows = (await blocklist.read()).filter((row) => row.remote === remote && row.lifted_at === null);
      return rows.map(({ version }) => version);
    },
    drawn({ remote, version, outcome, reason }) {
      const counts = countsSoFar(remote, version);
      counts.drawings += 1;
      if (outcome === 'good') return;
      counts.failures += 1;
      if (outcome !== 'failed-alone') counts.stops += 1;
      counts.reason = (reason ?? outcome).slice(0, LONGEST_REASON);
      consider(remote, version);
    },
    viewed(remote, version) {
      countsSoFar(remote, version).views += 1;
      return views.make();
    },
    heard({ remote, message }, ip) {
      if (!remote || !views.take(remote.view)) return;
      const isNamed = trials
        .get(remote.name)
        ?.some(({ version, against }) => [version, against].includes(remote.version));
      if (!isNamed) return;
      const counts = countsSoFar(remote.name, remote.version);
      addNetwork(counts, wideNetworkKey(ip));
      counts.reason = message.slice(0, LONGEST_REASON);
      consider(remote.name, remote.version);
    },
    isDrawn: isViewed,
    measured(view, pages, ip) {
      vitals.forgetOld();
      if (!measuredViews.take(view)) return;
      for (const page of pages) {
        const remote = VITAL_PAGES[page.page];
        const isNamed = ({ version, against, isBeside }: Trial) =>
          isBeside && [version, against].includes(page.release);
        const trial = trials.get(remote)?.find(isNamed);
        if (!trial) continue;
        vitals.add(remote, page, wideNetworkKey(ip));
        considerSpeed(remote, trial);
      }
    },
    async told(news) {
      for (const { remote, trials: named } of news.trials) trials.set(remote, named);
      await blocklist.read();
      for (const { remote, version, ...counts } of news.counts) {
        addCounts(countsSoFar(remote, version), counts);
        if (counts.failures > 0) consider(remote, version);
      }
      for (const refusal of news.refusals) await write(refusal);
    },
    close: async () => void (await Promise.all(refusing.values())),
  };
}
