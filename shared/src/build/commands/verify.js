import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../folders.js';
import { journeyCounts } from './journey-counts.js';
import { findChromium, getNeeds } from './needs.js';
import { releaseAll } from './release-all.js';

/**
 * The second half of `npm test`: everything that must hold, one step after another.
 * A step that fails does not stop the others. The last line counts tests; a step without tests counts as one. A
 * journey that failed once and then held is named before it: mostly a fault that shows itself in slow moments only.
 */
const reports = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0 };
const flaky = [];

const missing = getNeeds();
if (missing) console.error(missing);

step('format', () => simple(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
step('lint', () =>
  simple(bin('eslint'), ['-c', 'shared/src/build/eslint.config.js', '--max-warnings', '0', '.']),
);
step('types', () => simple(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json']));
step('unit and store tests', jest);
await releaseAll();
step('journeys in Chromium', () => playwright(findChromium()));

if (flaky.length > 0) console.log(`\n${flaky.length} held only when tried again:\n  ${flaky.join('\n  ')}`);
if (missing) console.error(`\n${missing}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function step(name, run) {
  console.log(`\n── ${name}`);
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
}

function simple(command, args) {
  const isGood = execute(command, args) === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function jest() {
  const report = path.join(reports, 'jest.json');
  const code = execute(bin('jest'), [
    '-c',
    'shared/src/build/jest.config.js',
    '--json',
    '--outputFile',
    report,
  ]);
  const { numPassedTests: passed = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read(report);
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

function playwright(executable) {
  const report = path.join(reports, 'playwright.json');
  const env = { CHROMIUM: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = execute(
    bin('playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'],
    env,
  );
  const counts = journeyCounts(read(report));
  flaky.push(...counts.flaky);
  return { passed: counts.passed, failed: counts.failed || (code === 0 ? 0 : 1) };
}

function execute(command, args, env = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
