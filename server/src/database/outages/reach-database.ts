import { sql } from 'kysely';
import { errorCode } from '../../platform/error-code.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { Database } from '../database.ts';

/**
 * Waits until the database answers.
 * @throws StartupError when PostgreSQL does not; the address is left out, because it may hold a password
 */
export async function reachDatabase(database: Database): Promise<void> {
  try {
    await sql`select 1`.execute(database.kysely);
  } catch (error) {
    if (database.dialect === 'sqlite') throw error;
    throw new StartupError(`DATABASE_URL: PostgreSQL cannot be used there (${explain(error)}).`, {
      cause: error,
    });
  }
}

/** An error for several addresses at once has no message, only a code. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (errorCode(error) ?? 'no answer');
}

/** Whether the database answers now. */
export function canRead({ kysely }: Database): Promise<boolean> {
  return sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  );
}
