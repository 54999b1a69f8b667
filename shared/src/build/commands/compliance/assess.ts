import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../contract/locale-list.ts';
import { ASSESSMENT, type Assessment, withStatementDay } from '../../checks/compliance/statement-day.ts';
import { ROOT } from '../../folders.ts';
import { releaseAll } from '../release-all.ts';
import { endTogether } from '../verdict/run-program.ts';
import { sumCounts } from '../verdict/reports.ts';
import { journeys } from '../verdict/verify-steps.ts';

/*
 * `npm run assess`: looks at every page in every language and theme by axe-core, the owner's too, buys by keyboard and on
 * 320 pixels, and does without scripts what the statement on accessibility says can be done. Only when all of it passed,
 * writes the statement's day, and what was run as `docs/assessment.json`. About ten minutes on two quiet cores.
 */
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
  const assessment: Assessment = { day, commit, passed, journeys: JOURNEYS };
  writeFileSync(path.join(ROOT, ASSESSMENT), `${JSON.stringify(assessment, null, 2)}\n`);
  for (const locale of LOCALES) {
    const file = path.join(ROOT, `server/data/texts/accessibility.${locale}.md`);
    writeFileSync(file, withStatementDay(readFileSync(file, 'utf8'), locale, day));
  }
}
console.log(['', ...failures.map((failure) => `✘ ${failure}`)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
