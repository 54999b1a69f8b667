import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { releaseAll } from '../release-all.ts';
import { endTogether } from '../verdict/run-program.ts';
import { sumCounts } from '../verdict/reports.ts';
import { journeys } from '../verdict/verify-steps.ts';

/*
 * `npm run assess`: looks by axe-core at every page of a shopper in every language, at the owner's pages and the mails in one
 * language each, taking turns, all of them in both themes; buys by keyboard and on 320 pixels, and does without scripts what
 * the statement on accessibility says can be done. Only when all of it passed, writes the day and what was run; the statement
 * says that day wherever it says `{assessed}`, so its text does not change.
 * About ten minutes on two quiet cores.
 */
const ASSESSMENT = path.join(ROOT, 'server/data/assessment.json');
const FRAME = [
  ...['accessibility', 'usable-everywhere', 'usable-beside', 'usable-by-link', 'usable-mails'],
  ...['focus', 'without-scripts'],
].map((name) => `frame/${name}`);
const JOURNEYS = [...FRAME, 'shopping/withdraw', 'tools/tools-pages'];
const files = JOURNEYS.map((name) => `e2e/journeys/${name}.spec.ts`);
const reports = path.join(ROOT, 'node_modules/.cache/test-reports/assess');

endTogether();
await releaseAll();
const byDay = await journeys(reports, ['--grep-invert', '@long', ...files]);
process.env.JOURNEYS = 'long';
const { passed, failed, failures } = sumCounts([
  byDay,
  await journeys(reports, ['--grep', '@long', ...files]),
]);
if (failed === 0) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const assessment = { day, commit, passed, journeys: JOURNEYS };
  writeFileSync(ASSESSMENT, `${JSON.stringify(assessment, null, 2)}\n`);
}
console.log(['', ...failures.map((failure) => `✘ ${failure}`)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
