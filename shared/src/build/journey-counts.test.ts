import { describe, expect, it } from '@jest/globals';
import { journeyCounts } from './commands/journey-counts.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'cart.spec.ts',
  line: 7,
  tests: [{ status }],
});

describe('Whoever reads the end of a run', () => {
  it('is told how many journeys held and how many failed twice', () => {
    const report = { stats: { expected: 5, flaky: 1, unexpected: 2 }, suites: [] };
    expect(journeyCounts(report)).toMatchObject({ passed: 6, failed: 2 });
  });

  it('is told by name which held only when tried again, also within a group', () => {
    const suites = [
      {
        title: 'cart.spec.ts',
        specs: [spec('somebody buys', 'expected'), spec('somebody hurries', 'flaky')],
        suites: [
          { title: 'on a phone', specs: [spec('somebody taps', 'flaky'), spec('falls', 'unexpected')] },
        ],
      },
    ];
    expect(journeyCounts({ suites }).flaky).toEqual([
      'cart.spec.ts:7 somebody hurries',
      'cart.spec.ts:7 somebody taps',
    ]);
  });

  it('is told of nothing when there is no report', () => {
    expect(journeyCounts({})).toEqual({ passed: 0, failed: 0, flaky: [] });
  });
});
