import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser';

/** A test as `docs/specification.md` names it: its file from the root, and its own title as the source writes it. */
interface NamedTest {
  file: string;
  title: string;
}

/** A statement of the specification, with how the shop stands to it. */
interface Statement {
  number: string;
  status: string;
  tests: NamedTest[];
}

interface Specification {
  statements: Statement[];
  /** How many statements may be open; it stands in the head of the page. */
  mostOpen: number;
}

/** Reads the tables of `docs/specification.md`: number, statement, status, tests. */
export function readSpecification(text: string): Specification {
  const rows = text.split('\n').filter((line) => /^\| [SD][\d.]+ \|/.test(line));
  const [, mostOpen = 'NaN'] = /^Open statements, at most: (\d+)$/m.exec(text) ?? [];
  return { statements: rows.map(readRow), mostOpen: Number(mostOpen) };
}

function readRow(row: string): Statement {
  // A bar within a cell is written with a backslash.
  const [, number = '', , status = '', shown = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const tests = shown.split('<br>').flatMap((name) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(name.trim()) ?? [];
    return file && title ? [{ file, title: title.replaceAll('\\', '') }] : [];
  });
  return { number, status, tests };
}

/** What is wrong with the page: numbers, status, decisions and tests that are not there. Empty when all is well. */
export function findFaults({ statements, mostOpen }: Specification, root: string): string[] {
  const open = statements.filter(({ status }) => status.startsWith('open')).length;
  return [
    ...(statements.length > 0 ? [] : ['no statement can be read']),
    ...(open <= mostOpen ? [] : [`${open} statements are open, ${mostOpen} may be`]),
    ...faultsOfNumbers(statements.map(({ number }) => number)),
    ...statements.flatMap((statement) =>
      [...faultsOfStatus(statement, root), ...faultsOfTests(statement, root)].map(
        (fault) => `${statement.number}: ${fault}`,
      ),
    ),
  ];
}

/** Within each section they count from 1, so a row that is lost or stands twice shows. */
function faultsOfNumbers(numbers: string[]): string[] {
  const counts = new Map<string, number>();
  return numbers.flatMap((number) => {
    const section = number.slice(0, number.lastIndexOf('.'));
    const next = (counts.get(section) ?? 0) + 1;
    counts.set(section, next);
    return number === `${section}.${next}` ? [] : [`${number} stands where ${section}.${next} belongs`];
  });
}

function faultsOfStatus({ status }: Statement, root: string): string[] {
  if (status === 'met' || /^open: \w.{20,}$/.test(status)) return [];
  const [, link] = /^deviated \(\[\d{3}\]\((decisions\/\d{3}-[\w-]+\.md)\)\)$/.exec(status) ?? [];
  if (!link)
    return [`“${status}” is no status: met, deviated with its decision, or open with what is missing`];
  return existsSync(path.join(root, 'docs', link)) ? [] : [`there is no ${link}`];
}

/** An open statement may have none. */
function faultsOfTests({ status, tests }: Statement, root: string): string[] {
  if (tests.length === 0 && !status.startsWith('open')) return ['names no test'];
  return tests.flatMap(({ file, title }) => {
    const isThere = titlesIn(path.join(root, file)).includes(title);
    return isThere ? [] : [`${file} has no test called “${title}”`];
  });
}

const known = new Map<string, string[]>();

/** The titles of the tests in a file, those made by a table or a template as they are written; none of a file that is not there. */
export function titlesIn(file: string): string[] {
  const found = known.get(file) ?? (existsSync(file) ? titlesOf(readFileSync(file, 'utf8'), file) : []);
  known.set(file, found);
  return found;
}

/** The same of a source. */
export function titlesOf(source: string, name = 'some.test.tsx'): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) && first && textOf(first);
      if (title) titles.push(title);
    },
  });
  visitor.visit(parseSync(name, source).program);
  return titles;
}

/** `it`, `test`, and what is built on them by a dot or a call, such as `it.each(rows)`; `test.describe` is a group. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return ['it', 'test'].includes(callee.name);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !callee.computed && callee.property.name === 'each' && isTest(callee.object);
}

function textOf(node: Argument): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('${…}');
}

/** A test that ran, by the file that it is in. */
interface Ran extends NamedTest {
  isPassed: boolean;
}

/** What a JSON report of Jest or of Playwright says of the tests that were run. Skipped ones were not. */
export function readReport(report: JestReport & PlaywrightReport, root: string): Ran[] {
  const nameOf = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const ofJest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ file: nameOf(name), title, isPassed: status === 'passed' })),
  );
  const folder = report.config?.rootDir ?? root;
  const ofPlaywright = (report.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        file: nameOf(path.resolve(folder, file)),
        title,
        isPassed: status === 'expected' || status === 'flaky',
      })),
  );
  return [...ofJest, ...ofPlaywright];
}

/** Which named tests did not run, or not all of their cases passed: one line each. */
export function findUnshown({ statements }: Specification, ran: Ran[]): string[] {
  return statements.flatMap(({ number, tests }) =>
    tests.flatMap(({ file, title }) => {
      const pattern = patternOf(title);
      const cases = ran.filter((one) => one.file === file && pattern.test(one.title));
      if (cases.length > 0 && cases.every(({ isPassed }) => isPassed)) return [];
      return [`${number}: ${file} › ${title} ${cases.length === 0 ? 'did not run' : 'did not pass'}`];
    }),
  );
}

/** What stands for a value in a title: `${…}` of a template, `%s` and `$name` of a table. */
const VALUE = /\$\{…\}|%(?:\.\d+)?[a-zA-Z#]|\$[a-z]\w*/;

function patternOf(title: string): RegExp {
  const fixed = title.split(VALUE).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`, 's');
}

interface JestReport {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightReport {
  config?: { rootDir?: string };
  suites?: Suite[];
}

interface Suite {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
