import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { journeyCounts, type Report } from './journey-counts.ts';
import { findChromium, getNeeds } from './needs.ts';
import { releaseAll } from './release-all.ts';

interface Counts {
  passed: number;
  failed: number;
}

/** What is read of Jest's report; one that was not written has nothing. */
interface JestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
}

/**
 * The second half of `npm test`: everything that must hold, one step after another.
 * A step that fails does not stop the others. The last line counts tests; a step without tests counts as one. A
 * journey that failed once and then held is named before it: mostly a fault that shows itself in slow moments only.
 */
const reports = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);
const total: Counts = { passed: 0, failed: 0 };
const flaky: string[] = [];

const missing = getNeeds();
if (missing) console.error(missing);

step('format', () => simple(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
step('lint', () =>
  simple(bin('eslint'), [
    '--flag',
    'unstable_native_nodejs_ts_config',
    '-c',
    'shared/src/build/eslint.config.ts',
    '--max-warnings',
    '0',
    '.',
  ]),
);
step('types', () => simple(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json']));
step('unit and store tests', jest);
await releaseAll();
step('journeys in Chromium', () => playwright(findChromium()));
step('statements of the specification', () => {
  const written = ['jest.json', 'playwright.json'].map((name) => path.join(reports, name));
  return simple(process.execPath, ['shared/src/build/commands/specification.ts', ...written]);
});

if (flaky.length > 0) console.log(`\n${flaky.length} held only when tried again:\n  ${flaky.join('\n  ')}`);
if (missing) console.error(`\n${missing}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function step(name: string, run: () => Counts): void {
  console.log(`\n── ${name}`);
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
}

function simple(command: string, args: string[]): Counts {
  const isGood = execute(command, args) === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function jest(): Counts {
  const report = path.join(reports, 'jest.json');
  const code = execute(bin('jest'), [
    '-c',
    'shared/src/build/jest.config.ts',
    '--json',
    '--outputFile',
    report,
  ]);
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
  } = read<JestReport>(report);
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

function playwright(executable: string | undefined): Counts {
  const report = path.join(reports, 'playwright.json');
  const env = { CHROMIUM: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = execute(
    bin('playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'],
    env,
  );
  const counts = journeyCounts(read<Report>(report));
  flaky.push(...counts.flaky);
  return { passed: counts.passed, failed: counts.failed || (code === 0 ? 0 : 1) };
}

function execute(command: string, args: string[], env: NodeJS.ProcessEnv = {}): number | null {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

function read<T>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
