import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { isLongRun } from '../testing/long-run.ts';

const SHOPS = isLongRun ? 300 : 40;
const ROOT = path.resolve(import.meta.dirname, '../../..');

it('a fact that is declared in the list, and nowhere else, is typed, held, answered, listed and exported', async () => {
  const program = ['--import', './shared/src/contract/facts/testing/edited-list.ts'];
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [...program, 'server/src/imports/testing/young-facts.ts', String(SHOPS)],
    { cwd: ROOT },
  );
  expect(stderr).toBe('');
});
