import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { importersOf, readSources } from '../../checks/import-graph.ts';
import { nearestTests } from '../../checks/nearest-tests.ts';
import { endTogether } from './run-program.ts';
import { NOTHING, sumCounts } from './reports.ts';
import { changedFiles, jest, staticStep } from './verify-steps.ts';

/*
 * The second half of `npm run check`, before a commit: types, lint, format, and the unit tests nearest to what has
 * changed, and the walls, that hold for all sources together. The tests come last: beside them the others took as long as
 * all after each other. Lint has no cache: it looks at what has changed and at what imports it, where a call may have
 * become one of a promise.
 */

/** A suite that asks the whole server loads a thousand files, five seconds; one of a rule fifty, in none. */
const MOST = { suites: 16, files: 1200 };

endTogether();
const changed = changedFiles();
const sources = readSources();
const { tests, farther } = nearestTests(sources, changed, MOST);
const args = ['--runTestsByPath', 'shared/src/build/checks/walls.test.ts', ...tests];
const importers = importersOf(sources, changed);
const toLint = [...sources.keys()].filter((file) => changed.includes(file) || importers.has(file));
const reports = path.join(ROOT, 'node_modules/.cache/test-reports/check');
const counts = await Promise.all([
  staticStep('types'),
  toLint.length > 0 ? staticStep('lint', toLint) : NOTHING,
  staticStep('format'),
]);
if (changed.length > 0) counts.push(await jest(reports, { args }));
const { passed, failed, failures } = sumCounts(counts);
if (farther > 0) console.log(`\n${farther} suites farther from the change, or longer, run with npm test`);
console.log(['', ...failures.map((failure) => `✘ ${failure}`)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
