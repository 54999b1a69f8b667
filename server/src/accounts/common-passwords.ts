import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../data/common-passwords.txt');

/** Passwords that many people use, in lower case. How the list is made stands at its top. */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(FILE, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
