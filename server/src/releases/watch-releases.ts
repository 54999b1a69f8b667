import type { BrowserError } from '@vitrine/shared/contract/federation/browser-error';
import type { ReleaseWatch, StorefrontOptions, Trial } from '@vitrine/shared/contract/federation/storefront';
import type { Clock } from '../platform/clock.ts';
import { releaseFault, type ReleaseFault } from './rules/release-fault.ts';
import type { NewRefusal } from './store/refused-releases.ts';
import type { RefusalBook } from './blocklist-db.ts';
import { addCounts, addNetwork, countsOf, countVersions, LONGEST_REASON, usualOf } from './error-rates.ts';
import { createViews } from './views.ts';
import type { WatchNews } from './watch-news.ts';
import { wideNetworkKey } from '../platform/network-key.ts';

/** After staff lifted what browsers' reports had refused, reports alone refuse nothing of that remote for so long. */
const DOUBT_MS = 7 * 86_400_000;

export interface Releases extends ReleaseWatch {
  /** A browser's report of an error in a remote's file. What cannot have come from a page of this shop is nothing. */
  heard(report: BrowserError, ip: string): void;
  /** What a storefront elsewhere saw, and took back: counted and refused as if it were here. */
  told(news: WatchNews): Promise<void>;
  /** Resolves when what was decided is written. */
  close(): Promise<void>;
}

interface Options {
  book: RefusalBook;
  clock: Clock;
  /** Of the tokens of pages. */
  key: Buffer;
  log: StorefrontOptions['log'];
}

/** Holds new versions against those before, and refuses the bad ones for all processes of the shop. */
export function watchReleases({ book, clock, key, log }: Options): Releases {
  const countsSoFar = countVersions(clock);
  const views = createViews(key, clock);
  const trials = new Map<string, readonly Trial[]>();
  const refusing = new Map<string, Promise<void>>();

  function consider(remote: string, version: string): void {
    const trial = trials.get(remote)?.find((one) => one.version === version);
    if (!trial || book.known().some((row) => row.remote === remote && row.version === version)) return;
    const tried = countsSoFar(remote, version);
    const fault = releaseFault(countsOf(tried), usualOf(countsSoFar(remote, trial.against)));
    if (fault === null || (fault === 'browser' && isDoubted(remote))) return;
    const id = `${remote} ${version}`;
    if (refusing.has(id)) return;
    const writing = refuse(remote, trial, fault)
      .catch((error: unknown) =>
        log('error', 'release not refused', { remote, version, reason: String(error) }),
      )
      .finally(() => refusing.delete(id));
    refusing.set(id, writing);
  }

  function isDoubted(remote: string): boolean {
    const since = clock().getTime() - DOUBT_MS;
    return book.known().some((row) => {
      const isOwn = row.remote === remote && row.fault === 'browser';
      return isOwn && row.lifted_at !== null && Date.parse(row.lifted_at) > since;
    });
  }

  async function refuse(remote: string, { version, against }: Trial, fault: ReleaseFault): Promise<void> {
    const { reason } = countsSoFar(remote, version);
    await write({ remote, version, back_to: against, fault, reason });
  }

  async function write(refusal: NewRefusal): Promise<void> {
    const { back_to: backTo, ...told } = refusal;
    if (await book.refuse(refusal)) log('error', 'release refused', { ...told, backTo });
  }

  return {
    async refused(remote, named) {
      trials.set(remote, named);
      const rows = (await book.read()).filter((row) => row.remote === remote && row.lifted_at === null);
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
    async told(news) {
      for (const { remote, trials: named } of news.trials) trials.set(remote, named);
      await book.read();
      for (const { remote, version, ...counts } of news.counts) {
        addCounts(countsSoFar(remote, version), counts);
        if (counts.failures > 0) consider(remote, version);
      }
      for (const refusal of news.refusals) await write(refusal);
    },
    close: async () => void (await Promise.all(refusing.values())),
  };
}
