import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isLeaked } from './rules/leaked-passwords.ts';
import type { CommonPasswords } from './rules/password-fault.ts';

const DATA = resolve(import.meta.dirname, '../../data');

/** Digests of passwords that leaked; how they are made: `leaked-passwords-command.ts`. */
export const LEAKED_PASSWORDS = resolve(DATA, 'leaked-passwords.bin');

/** Passwords that many people use (how that list is made stands at its top), and those that leaked. */
export async function readCommonPasswords(): Promise<CommonPasswords> {
  const [many, leaked] = await Promise.all([readUsedByMany(), readFile(LEAKED_PASSWORDS)]);
  return { has: (password) => many.has(password) || isLeaked(leaked, password) };
}

/** Without those that leaked. */
export async function readUsedByMany(): Promise<CommonPasswords> {
  const text = await readFile(resolve(DATA, 'common-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}
