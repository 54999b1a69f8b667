import { statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { importersOf, readSources } from '../../checks/import-graph.ts';
import { nearestTests } from '../../checks/nearest-tests.ts';
import { endTogether } from './run-program.ts';
import { NOTHING, sumCounts } from './reports.ts';
import { changedFiles, jest, staticStep } from './verify-steps.ts';

/*
 * The second half of `npm run check`, before a commit: types, lint, format, and the unit tests nearest to what has
 * changed, and the walls, that hold for all sources together. All four run beside each other. Lint has no cache: it looks
 * at what has changed and at what imports it, where a call may have become one of a promise.
 */

/** Of sixteen suites near the home page the three longest took half of the time: both are bounded. */
const MOST = { suites: 16, bytes: 40_000 };

endTogether();
const changed = changedFiles();
const sources = readSources();
const { tests, farther } = nearestTests(
  sources,
  changed,
  MOST,
  (test) => statSync(path.join(ROOT, test)).size,
);
const args = ['--runTestsByPath', 'shared/src/build/checks/walls.test.ts', ...tests];
const importers = importersOf(sources, changed);
const toLint = [...sources.keys()].filter((file) => changed.includes(file) || importers.has(file));
const reports = path.join(ROOT, 'node_modules/.cache/test-reports/check');
const counts = await Promise.all([
  changed.length > 0 ? jest(reports, { args }) : NOTHING,
  staticStep('types'),
  toLint.length > 0 ? staticStep('lint', toLint) : NOTHING,
  staticStep('format'),
]);
const { passed, failed, failures } = sumCounts(counts);
if (farther > 0) console.log(`\n${farther} suites farther from the change, or longer, run with npm test`);
console.log(['', ...failures.map((failure) => `✘ ${failure}`)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
