import { createHmac, randomBytes } from 'node:crypto';
import type { PageVitals } from '@vitrine/shared/contract/federation/web-vitals';
import { evictOldest } from '@vitrine/shared/platform/evict-oldest';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { bucketOf, noReadings } from './rules/vital-buckets.ts';
import { JUDGED, type Judged, type VersionVitals } from './rules/slow-release.ts';

const MOST_VERSIONS = 20;
const MOST_NETWORKS = 5_000;
/** Reports of one network beyond this number a day are ignored: a verdict is to come from many. */
const MOST_OF_A_NETWORK = 10;

interface DayOfVersion {
  since: number;
  readings: Record<Judged, number[]>;
  /** How much each told. */
  told: Map<string, number>;
}

/** What browsers tell of versions on trial, by days. Networks are known by a fingerprint whose key ends with the process. */
export function countVitals(now: () => Date) {
  const key = randomBytes(16);
  const days = new Map<string, DayOfVersion>();

  /** No fingerprint outlives its day while anybody tells anything. */
  function forgetOld(): void {
    const at = now().getTime();
    for (const [id, { since }] of days) if (at - since >= DAY_MS) days.delete(id);
  }

  function dayOf(id: string): DayOfVersion {
    forgetOld();
    const known = days.get(id);
    if (known) return known;
    const fresh = {
      since: now().getTime(),
      readings: { LCP: noReadings('LCP'), INP: noReadings('INP') },
      told: new Map(),
    };
    days.set(id, fresh);
    evictOldest(days, MOST_VERSIONS);
    return fresh;
  }

  const idOf = (remote: string, version: string) => `${remote} ${version}`;

  return {
    forgetOld,
    add(remote: string, page: PageVitals, network: string): void {
      const day = dayOf(idOf(remote, page.release));
      const fingerprint = createHmac('sha256', key).update(network).digest('base64').slice(0, 12);
      const told = day.told.get(fingerprint) ?? 0;
      if (told >= MOST_OF_A_NETWORK || (told === 0 && day.told.size >= MOST_NETWORKS)) return;
      day.told.set(fingerprint, told + 1);
      for (const vital of JUDGED) {
        const value = page[vital];
        if (value === undefined) continue;
        const place = bucketOf(vital, value);
        day.readings[vital][place] = (day.readings[vital][place] ?? 0) + 1;
      }
    },
    of(remote: string, version: string): VersionVitals {
      const { readings, told } = dayOf(idOf(remote, version));
      return { readings, networks: told.size };
    },
  };
}
