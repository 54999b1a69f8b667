import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../database/database.ts';
import { PASSWORD_WORK, type PasswordWork } from './hash-password.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** What everything about accounts needs. */
export interface AccountsContext {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** In lower case. */
  commonPasswords: ReadonlySet<string>;
  passwordWork: PasswordWork;
  /** Of an address, by the key of visitors (`networkNames`). */
  nameNetwork: (ip: string) => string;
}

export async function createAccounts(options: {
  database: Database;
  env: Pick<Env, 'publicUrl'>;
  clock: Clock;
  passwordWork?: PasswordWork;
  nameNetwork: (ip: string) => string;
}): Promise<AccountsContext> {
  const { database, env, clock, passwordWork = PASSWORD_WORK, nameNetwork } = options;
  const commonPasswords = await (common ??= readCommonPasswords());
  return { database, clock, publicUrl: env.publicUrl, commonPasswords, passwordWork, nameNetwork };
}

const FILE = resolve(import.meta.dirname, '../../data/common-passwords.txt');

let common: Promise<ReadonlySet<string>> | undefined;

/** Passwords that many people use, in lower case. How the list is made stands at its top. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(FILE, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
