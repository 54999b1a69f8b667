import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { findLongSuites } from './long-suites.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suites-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('The long run repeats no suite that would try the same as by day', () => {
  const suites = {
    'rules/vat.test.ts': 'it("is counted")',
    'routes/orders.test.ts': 'eachDatabase("Orders", () => {})',
    'store/orders.test.ts': 'eachDatabase("Orders", () => {})',
    'store/rush.test.ts':
      "import { itByNight } from '../testing/long-run.ts'; eachDatabase('Rush', () => {})",
    'rules/stories.test.ts': "import { isLongRun } from '../testing/long-run.ts';",
    'crawl.long.test.ts': 'it("is found")',
    'node_modules/other/some.test.ts': 'eachDatabase("Other", () => {})',
  };
  for (const [name, text] of Object.entries(suites)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  expect(
    findLongSuites(folder)
      .map((suite) => path.relative(folder, suite))
      .toSorted(),
  ).toEqual(['crawl.long.test.ts', 'routes/orders.test.ts', 'rules/stories.test.ts', 'store/rush.test.ts']);
});
