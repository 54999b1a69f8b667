import type { Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** As many as one statement names. */
const AT_ONCE = 500;

/**
 * Deletes the records that staff were notified of these facts (`mail:12`), so that they are notified once more: what failed
 * is tried again, and may fail again. For the transaction that has it tried.
 */
export async function forgetNotified(trx: Transaction<Schema>, facts: readonly string[]): Promise<void> {
  for (let first = 0; first < facts.length; first += AT_ONCE) {
    await trx
      .deleteFrom('notified_facts')
      .where('fact', 'in', facts.slice(first, first + AT_ONCE))
      .execute();
  }
}
