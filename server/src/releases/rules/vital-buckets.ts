import { VITAL_BOUNDS, VITAL_BUCKETS, type Vital } from '@vitrine/shared/contract/federation/web-vital-lists';
import type { VitalFigure } from '@vitrine/shared/contract/tools/operations/vitals';

/** Readings by bucket. */
export type Counts = readonly number[];

export const noReadings = (vital: Vital): number[] => Array<number>(VITAL_BUCKETS[vital].length + 1).fill(0);

/** The bucket of a reading, by its place. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = VITAL_BUCKETS[vital];
  const place = bounds.findIndex((bound) => value <= bound);
  return place < 0 ? bounds.length : place;
}

export const totalOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** What three of four readings do not exceed, as if those of a bucket lay evenly in it; null without readings. */
export function p75(vital: Vital, counts: Counts): number | null {
  const bounds = VITAL_BUCKETS[vital];
  const rank = totalOf(counts) * 0.75;
  if (rank === 0) return null;
  let below = 0;
  for (const [place, upper] of bounds.entries()) {
    const count = counts[place] ?? 0;
    const lower = bounds[place - 1] ?? 0;
    if (below + count >= rank) return Math.round(lower + ((upper - lower) * (rank - below)) / count);
    below += count;
  }
  return bounds.at(-1) ?? null;
}

/** The figure of a vital; null without readings. */
export function figureOf(vital: Vital, counts: Counts): VitalFigure | null {
  const value = p75(vital, counts);
  if (value === null) return null;
  const { good, poor } = VITAL_BOUNDS[vital];
  return {
    p75: value,
    readings: totalOf(counts),
    good: totalOf(counts.slice(0, bucketOf(vital, good) + 1)),
    poor: totalOf(counts.slice(bucketOf(vital, poor) + 1)),
  };
}
