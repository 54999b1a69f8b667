import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { blocksOf } from './document-commands.ts';
import { openDocumentPlace, type DocumentPlace } from './document-place.ts';

jest.setTimeout(900_000);

let place: DocumentPlace;
beforeAll(async () => {
  place = await openDocumentPlace();
});
afterAll(() => place.close());

it('Whoever follows RELEASING.md word by word releases, tries, and goes back', () => {
  const [, , , , live = '', trial = '', promote = '', back = '', ...others] = blocksOf('RELEASING.md');
  expect(others).toEqual([]);
  const { prefix, run } = place;
  const clone = path.join(prefix, 'work/vitrine');
  run('git clone -q "$REPOSITORY" vitrine', path.dirname(clone));
  const first = versionOf(run(live, clone));
  appendFileSync(path.join(clone, 'catalog/src/remote.tsx'), "\nexport const tried = 'by hand';\n");
  const second = versionOf(run(trial, clone));
  expect(second).not.toBe(first);
  expect(versionOf(run(promote, clone))).toBe(second);
  expect(run(back, clone, { VERSION: second }).trim().split('\n').slice(-2).join()).toContain(second);
});

/** What a command for releases says last: the app and its version. */
const versionOf = (told: string): string => told.trim().split(' ').at(-1) ?? '';
