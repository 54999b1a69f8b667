import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { releaseFault, type ReleaseCounts } from './release-fault.ts';

const QUIET: ReleaseCounts = { drawings: 1_000, failures: 0, stops: 0, views: 5_000, networks: 0 };
const counts = fc.record({
  drawings: fc.nat(100_000),
  failures: fc.nat(1_000),
  stops: fc.nat(5),
  views: fc.nat(1_000_000),
  networks: fc.nat(1_000),
});

describe('A version is taken back', () => {
  it('when the server failed at two pages in a hundred that the version before draws', () => {
    expect(releaseFault({ ...QUIET, failures: 20 }, QUIET)).toBe('server');
    expect(releaseFault({ ...QUIET, failures: 19 }, QUIET)).toBeNull();
    expect(releaseFault({ ...QUIET, drawings: 5, failures: 5 }, QUIET)).toBe('server');
    expect(releaseFault({ ...QUIET, drawings: 4, failures: 4 }, QUIET)).toBeNull();
  });

  it('when it stopped its thread twice, however much it drew before', () => {
    expect(releaseFault({ ...QUIET, stops: 1 }, QUIET)).toBeNull();
    expect(releaseFault({ ...QUIET, drawings: 100_000, stops: 2 }, QUIET)).toBe('server');
  });

  it('when browsers of many networks report it, and did not report the version before', () => {
    expect(releaseFault({ ...QUIET, views: 100, networks: 8 }, QUIET)).toBe('browser');
    expect(
      releaseFault({ ...QUIET, views: 100, networks: 8 }, { ...QUIET, views: 100, networks: 8 }),
    ).toBeNull();
  });

  it('never by reports from fewer than eight networks, however many pages they ask for', () => {
    fc.assert(
      fc.property(counts, fc.nat(7), counts, (tried, networks, against) => {
        expect(releaseFault({ ...tried, failures: 0, stops: 0, networks }, against)).toBeNull();
      }),
    );
  });

  it('never by reports alone when it is as noisy as the one before', () => {
    fc.assert(
      fc.property(counts, (same) =>
        expect(releaseFault({ ...same, failures: 0, stops: 0 }, same)).toBeNull(),
      ),
    );
  });

  it('the sooner the more fails: more failures never save it', () => {
    fc.assert(
      fc.property(counts, counts, fc.nat(1_000), (tried, against, more) => {
        const worse = { ...tried, failures: tried.failures + more };
        if (releaseFault(tried, against) === 'server') expect(releaseFault(worse, against)).toBe('server');
      }),
    );
  });
});
