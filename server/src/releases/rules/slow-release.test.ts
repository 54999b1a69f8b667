import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bucketOf, noReadings } from './vital-buckets.ts';
import { slowness, type VersionVitals } from './slow-release.ts';

/** So many readings of one value each. */
function version(lcp: number, inp: number, count = 200, networks = 30): VersionVitals {
  const readings = { LCP: noReadings('LCP'), INP: noReadings('INP') };
  readings.LCP[bucketOf('LCP', lcp)] = count;
  readings.INP[bucketOf('INP', inp)] = count;
  return { readings, networks };
}

describe('A canary', () => {
  const live = version(1_400, 90);

  it('is too slow when its largest picture, or its answers to presses, take half as long again and are no longer good', () => {
    expect(slowness(version(3_900, 90), live)).toMatch(/^LCP of 200 pages: p75 \d+ ms, and 1375 ms/);
    expect(slowness(version(1_400, 390), live)).toMatch(/^INP of 200 pages/);
  });

  it('is left alone while it is good, however much better the live version is', () => {
    expect(slowness(version(2_400, 190), version(400, 20))).toBeNull();
  });

  it('is left alone while it is no worse than the live version by half', () => {
    expect(slowness(version(3_900, 390), version(2_900, 290))).toBeNull();
  });

  it('is left alone while too little is known of either, or all of it from few networks', () => {
    expect(slowness(version(9_000, 900, 199), live)).toBeNull();
    expect(slowness(version(9_000, 900), version(1_400, 90, 199))).toBeNull();
    expect(slowness(version(9_000, 900, 5_000, 29), live)).toBeNull();
  });

  it('is never too slow beside itself', () => {
    const some = fc.array(fc.nat(500), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(some, some, (LCP, INP) => {
        const same = { readings: { LCP, INP }, networks: 1_000 };
        expect(slowness(same, same)).toBeNull();
      }),
    );
  });
});
