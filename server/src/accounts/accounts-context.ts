import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../database/database.ts';
import { readCommonPasswords } from './common-passwords.ts';
import { PASSWORD_WORK, type PasswordWork } from './hash-password.ts';
import type { CommonPasswords } from './rules/password-fault.ts';

/** What everything about accounts needs. */
export interface AccountsContext {
  database: Database;
  clock: Clock;
  publicUrl: string;
  commonPasswords: CommonPasswords;
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

let common: Promise<CommonPasswords> | undefined;
