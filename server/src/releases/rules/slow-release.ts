import { VITAL_BOUNDS, type Vital } from '@vitrine/shared/contract/federation/web-vital-lists';
import { p75, totalOf, type Counts } from './vital-buckets.ts';

/** What a canary is judged by: how long the largest picture takes, and the answer to a press. */
export const JUDGED = ['LCP', 'INP'] as const satisfies Vital[];
export type Judged = (typeof JUDGED)[number];

/** What browsers told of a version. */
export interface VersionVitals {
  readings: Record<Judged, Counts>;
  networks: number;
}

/**
 * Of 200 readings each the 75th percentiles lie within some 10 % of the true ones: half as much again is no chance, however
 * often one looks.
 */
const LEAST_READINGS = 200;
/** So many networks are more than one person has at hand. */
const LEAST_NETWORKS = 30;
const WORSE = 1.5;

/**
 * Why a version that visitors have beside another one is too slow for them; null while it is not, or not known. What is
 * good by the bounds of web.dev is good enough, whatever the other does.
 */
export function slowness(tried: VersionVitals, against: VersionVitals): string | null {
  if (tried.networks < LEAST_NETWORKS) return null;
  for (const vital of JUDGED) {
    const [own, other] = [tried.readings[vital], against.readings[vital]];
    const [mine, its] = [p75(vital, own), p75(vital, other)];
    const isKnown = Math.min(totalOf(own), totalOf(other)) >= LEAST_READINGS;
    if (!isKnown || mine === null || its === null) continue;
    if (mine > VITAL_BOUNDS[vital].good && mine > WORSE * its)
      return `${vital} of ${totalOf(own)} pages: p75 ${mine} ms, and ${its} ms with the other`;
  }
  return null;
}
