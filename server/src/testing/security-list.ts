import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../..');
export const ROOT = path.resolve(SERVER, '..');

/** A test, or a page, that a row of `SECURITY.md` names as what shows it. */
export interface Cited {
  /** From the root; undefined when there is none of that name. */
  file: string | undefined;
  /** As the row writes it. */
  name: string;
  sentences: string[];
}

/** A requirement of the ASVS, as `SECURITY.md` lists it. */
interface SecurityRow {
  no: string;
  state: string;
  /** What shows it, or why. */
  text: string;
  cited: Cited[];
}

/** Reads the list of what the shop does of the ASVS. A row may lean on the tests of others. */
export function readSecurityList(): SecurityRow[] {
  const rows = readFileSync(path.join(SERVER, 'SECURITY.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, no = '', , state = '', ...shown] = line.split('|').map((cell) => cell.trim());
      const text = shown.join('|');
      return { no, state, text, cited: citedIn(text) };
    });
  /** A row's own, and those of the rows that it leans on. */
  const allCited = ({ text, cited }: (typeof rows)[number], index: number): Cited[] => {
    const names = [...text.matchAll(/\b(?:as|tests of) (\d+(?:\.\d+)+)/g)].map(([, name]) => name);
    const before = text.startsWith('the same') ? [index - 1] : [];
    const others = names.map((name) => rows.findIndex((row) => row.no === name));
    return [...cited, ...[...before, ...others].flatMap((at) => (rows[at] ? allCited(rows[at], at) : []))];
  };
  return rows.map((row, index) => ({
    no: row.no,
    state: row.state,
    text: row.text,
    cited: allCited(row, index),
  }));
}

/** Files, and the sentences that are cited of each. */
function citedIn(text: string): Cited[] {
  const all: Cited[] = [];
  for (const [, name, sentence = ''] of text.matchAll(/`([\w/.-]+\.(?:tsx?|md))`|“([^”]+)”/g))
    if (name === undefined) all.at(-1)?.sentences.push(sentence);
    else all.push({ file: placeOf(name), name, sentences: [] });
  return all;
}

/** A file as the list names it: below `server/src/`, or from the root. */
function placeOf(name: string): string | undefined {
  const place = [path.join(SERVER, 'src', name), path.join(ROOT, name)].find((file) => existsSync(file));
  return place && path.relative(ROOT, place);
}

/** The row's tests that Jest runs. */
export const testsOf = ({ cited }: SecurityRow): Cited[] =>
  cited.filter(({ file = '' }) => /\.test\.tsx?$/.test(file));
