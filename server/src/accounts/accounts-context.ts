import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../database/database.ts';
import { readCommonPasswords } from './common-passwords.ts';
import { PASSWORD_WORK, type PasswordWork } from './hash-password.ts';

/** What everything about accounts needs. */
export interface AccountsContext {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** In lower case. */
  commonPasswords: ReadonlySet<string>;
  passwordWork: PasswordWork;
}

export async function createAccounts(options: {
  database: Database;
  env: Pick<Env, 'publicUrl'>;
  clock: Clock;
  passwordWork?: PasswordWork;
}): Promise<AccountsContext> {
  const { database, env, clock, passwordWork = PASSWORD_WORK } = options;
  const commonPasswords = await readCommonPasswords();
  return { database, clock, publicUrl: env.publicUrl, commonPasswords, passwordWork };
}
