import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { VITAL_BOUNDS, VITAL_BUCKETS, VITALS } from '@vitrine/shared/contract/federation/web-vital-lists';
import { bucketOf, figureOf, noReadings, p75 } from './vital-buckets.ts';

function countsOf(vital: (typeof VITALS)[number], values: readonly number[]): number[] {
  const counts = noReadings(vital);
  for (const value of values) counts[bucketOf(vital, value)] = (counts[bucketOf(vital, value)] ?? 0) + 1;
  return counts;
}

describe('Readings that are counted in buckets', () => {
  it('still say what three of four did not exceed, to within a bucket', () => {
    const values = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, (some) => {
        const exact = some.toSorted((one, other) => one - other)[Math.ceil(some.length * 0.75) - 1] ?? 0;
        const place = bucketOf('LCP', exact);
        const told = p75('LCP', countsOf('LCP', some)) ?? -1;
        expect(told).toBeGreaterThanOrEqual(VITAL_BUCKETS.LCP[place - 1] ?? 0);
        expect(told).toBeLessThanOrEqual(VITAL_BUCKETS.LCP[place] ?? 0);
      }),
    );
  });

  it('say nothing when there are none', () => {
    expect(p75('INP', noReadings('INP'))).toBeNull();
    expect(figureOf('INP', noReadings('INP'))).toBeNull();
  });

  it('say exactly how many are good and poor, for the bounds are among the buckets', () => {
    for (const vital of VITALS) {
      const { good, poor } = VITAL_BOUNDS[vital];
      expect(VITAL_BUCKETS[vital]).toEqual(expect.arrayContaining([good, poor]));
      const counts = countsOf(vital, [0, good, good + 1, poor, poor + 1]);
      expect(figureOf(vital, counts)).toMatchObject({ readings: 5, good: 2, poor: 1 });
    }
  });

  it('beyond every bucket are as bad as the last bound says', () => {
    expect(p75('CLS', countsOf('CLS', [5_000, 5_000]))).toBe(800);
  });
});
