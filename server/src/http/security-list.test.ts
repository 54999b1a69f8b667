import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const SERVER = resolve(__dirname, '../..');
const ROWS = readFileSync(resolve(SERVER, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));

/** A file as the list names it: below `server/src/`, or from the root. */
const placeOf = (file: string) =>
  [resolve(SERVER, 'src', file), resolve(SERVER, '..', file)].find((path) => existsSync(path));

/** What a row names that is not there: files, and sentences that the file before them does not have. */
function missingIn(row: string): string[] {
  let text = '';
  return [...row.matchAll(/`([\w/.-]+\.(?:tsx?|md))`|“([^”]+)”/g)].flatMap(([, file, sentence = '']) => {
    if (file === undefined) return text.includes(sentence) ? [] : [sentence];
    const place = placeOf(file);
    text = place ? readFileSync(place, 'utf8') : '';
    return place ? [] : [file];
  });
}

it('Every file and every test that the security list names is there', () => {
  expect(ROWS.length).toBeGreaterThan(70);
  expect(ROWS.flatMap(missingIn)).toEqual([]);
});
