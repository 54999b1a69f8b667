import { sql } from 'kysely';
import type { Database } from './store/database.ts';

/** Why the shop cannot open, in a sentence for whoever runs it: it names the variable to change. */
export class StartFault extends Error {}

/**
 * Waits until the database answers.
 * @throws StartFault when PostgreSQL does not; the address is left out, because it may hold a password
 */
export async function reachDatabase(database: Database): Promise<void> {
  try {
    await sql`select 1`.execute(database.kysely);
  } catch (error) {
    if (database.dialect === 'sqlite') throw error;
    throw new StartFault(`DATABASE_URL: PostgreSQL cannot be used there (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

/** What a failure to listen means; any other failure as it is. */
export function listenFault(error: unknown, port: number, host: string): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartFault(`PORT: ${port} on ${host} is in use by another program.`, { cause: error });
  }
  if (code === 'EACCES') return new StartFault(`PORT: ${port} may not be used.`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFault(`HOST: ${host} is no address of this machine.`, { cause: error });
  }
  return error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** An error for several addresses at once has no message, only a code. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (codeOf(error) ?? 'no answer');
}
