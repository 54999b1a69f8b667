import { describe, expect, it } from '@jest/globals';
import { nearestTests } from './nearest-tests.ts';

const sources = new Map(
  Object.entries({
    'shop/a/price.ts': [],
    'shop/a/price.test.ts': ['./price.ts'],
    'shop/a/price.long.test.ts': ['./price.ts'],
    'shop/b/cart.ts': ['../a/price.ts'],
    'shop/b/cart.test.ts': ['./cart.ts'],
    'shop/a/label.test.ts': ['../b/cart.ts'],
    'shop/c/other.test.ts': [],
    'shop/c/Words.test.tsx': ['./en.json'],
  }).map(([file, imports]) => [file, { imports, hasSql: false }]),
);

describe('Who checks a change', () => {
  it('runs the suites that import it, nearest first, and reads how many are farther away', () => {
    const nearest = ['shop/a/price.test.ts', 'shop/a/label.test.ts', 'shop/b/cart.test.ts'];
    expect(nearestTests(sources, ['shop/a/price.ts'], 9)).toEqual({ tests: nearest, farther: 0 });
    expect(nearestTests(sources, ['shop/a/price.ts'], 1)).toEqual({
      tests: nearest.slice(0, 1),
      farther: 2,
    });
  });

  it('runs a suite that has changed itself, and those of a text', () => {
    const { tests } = nearestTests(sources, ['shop/c/other.test.ts', 'shop/c/en.json', 'gone.test.ts'], 9);
    expect(tests).toEqual(['shop/c/other.test.ts', 'shop/c/Words.test.tsx']);
  });
});
