import type { Kysely, Transaction } from 'kysely';
import { prepared, type Given } from './prepared.ts';
import type { Schema } from './schema/schema.ts';

export interface IdempotentRequest {
  /** What kind of request, such as `order`. */
  scope: string;
  /** Chosen by the browser, once per intent. */
  key: string;
  /** Of the whole request: the same key with another hash is a mistake. */
  hash: string;
}

type Claim = { kind: 'first' } | { kind: 'repeated'; answer: string } | { kind: 'mismatch' };

const takeKey = prepared((kysely, given: Given<IdempotentRequest & { at: string }>) =>
  kysely
    .insertInto('idempotency')
    .values({
      scope: given('scope'),
      key: given('key'),
      request_hash: given('hash'),
      answer: null,
      at: given('at'),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
);

const answerKey = prepared((kysely, given: Given<{ scope: string; key: string; answer: string }>) =>
  kysely
    .updateTable('idempotency')
    .set({ answer: given('answer') })
    .where('scope', '=', given('scope'))
    .where('key', '=', given('key')),
);

/**
 * Takes the key for this request. Whoever asks at the same time waits until the first has committed, and then gets
 * its answer; when the first is undone, the next one is the first.
 */
export async function claimKey(
  trx: Transaction<Schema>,
  request: IdempotentRequest,
  now: Date,
): Promise<Claim> {
  const { scope, key, hash } = request;
  const { numAffectedRows } = await takeKey(trx, { scope, key, hash, at: now.toISOString() });
  if (numAffectedRows === 1n) return { kind: 'first' };
  const row = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.request_hash === hash ? { kind: 'repeated', answer: row.answer ?? '' } : { kind: 'mismatch' };
}

/** Whether a request with this key was answered before, as far as anybody can see. Locks nothing. */
export async function isKeyKnown(
  kysely: Kysely<Schema>,
  { scope, key }: Pick<IdempotentRequest, 'scope' | 'key'>,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('idempotency')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the answer for whoever repeats the request. */
export async function saveAnswer(
  trx: Transaction<Schema>,
  { scope, key }: IdempotentRequest,
  answer: string,
): Promise<void> {
  await answerKey(trx, { scope, key, answer });
}
