import type { Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** As many as one statement names. */
const AT_ONCE = 500;

/**
 * Has staff told of these facts (`mail:12`) once more when they come true again: what failed is tried again, and may fail
 * again. In the transaction that has it tried.
 */
export async function tellAnew(trx: Transaction<Schema>, facts: readonly string[]): Promise<void> {
  for (let first = 0; first < facts.length; first += AT_ONCE) {
    await trx
      .deleteFrom('notified_facts')
      .where('fact', 'in', facts.slice(first, first + AT_ONCE))
      .execute();
  }
}
