import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT, readSecurityList, testsOf } from '../testing/security-list.ts';
import { MUTATIONS } from '../testing/mutations/all-mutations.ts';

const ROWS = readSecurityList();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('Every file and every test that the security list names is there', () => {
  expect(ROWS.length).toBeGreaterThan(70);
  const missing = ROWS.flatMap(({ cited }) => cited).flatMap(({ file, name, sentences }) =>
    file === undefined ? [name] : sentences.filter((sentence) => !read(file).includes(sentence)),
  );
  expect(missing).toEqual([]);
});

it('Every mutation fits the code, and breaks a row that cites tests', () => {
  const unfit = MUTATIONS.filter(({ file, from }) => read(file).split(from).length !== 2);
  expect(unfit.map(({ name }) => name)).toEqual([]);
  const tested = new Set(ROWS.filter((row) => testsOf(row).length > 0).map(({ no }) => no));
  expect(MUTATIONS.filter(({ rows }) => !rows.every((no) => tested.has(no)))).toEqual([]);
});

it('Every row that is shown by tests of Jest has a mutation, or the protection could go unseen', () => {
  const broken = new Set(MUTATIONS.flatMap(({ rows }) => rows));
  const shown = ROWS.filter((row) => row.state === 'shown' && testsOf(row).length > 0);
  expect(shown.length).toBeGreaterThan(140);
  expect(shown.map(({ no }) => no).filter((no) => !broken.has(no))).toEqual([]);
});

it('Every row that is shown in part says what is open', () => {
  const partly = ROWS.filter(({ state }) => state === 'partly');
  expect(partly.length).toBeGreaterThan(0);
  expect(partly.filter(({ text }) => !/open: /i.test(text)).map(({ no }) => no)).toEqual([]);
});
