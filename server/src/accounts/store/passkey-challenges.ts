import type { Kysely } from 'kysely';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { PasskeyChallengesTable } from '../../database/schema/accounts.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { digestOf, newToken } from '../../platform/secret-token.ts';

/** How long somebody may look for a key or a finger. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** Who may answer a challenge, and what for. */
export interface ChallengeUse {
  /** A secret of the browser, or its session. */
  holder: string;
  purpose: PasskeyChallengesTable['purpose'];
}

/** A challenge that its holder can answer once, for five minutes. */
export async function makeChallenge(
  kysely: Kysely<Schema>,
  { holder, purpose }: ChallengeUse,
  now: Date,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  await kysely
    .insertInto('passkey_challenges')
    .values({
      ...{ challenge_hash: digestOf(challenge), holder_hash: digestOf(holder) },
      ...{ purpose, expires_at: expiresAt },
    })
    .execute();
  return challenge;
}

/** Uses a challenge up: of two who answer it at the same moment one gets through. Returns whether it was good. */
export async function takeChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  { holder, purpose }: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const taken = await kysely
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', digestOf(challenge))
    .where('holder_hash', '=', digestOf(holder))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}
