import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';

class Refused extends Error {}

/**
 * Runs `work` in one transaction, which is undone when the outcome says that it is a refusal.
 * The outcome is the answer either way.
 */
export async function undoRefusals<Outcome extends { isRefused: boolean }>(
  database: Database,
  work: (trx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
  let refusal: Outcome | null = null;
  try {
    return await database.transaction(async (trx) => {
      const outcome = await work(trx);
      if (!outcome.isRefused) return outcome;
      refusal = outcome;
      throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused && refusal) return refusal;
    throw error;
  }
}
