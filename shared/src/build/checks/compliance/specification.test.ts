import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findFaults, findUnshown, readReport, readSpecification, titlesOf } from './specification.ts';

const ROOT = resolve(__dirname, '../../../../..');
const DECISIONS = resolve(ROOT, 'docs/decisions');
const SELF = 'shared/src/build/checks/compliance/specification.test.ts';

const page = (...rows: string[]) => readSpecification(['Open statements, at most: 1', ...rows].join('\n'));
const row = (number: string, status: string, shown: string) =>
  `| ${number} | A thing | ${status} | ${shown} |`;
const HERE = `\`${SELF}\` › is read from its tables`;

describe('The page that holds the shop against its specification', () => {
  it('names every statement once, with its status, its decision and its tests', () => {
    const specification = readSpecification(readFileSync(resolve(ROOT, 'docs/specification.md'), 'utf8'));
    expect(specification.statements.length).toBeGreaterThan(250);
    expect(findFaults(specification, ROOT)).toEqual([]);
  });

  it('is read from its tables', () => {
    const { statements, mostOpen } = page(
      row('S1.1', 'met', '`a/b.test.ts` › says %s \\| no<br>`e2e/journeys/c.spec.ts` › goes on'),
    );
    expect(mostOpen).toBe(1);
    expect(statements).toEqual([
      {
        number: 'S1.1',
        status: 'met',
        tests: [
          { file: 'a/b.test.ts', title: 'says %s | no' },
          { file: 'e2e/journeys/c.spec.ts', title: 'goes on' },
        ],
      },
    ]);
  });

  it.each([
    [[row('S1.1', 'met', HERE), row('S1.3', 'met', HERE)], 'S1.3 stands where S1.2 belongs'],
    [[row('S1.1', 'met', HERE), row('S1.1', 'met', HERE)], 'S1.1 stands where S1.2 belongs'],
    [[row('S1.1', 'nearly', HERE)], 'S1.1: “nearly” is no status'],
    [[row('S1.1', 'deviated', HERE)], 'S1.1: “deviated” is no status'],
    [
      [row('S1.1', 'deviated ([999](decisions/999-nothing.md))', HERE)],
      'S1.1: there is no decisions/999-nothing.md',
    ],
    [[row('S1.1', 'met', '')], 'S1.1: names no test'],
    [[row('S1.1', 'met', '`nowhere.test.ts` › is')], 'S1.1: nowhere.test.ts has no test called “is”'],
    [[row('S1.1', 'met', `\`${SELF}\` › is nowhere`)], `S1.1: ${SELF} has no test called “is nowhere”`],
    [
      ['1', '2'].map((place) => row(`S1.${place}`, 'open: a test that nobody has written yet', '')),
      '2 statements are open, 1 may be',
    ],
    [[], 'no statement can be read'],
  ])('is at fault with %j', (rows, fault) => {
    expect(findFaults(page(...rows), ROOT)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('The titles of a file', () => {
  it('are those of its tests, also out of tables and templates, and not those of groups', () => {
    const source = `
      describe('a group', () => { it('is plain', go); it.each([['%s']])('is %s', go); });
      describe.each(ROWS)('%s', () => test(\`is \${one} of \${two}\`, go));
      test.describe('another group', () => { test.use({ a: 'b' }); test("is the shop’s", go); });`;
    expect(titlesOf(source)).toEqual(['is plain', 'is %s', 'is ${…} of ${…}', 'is the shop’s']);
  });
});

describe('A run shows what the page says', () => {
  const named = page(
    row('S1.1', 'met', '`shared/a.test.ts` › costs %i (or $name)'),
    row('S1.2', 'met', '`e2e/journeys/b.spec.ts` › reads ${…}'),
  );
  const jest = (...cases: [string, string][]) => ({
    testResults: [
      {
        name: `${ROOT}/shared/a.test.ts`,
        assertionResults: cases.map(([title, status]) => ({ title, status })),
      },
    ],
  });
  const playwright = (status: string) => ({
    config: { rootDir: `${ROOT}/e2e/journeys` },
    suites: [{ suites: [{ specs: [{ file: 'b.spec.ts', title: 'reads nl', tests: [{ status }] }] }] }],
  });
  const unshown = (...reports: Parameters<typeof readReport>[0][]) =>
    findUnshown(
      named,
      reports.flatMap((report) => readReport(report, ROOT)),
    );

  it('when each named test ran and passed', () => {
    const cases = jest(['costs 3 (or a)', 'passed'], ['costs 4 (or b)', 'passed']);
    expect(unshown(cases, playwright('expected'))).toEqual([]);
    expect(unshown(cases, playwright('flaky'))).toEqual([]);
  });

  it('but not by a test that failed, was skipped, or is missing', () => {
    const half = jest(['costs 3 (or a)', 'passed'], ['costs 4 (or b)', 'failed']);
    expect(unshown(half, playwright('skipped'))).toEqual([
      'S1.1: shared/a.test.ts › costs %i (or $name) did not pass',
      'S1.2: e2e/journeys/b.spec.ts › reads ${…} did not run',
    ]);
    expect(
      unshown(jest(['costs 3', 'passed'], ['costs 4 (or b)', 'pending']), playwright('unexpected')),
    ).toEqual([
      'S1.1: shared/a.test.ts › costs %i (or $name) did not run',
      'S1.2: e2e/journeys/b.spec.ts › reads ${…} did not pass',
    ]);
  });
});

describe('The decisions', () => {
  const names = readdirSync(DECISIONS).filter((name) => /^\d{3}-/.test(name));

  it('have each a number of its own, and stand in the index', () => {
    const index = readFileSync(resolve(DECISIONS, 'README.md'), 'utf8');
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length);
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('are dated and short', () => {
    const texts = names.map((name) => [name, readFileSync(resolve(DECISIONS, name), 'utf8')] as const);
    expect(texts.filter(([, text]) => !/\b20\d\d-\d\d-\d\d\b/.test(text))).toEqual([]);
    // Words, without the signs of headings and lists.
    const long = texts.filter(([, text]) => (text.match(/\S*\w\S*/g)?.length ?? 0) > 250);
    expect(long.map(([name]) => name)).toEqual([]);
  });
});
