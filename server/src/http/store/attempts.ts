import type { Kysely, Transaction } from 'kysely';
import { addAttempt, ATTEMPT_RULES, type AttemptScope } from '../limits/attempt-rules.ts';
import { secondsUntil } from '../../platform/clock.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';

export interface Attempt {
  scope: AttemptScope;
  /** Whose attempts are counted: an e-mail address or a network. Stored as a hash. */
  key: string;
}

const NEVER = new Date(0).toISOString();

/**
 * Counts an attempt, before it is made: many at the same moment are counted too, in whichever process.
 * @returns 0, or how many seconds it is too early; then nothing is counted
 */
export async function takeAttempt(database: Database, attempt: Attempt, now: Date): Promise<number> {
  const nextAt = await tryAttempt(database, attempt, now);
  return nextAt ? secondsUntil(nextAt, now) : 0;
}

/** The same. @returns null, or when the next attempt may be made */
export async function tryAttempt(database: Database, attempt: Attempt, now: Date): Promise<Date | null> {
  return database.transaction(async (trx) => {
    const before = await lockAttempts(trx, attempt);
    const after = addAttempt(before, ATTEMPT_RULES[attempt.scope], now);
    if (!after) return new Date(before.nextAt);
    await ofAttempt(trx, attempt)
      .set({ count: after.count, last_at: after.lastAt, next_at: after.nextAt })
      .execute();
    return null;
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

/** One upsert: between two statements somebody who logs in could clear the row. */
async function lockAttempts(trx: Transaction<Schema>, { scope, key }: Attempt) {
  const fresh = { scope, key_hash: digestOf(key), count: 0, last_at: NEVER, next_at: NEVER };
  return trx
    .insertInto('attempts')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key_hash'])
        // An update that changes nothing is the row lock that both databases know.
        .doUpdateSet((eb) => ({ count: eb.ref('attempts.count') })),
    )
    .returning(['count', 'last_at as lastAt', 'next_at as nextAt'])
    .executeTakeFirstOrThrow();
}

function ofAttempt(kysely: Kysely<Schema>, { scope, key }: Attempt) {
  return kysely.updateTable('attempts').where('scope', '=', scope).where('key_hash', '=', digestOf(key));
}
