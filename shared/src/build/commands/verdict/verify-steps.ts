import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../folders.ts';
import { findChromium } from '../machine.js';
import { newReport, readJest, readPlaywright, type Counts } from './reports.ts';
import { runProgram } from './run-program.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');
const inCache = (name: string) => path.join(CACHE, name);
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

/** Steps without tests: each counts as one, and is heard of when it fails. */
const STATIC_STEPS = {
  format: [bin('oxfmt'), '--check'],
  lint: [bin('oxlint'), '-c', 'shared/src/build/oxlint.config.ts'],
  types: [
    bin('tsc'),
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    inCache('types.tsbuildinfo'),
  ],
};

/** @param paths for lint: what it looks at instead of everything */
export const staticStep = (name: keyof typeof STATIC_STEPS, paths: string[] = []) =>
  oneStep(name, [...STATIC_STEPS[name], ...paths]);

/** The filled shop that every journey's is a copy of: made beside other steps, the journeys need not begin with it. */
export const journeysSeed = () =>
  oneStep('the shop of the journeys', [process.execPath, 'e2e/support/shops/seed.ts']);

/** Whether each statement of the specification has a test that ran and passed, by the reports of a whole day. */
export function specification(reports: string): Promise<Counts> {
  const written = ['jest.json', 'playwright.json'].map((name) => path.join(reports, name));
  const program = path.join(import.meta.dirname, '../compliance/specification.ts');
  return oneStep('statements of the specification', [process.execPath, program, ...written]);
}

async function oneStep(name: string, program: string[]): Promise<Counts> {
  const start = performance.now();
  const { isGood, said } = await runProgram(program);
  console.log(`\n── ${name}: ${isGood ? 'good' : 'wrong'}, ${seconds(start)} s\n${isGood ? '' : said}`);
  return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** Unit and store tests. What is told of them is `jest.json` in `reports`. */
export async function jest(
  reports: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv },
) {
  const report = newReport(reports, 'jest.json');
  const json = ['--json', '--outputFile', report];
  const { isGood } = await runProgram(
    [bin('jest'), '-c', 'shared/src/build/jest.config.ts', ...json, ...args],
    {
      env,
      isShown: true,
    },
  );
  return orOne('jest', readJest(report), isGood);
}

/** Journeys in Chromium, each tried once. What is told of them is `playwright.json` in `reports`. */
export async function journeys(reports: string, args: string[]): Promise<Counts> {
  const report = newReport(reports, 'playwright.json');
  const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const run = [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { isGood } = await runProgram([...run, '--retries=0', '--pass-with-no-tests', ...args], {
    env,
    isShown: true,
  });
  return orOne('playwright', readPlaywright(report), isGood);
}

/** Files that differ from the branch that all work ends on: committed since, or not yet. */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main', 'HEAD']
    .map((name) => git('merge-base', 'HEAD', name)[0])
    .find(Boolean);
  const changed = git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD');
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

export const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

/** A program that failed without a failed test has failed all the same. */
function orOne(name: string, counts: Counts, isGood: boolean): Counts {
  if (isGood || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${name} ended badly, and no test failed`] };
}

function git(...args: string[]): string[] {
  try {
    const said = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
