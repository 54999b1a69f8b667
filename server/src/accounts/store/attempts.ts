import type { Kysely, Transaction } from 'kysely';
import { addAttempt, ATTEMPT_RULES, type AttemptScope } from '../rules/attempt-rules.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';

export interface Attempt {
  scope: AttemptScope;
  /** Whose attempts are counted: an e-mail address or a network. Kept as a hash. */
  key: string;
}

const NEVER = new Date(0).toISOString();

/**
 * Counts an attempt, before it is made: many at the same moment are counted too, in whichever process.
 * @returns 0, or how many seconds it is too early; then nothing is counted
 */
export async function takeAttempt(database: Database, attempt: Attempt, now: Date): Promise<number> {
  return database.transaction(async (trx) => {
    const before = await lockAttempts(trx, attempt);
    const after = addAttempt(before, ATTEMPT_RULES[attempt.scope], now);
    if (!after) return Math.ceil((Date.parse(before.nextAt) - now.getTime()) / 1000);
    await ofAttempt(trx, attempt)
      .set({ count: after.count, last_at: after.lastAt, next_at: after.nextAt })
      .execute();
    return 0;
  });
}

/** Takes an attempt back that turned out to be right: it was no guess. */
export async function returnAttempt(kysely: Kysely<Schema>, attempt: Attempt, now: Date): Promise<void> {
  await ofAttempt(kysely, attempt)
    .set((eb) => ({ count: eb('count', '-', 1), next_at: now.toISOString() }))
    .where('count', '>', 0)
    .execute();
}

/** Forgets all attempts of one. */
export async function clearAttempts(kysely: Kysely<Schema>, { scope, key }: Attempt): Promise<void> {
  await kysely
    .deleteFrom('attempts')
    .where('scope', '=', scope)
    .where('key_hash', '=', digestOf(key))
    .execute();
}

async function lockAttempts(trx: Transaction<Schema>, { scope, key }: Attempt) {
  const fresh = { scope, key_hash: digestOf(key), count: 0, last_at: NEVER, next_at: NEVER };
  await trx
    .insertInto('attempts')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .execute();
  // An update that changes nothing is the row lock that both databases know.
  return ofAttempt(trx, { scope, key })
    .set((eb) => ({ count: eb.ref('count') }))
    .returning(['count', 'last_at as lastAt', 'next_at as nextAt'])
    .executeTakeFirstOrThrow();
}

function ofAttempt(kysely: Kysely<Schema>, { scope, key }: Attempt) {
  return kysely.updateTable('attempts').where('scope', '=', scope).where('key_hash', '=', digestOf(key));
}
