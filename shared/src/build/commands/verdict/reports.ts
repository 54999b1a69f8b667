import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a step says at its end. */
export interface Counts {
  passed: number;
  failed: number;
  /** Name of each test that failed, with the first line of why: read at the end of a long log. */
  failures: string[];
}

/** Of a step that had nothing to do. */
export const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

/** What is read of Jest's report. */
interface JestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** What is read of Playwright's report. */
interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number };
  suites?: PlaywrightSuite[];
}

/** Where a report is to be written. An old one would count again where no new one comes. */
export function newReport(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** Counts of Jest's report in `file`; one that was not written has nothing. */
export function readJest(file: string): Counts {
  const { numPassedTests: passed = 0, numFailedTests = 0, ...report } = read<JestReport>(file);
  const failures = (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [sayFailure(name, '', message)];
    return failed.map(({ fullName, failureMessages }) => sayFailure(name, fullName, failureMessages[0]));
  });
  return { passed, failed: Math.max(numFailedTests, report.numFailedTestSuites ?? 0), failures };
}

/** Counts of Playwright's report in `file`; one that was not written has nothing. */
export function readPlaywright(file: string): Counts {
  const { stats = {}, suites = [] } = read<PlaywrightReport>(file);
  return {
    passed: stats.expected ?? 0,
    failed: stats.unexpected ?? 0,
    failures: suites.flatMap(failuresOf),
  };
}

/** Sum of the counts of `all`. */
export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return sayFailure(`${file}:${line}`, title, errors.find(Boolean));
    });
  return [...failed, ...suites.flatMap(failuresOf)];
}

/** Reporters colour what they write: a log that is read later has no use for it. */
function sayFailure(file: string, title: string, message = ''): string {
  // oxlint-disable-next-line no-control-regex -- escape sequences of a terminal begin with a control character
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '');
  const why = plain.split('\n').find((line) => line.trim()) ?? '';
  return [file, title, why.trim()].filter(Boolean).join(' › ');
}

function read<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
