import type { Transaction } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import { claimKey, saveAnswer } from '../../database/idempotency.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { digestOf } from '../../platform/secret-token.ts';
import type { AuditAuthor } from '../../tools/index.ts';

/** All that was sent, under a key that the browser chose for it; null from tools of a release that chose none. */
export type Intent = { key: string; body: unknown } | null;

/** The key of an intent, as requests carry it. */
export const keyField = { key: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))) };

type Rejected = { isRefused: true; kind: 'rejected'; errors: FieldErrors };

/**
 * Does a write once a key: whoever asks again, because the answer was lost, gets the first one's outcome. For
 * `undoRefusals`, which frees the key of what was refused.
 * @param done how an outcome that is kept is read back
 */
export async function once<Done extends { isRefused: false }, Refused extends { isRefused: true }>(
  trx: Transaction<Schema>,
  { scope, intent, staff, now }: { scope: string; intent: Intent; staff: AuditAuthor; now: Date },
  done: z.ZodMiniType<Done>,
  work: () => Promise<Done | Refused>,
): Promise<Done | Refused | Rejected> {
  if (!intent) return work();
  const { key, body } = intent;
  const claim = { scope, key, hash: digestOf(JSON.stringify([staff.accountId, body])) };
  const claimed = await claimKey(trx, claim, now);
  if (claimed.kind === 'mismatch')
    return { isRefused: true, kind: 'rejected', errors: { key: { message: 'keyMissing' } } };
  if (claimed.kind === 'repeated') return done.parse(JSON.parse(claimed.answer));
  const outcome = await work();
  if (!outcome.isRefused) await saveAnswer(trx, claim, JSON.stringify(outcome));
  return outcome;
}
