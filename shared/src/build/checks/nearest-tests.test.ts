import { describe, expect, it } from '@jest/globals';
import { nearestTests } from './nearest-tests.ts';

const sources = new Map(
  Object.entries({
    'shop/a/price.ts': [],
    'shop/a/price.test.ts': ['./price.ts'],
    'shop/a/price-page.test.ts': ['./price.ts', '../c/page.ts'],
    'shop/c/page.ts': ['./frame.ts'],
    'shop/c/frame.ts': ['./page.ts'],
    'shop/a/price.long.test.ts': ['./price.ts'],
    'shop/b/cart.ts': ['../a/price.ts'],
    'shop/b/cart.test.ts': ['./cart.ts'],
    'shop/a/label.test.ts': ['../b/cart.ts'],
    'shop/a/Price-list.ts': ['./price.ts'],
    'shop/a/other-list.test.ts': ['./Price-list.ts'],
    'shop/a/price-list.test.ts': ['./Price-list.ts'],
    'shop/c/other.test.ts': [],
    'shop/c/Words.test.tsx': ['./en.json'],
  }).map(([file, imports]) => [file, { imports, hasSql: false }]),
);

const nearest = (changed: string[], most: Partial<{ suites: number; files: number }> = {}) =>
  nearestTests(sources, changed, { suites: 9, files: 9000, ...most });

describe('Who checks a change', () => {
  it('runs the suites that import it, nearest first, and reads how many are farther away', () => {
    expect(nearest(['shop/b/cart.ts']).tests).toEqual(['shop/b/cart.test.ts', 'shop/a/label.test.ts']);
    const { tests, farther } = nearest(['shop/a/price.ts'], { suites: 2 });
    expect(tests).toEqual(['shop/a/price.test.ts', 'shop/a/price-page.test.ts']);
    expect(farther).toBe(4);
  });

  it('runs its namesake first', () => {
    const tests = ['shop/a/price-list.test.ts', 'shop/a/other-list.test.ts'];
    expect(nearest(['shop/a/Price-list.ts']).tests).toEqual(tests);
  });

  it('waits for no suite that loads much once enough run, but for the lighter ones behind it', () => {
    const { tests, farther } = nearest(['shop/a/price.ts'], { files: 5 });
    expect(tests).toEqual(['shop/a/price.test.ts', 'shop/a/label.test.ts']);
    expect(farther).toBe(4);
  });

  it('runs a suite that has changed itself, however much that is, and those of a text', () => {
    const changed = ['shop/c/other.test.ts', 'shop/c/en.json', 'gone.test.ts'];
    expect(nearest(changed).tests).toEqual(['shop/c/other.test.ts', 'shop/c/Words.test.tsx']);
    expect(nearest(changed, { files: 0 })).toEqual({ tests: ['shop/c/other.test.ts'], farther: 1 });
  });
});
