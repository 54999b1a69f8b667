import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../store/database.ts';
import { readCommonPasswords } from './common-passwords.ts';

/** What everything about accounts needs. */
export interface AccountsContext {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** In lower case. */
  commonPasswords: ReadonlySet<string>;
}

export async function createAccounts(options: {
  database: Database;
  env: Pick<Env, 'publicUrl'>;
  clock: Clock;
}): Promise<AccountsContext> {
  const { database, env, clock } = options;
  return { database, clock, publicUrl: env.publicUrl, commonPasswords: await readCommonPasswords() };
}
