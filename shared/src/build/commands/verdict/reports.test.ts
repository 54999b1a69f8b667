import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newReport, readJest, readPlaywright, sumCounts } from './reports.ts';
import { afterAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, report: object): string {
  const file = newReport(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('names each test of Jest that failed, and a suite that never began', () => {
  const file = write('jest.json', {
    numPassedTests: 7,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\nat a.ts'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: '\n  Cannot find module', assertionResults: [] },
    ],
  });
  expect(readJest(file)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['a.test.ts › subtracts › expected 1', 'b.test.ts › Cannot find module'],
  });
});

it('names each journey that failed, with its file and line', () => {
  const failed = {
    title: 'a guest buys',
    ok: false,
    line: 12,
    tests: [{ results: [{ error: { message: 'late' } }] }],
  };
  const file = write('playwright.json', {
    stats: { expected: 3, unexpected: 1 },
    suites: [{ file: 'buy.spec.ts', specs: [], suites: [{ file: 'buy.spec.ts', specs: [failed] }] }],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['buy.spec.ts:12 › a guest buys › late'],
  });
});

it('reads nothing of a report that was not written, nor of the run before', () => {
  const file = write('jest.json', { numPassedTests: 7 });
  newReport(folder, 'jest.json');
  expect(sumCounts([readJest(file), readJest(file)])).toEqual({ passed: 0, failed: 0, failures: [] });
});
