import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import startPostgres, { postgresUrl, stopPostgres } from '../../database/testing/postgres.ts';
import { ROOT, readSecurityList, testsOf, type Cited } from '../security-list.ts';
import { MUTATIONS } from './all-mutations.ts';
import type { Mutation } from './mutation.ts';

/*
 * `npm run mutate` : breaks the code as each mutation says, in a copy, and runs the tests that SECURITY.md cites for each of
 * its rows. A row none of whose own tests notices fails the command, and so does a test that fails without any change: it
 * notices nothing. `npm run mutate -- 7.4 8.2.1` takes the mutations of those rows alone.
 */
const wanted = process.argv.slice(2);
const rows = new Map(readSecurityList().map((row) => [row.no, row]));
const mutations = MUTATIONS.filter(
  (mutation) =>
    wanted.length === 0 ||
    mutation.rows.some((no) => wanted.some((start) => no === start || no.startsWith(`${start}.`))),
);

const copy = mkdtempSync(path.join(tmpdir(), 'vitrine-mutations-'));
let running: ChildProcess | null = null;
process.on('exit', () => {
  running?.kill();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
copyTree();
// One for all runs: each would start its own.
await startPostgres();
const databaseUrl = await postgresUrl();

let unnoticed = 0;
let shown = 0;
/** What noticed: patterns of titles by file. */
const noticed = new Map<string, Set<string>>();
for (const mutation of mutations) {
  console.log(mutation.name);
  for (const [no, red] of await redTests(mutation)) {
    shown += 1;
    if (red === null) unnoticed += 1;
    else noticed.set(red.file, new Set([...(noticed.get(red.file) ?? []), ...red.patterns]));
    console.log(`    ${no}  ${red === null ? 'NOT NOTICED' : `red: ${red.name}`}`);
  }
}
const always: Red[] = [];
for (const [file, patterns] of noticed) always.push(...(await failuresOfFile(file, [...patterns])));
for (const { name } of always) console.log(`RED WITHOUT ANY CHANGE: ${name}`);
console.log(`${mutations.length} mutations of ${shown} rows, ${unnoticed} not noticed`);
process.exitCode = unnoticed + always.length > 0 ? 1 : 0;
await stopPostgres();

/** What git knows of the tree, as it lies here, and links to its packages. */
function copyTree(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // One that was deleted and not committed is listed still.
  for (const file of files.split('\0').filter((one) => one && existsSync(path.join(ROOT, one))))
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  const packages = execFileSync('find', [ROOT, '-name', 'node_modules', '-prune', '-print'], {
    encoding: 'utf8',
  });
  for (const folder of packages.split('\n').filter(Boolean)) {
    const place = path.join(copy, path.relative(ROOT, folder));
    execFileSync('mkdir', ['-p', place]);
    execFileSync('find', [
      folder,
      ...['-mindepth', '1', '-maxdepth', '1', '!', '-name', '.cache'],
      ...['-exec', 'cp', '-al', '-t', place, '{}', '+'],
    ]);
  }
}

/** Of each row a test of its own that fails while the code is changed, or null. Throws when the mutation fits nowhere. */
async function redTests({ rows: numbers, name, file, from, to }: Mutation): Promise<[string, Red | null][]> {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file}: not there exactly once: ${from}`);
  const wantedRows = numbers.map((no) => {
    const row = rows.get(no);
    const cited = row ? testsOf(row) : [];
    if (cited.length === 0) throw new Error(`${name}: ${no} cites no test`);
    return { no, cited };
  });
  const [before, after] = text.split(from);
  writeFileSync(place, `${before}${to}${after}`);
  const told: [string, Red | null][] = [];
  const known: Red[] = [];
  try {
    for (const { no, cited } of wantedRows) {
      // Rows may cite the same test, which is run once.
      if (!known.some((red) => isCited(red, cited))) known.push(...(await failuresOf(cited)));
      told.push([no, known.find((red) => isCited(red, cited)) ?? null]);
    }
    return told;
  } finally {
    writeFileSync(place, text);
  }
}

/** A test that failed; a file that did not end stands for all of its tests. */
interface Red {
  file: string;
  name: string;
  /** Of the titles that were run. */
  patterns: string[];
  isWhole?: boolean;
}

function isCited(red: Red, cited: Cited[]): boolean {
  return cited.some(
    ({ file, sentences }) =>
      file === red.file &&
      (red.isWhole || sentences.some((sentence) => new RegExp(patternOf(sentence)).test(red.name))),
  );
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function isLong(file = ''): boolean {
  return file.includes('.long.');
}

/** By day first: what takes the night is asked only when no other test noticed. */
async function failuresOf(cited: Cited[]): Promise<Red[]> {
  const byDay = await failuresIn(cited.filter(({ file }) => !isLong(file)));
  return byDay.length > 0 ? byDay : failuresIn(cited.filter(({ file }) => isLong(file)));
}

/** A file after the other, up to the first that fails: Jest writes no report when `--bail` ends it before the last one. */
async function failuresIn(cited: Cited[]): Promise<Red[]> {
  for (const file of new Set(cited.flatMap((one) => one.file ?? []))) {
    const patterns = cited.filter((one) => one.file === file).flatMap((one) => one.sentences.map(patternOf));
    const failures = patterns.length > 0 ? await failuresOfFile(file, patterns) : [];
    if (failures.length > 0) return failures;
  }
  return [];
}

async function failuresOfFile(file: string, patterns: string[]): Promise<Red[]> {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  running = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['-c', 'shared/src/build/jest.config.ts', '--json', '--outputFile', report, '--silent'],
      // Looks through the files of no other workspace.
      ...['--selectProjects', workspaceOf(file), '--runInBand'],
      // What fails may leave a server open, and the run would wait for it.
      '--forceExit',
      ...['--testNamePattern', patterns.join('|'), '--runTestsByPath', file],
    ],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, ...testing(isLong(file)) }, timeout: 300_000 },
  );
  const [, signal] = (await once(running, 'exit')) as [number | null, NodeJS.Signals | null];
  // Tests that wait for what the changed code never does are as good as red: a whole run would end so too.
  if (signal) return [{ file, name: `${file} does not end`, patterns, isWhole: true }];
  if (!existsSync(report)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const told = patterns.map((pattern) => new RegExp(pattern));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, fullName }) => status === 'failed' && told.some((one) => one.test(fullName)))
      .map(({ fullName: name }) => ({ file, name, patterns })),
  );
}

function testing(night: boolean): Record<string, string | undefined> {
  return { VITRINE_TEST_LONG: night ? '1' : '', TEST_DATABASE_URL: databaseUrl };
}

/** The project that Jest has a test in. */
function workspaceOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** A title as it stands in the source, with what `it.each` fills in. */
function patternOf(sentence: string): string {
  const parts = sentence.split(/\$\w+|%[a-z#]/);
  return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}
