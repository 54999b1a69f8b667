import type { Kysely, Transaction } from 'kysely';
import type { Profile, Session } from '@vitrine/shared/contract/accounts/account';
import { digestOf, isToken, newToken } from '../../platform/secret-token.ts';
import { forgetDevices } from './devices.ts';
import { isMailboxOwner } from './accounts.ts';
import { isLive } from '../rules/session-window.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Who is logged in, and by which session. */
export interface Shopper {
  sessionId: number;
  accountId: number;
  email: string;
  profile: Profile;
  /** The address is confirmed, and not in another browser: what was ordered with it may be shown. */
  isMailboxOwner: boolean;
  /** When this session passed the second factor; null before. */
  secondFactorAt: string | null;
}

/** Browsers that one account is logged in with at once. */
const MOST_SESSIONS = 20;
/** Writing down each page would cost more than it tells. */
const SEEN_EVERY_MS = 5 * 60_000;

/**
 * Begins a session and returns its token, which is stored nowhere but in the shopper's cookie.
 * @param session hasPassed: what it began with counts as the second factor too
 */
export async function startSession(
  kysely: Kysely<Schema>,
  accountId: number,
  session: Pick<Session, 'browser' | 'system'> & { hasPassed: boolean },
  now: Date,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  const { browser, system, hasPassed } = session;
  await kysely
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: digestOf(token),
      ...{ browser, system, started_at: at, last_seen_at: at },
      second_factor_at: hasPassed ? at : null,
    })
    .execute();
  await endSurplus(kysely, accountId);
  return token;
}

/** More browsers than a person has: the one that was seen longest ago is logged out (OWASP ASVS 5.0, 7.1.2). */
async function endSurplus(kysely: Kysely<Schema>, accountId: number): Promise<void> {
  const kept = kysely
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS);
  await kysely
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', kept)
    .execute();
}

/**
 * Notes that a session passed the second factor, and gives it a new token: who knew the one before did not pass
 * (OWASP ASVS 5.0, 7.2.4). Its age goes on.
 */
export async function passSecondFactor(
  trx: Transaction<Schema>,
  sessionId: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  await trx
    .updateTable('sessions')
    .set({ second_factor_at: now.toISOString(), token_hash: digestOf(token) })
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/** Who holds this token; null when nobody does, or when the session is over. */
export async function findShopper(kysely: Kysely<Schema>, token: string, now: Date): Promise<Shopper | null> {
  if (!isToken(token)) return null;
  const row = await kysely
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'started_at as startedAt', 'last_seen_at as lastSeenAt', 'account_id'])
    .select([
      'second_factor_at',
      'email',
      'language',
      'confirmed_at',
      'is_mailbox_owner',
      'firstname',
      'role',
    ])
    .where('token_hash', '=', digestOf(token))
    .executeTakeFirst();
  if (!row || !isLive(row, now)) return null;
  await noteSeen(kysely, row, now);
  return {
    sessionId: row.id,
    accountId: row.account_id,
    email: row.email,
    isMailboxOwner: isMailboxOwner(row),
    secondFactorAt: row.second_factor_at,
    profile: {
      id: row.account_id,
      language: row.language,
      is_email_verified: row.confirmed_at !== null,
      firstname: row.firstname,
      role: row.role,
    },
  };
}

async function noteSeen(
  kysely: Kysely<Schema>,
  { id, lastSeenAt }: { id: number; lastSeenAt: string },
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(lastSeenAt) < SEEN_EVERY_MS) return;
  await kysely
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The sessions that still hold, the current one first, then by when they were last seen. */
export async function listSessions(
  kysely: Kysely<Schema>,
  { accountId, sessionId }: Pick<Shopper, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<Session[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'browser', 'system', 'role'])
    .select(['started_at as startedAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
  return rows
    .filter((row) => isLive(row, now))
    .map((row) => toSession(row, sessionId))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function toSession(
  { id, browser, system, startedAt, lastSeenAt }: Omit<Session, 'isCurrent'>,
  current: number,
) {
  return { id, browser, system, isCurrent: id === current, startedAt, lastSeenAt };
}

export async function endSessionOf(kysely: Kysely<Schema>, token: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('token_hash', '=', digestOf(token)).execute();
}

/** Ends one session of an account. Returns whether there was one. */
export async function endSession(kysely: Kysely<Schema>, accountId: number, id: number): Promise<boolean> {
  const ended = await kysely
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of an account, save one if it is named, and forgets which browsers logged in before. */
export async function endSessions(kysely: Kysely<Schema>, accountId: number, keep = 0): Promise<void> {
  await forgetDevices(kysely, accountId);
  await kysely.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '<>', keep).execute();
}
