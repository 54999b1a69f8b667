import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { getNeeds } from './needs.ts';
import { releaseAll } from '../release-all.ts';
import { endTogether } from './run-program.ts';
import { NOTHING, sumCounts, type Counts } from './reports.ts';
import { jest, journeys, journeysSeed, seconds, specification, staticStep } from './verify-steps.ts';

/*
 * The second half of `npm test` (by day) and of `npm run test:long` (by night). A step that fails does not stop the
 * others, but that nothing is visited that was not built. The last line counts tests; a step without tests counts as
 * one. Before it stands what failed: in a log of an hour nobody scrolls. `counts.json` beside the reports says the same,
 * and in the folder TEST_COUNTS, where whoever runs both adds up.
 */
const isLong = process.argv[2] === 'long';
const run = isLong ? 'long' : 'day';
const reports = path.join(ROOT, 'node_modules/.cache/test-reports', run);
/** Whatever is started reads less of what it has read before. */
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/node');

endTogether();
const missing = getNeeds();
const total = sumCounts(await (isLong ? byNight() : byDay()));
if (missing) console.error(`\n${missing}`);
keep(reports, 'counts.json');
if (process.env.TEST_COUNTS) keep(process.env.TEST_COUNTS, `${run}.json`);
console.log(['', ...total.failures.map((failure) => `✘ ${failure}`)].join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A unit test often waits; builds, what reads the sources, and the shop of the journeys fill that time. */
async function byDay(): Promise<Counts[]> {
  const [units, ...others] = await Promise.all([
    step('unit and store tests', () => jest(reports, {})),
    inTurn([
      () => staticStep('format'),
      () => staticStep('lint'),
      () => staticStep('types'),
      releases,
      journeysSeed,
    ]),
  ]);
  const visits = await step('journeys in Chromium', () => journeys(reports, ['--grep-invert', '@long']));
  return [units, ...others.flat(), visits, await specification(reports)];
}

/** The server's suites on both databases, longer proofs, and the journeys that are tagged `@long`. */
async function byNight(): Promise<Counts[]> {
  const built = await releases();
  const env = { VITRINE_TEST_LONG: '1' };
  const units = await step('long unit and store tests', () => jest(reports, { env }));
  process.env.JOURNEYS = 'long';
  return [
    built,
    units,
    await step('long journeys in Chromium', () =>
      journeys(reports, ['--grep', '@long', '--grep-invert', '@itself']),
    ),
    await step('journeys that want the machine', () =>
      journeys(path.join(reports, 'itself'), ['--grep', '@itself', '--workers=1']),
    ),
  ];
}

async function step(name: string, work: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const counts = await work();
  console.log(`\n── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds(start)} s`);
  return counts;
}

async function inTurn(steps: (() => Promise<Counts>)[]): Promise<Counts[]> {
  const counts = [];
  for (const work of steps) counts.push(await work());
  return counts;
}

async function releases(): Promise<Counts> {
  try {
    await releaseAll();
    return NOTHING;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, failures: ['building the releases'] };
  }
}

function keep(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(total));
}
