import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASSKEY_COOKIE, SECURE_PASSKEY_COOKIE } from '@vitrine/shared/contract/accounts/session-cookie';
import type { Assertion } from '@vitrine/shared/contract/accounts/passkeys';
import { z } from '@vitrine/shared/contract/zod';
import { isToken, newToken } from '../platform/secret-token.ts';
import type { AccountsContext } from './accounts-context.ts';
import { admitMail } from '../mail/index.ts';
import { readAccount, type StoredAccount } from './store/accounts.ts';
import { writeAccountMail } from './store/account-mails.ts';
import { CHALLENGE_MS, takeChallenge, type ChallengeUse } from './store/passkey-challenges.ts';
import { findPasskey, takeCounter, type StoredPasskey } from './store/passkeys.ts';
import { verifyAssertion } from './web-authn.ts';

export type PasskeyUse =
  /** `isVerified`: its owner showed a fingerprint, a face or a PIN. */
  | { kind: 'right'; account: StoredAccount; isVerified: boolean }
  | { kind: 'refused'; why: PasskeyRefusal; reason: string };
export type PasskeyRefusal = 'expired' | 'unknown' | 'refused' | 'copied';

/** What judging a passkey needs of the accounts. */
type Doors = Pick<AccountsContext, 'database' | 'clock' | 'publicUrl' | 'nameNetwork'>;

interface Answered extends ChallengeUse {
  assertion: Assertion;
  ip: string;
  /** Whose it must be, where somebody is logged in. */
  accountId?: number;
}

/**
 * Checks what a passkey signed, and uses its challenge up. Nothing is guessed here, so that no tries are counted and
 * nobody can make an owner wait; who asks without end meets the limit of requests.
 */
export async function usePasskey(
  { database, clock, publicUrl, nameNetwork }: Doors,
  { assertion, ip, accountId, ...use }: Answered,
): Promise<PasskeyUse> {
  const { kysely } = database;
  const refused = (why: PasskeyRefusal, reason: string) => ({ kind: 'refused', why, reason }) as const;
  const challenge = challengeOf(assertion.response.clientDataJSON);
  if (!(await takeChallenge(kysely, challenge, use, clock()))) return refused('expired', 'no such challenge');
  const passkey = await findPasskey(kysely, assertion.id);
  const account = passkey && (await readAccount(kysely, passkey.account_id));
  if (!account || (accountId !== undefined && account.id !== accountId))
    return refused('unknown', 'no such credential');
  // A credential that was found without a name says whose it is (W3C, Web Authentication, 7.2, step 6).
  const { userHandle } = assertion.response;
  const mayBeUnnamed = use.purpose === 'proof';
  if (userHandle ? userHandle !== account.user_handle : !mayBeUnnamed)
    return refused('refused', 'the user handle is not that of the credential');
  const verified = await verifyAssertion(publicUrl, challenge, assertion, passkey);
  if (!verified.isRight) return refused('refused', verified.reason);
  if (!(await takeCounter(kysely, passkey.id, verified.facts, clock()))) {
    const isThere = await findPasskey(kysely, assertion.id);
    if (!isThere) return refused('unknown', 'removed meanwhile');
    await tellOfCopy({ database, clock, nameNetwork }, { account, passkey, ip });
    return refused('copied', 'the counter went back');
  }
  return { kind: 'right', account, isVerified: verified.facts.isVerified };
}

/** A challenge of somebody who is logged in ends with the session. */
export function ofSession(sessionId: number, purpose: 'register' | 'proof'): ChallengeUse {
  return { holder: `session ${sessionId}`, purpose };
}

/** Checks one of the account's own passkeys, used just now in this session with fingerprint, face or PIN. */
export async function proveByPasskey(
  doors: Doors,
  { sessionId, ...asked }: { sessionId: number; accountId: number; assertion: Assertion; ip: string },
): Promise<PasskeyUse> {
  const use = await usePasskey(doors, { ...asked, ...ofSession(sessionId, 'proof') });
  if (use.kind === 'refused' || use.isVerified) return use;
  return { kind: 'refused', why: 'refused', reason: 'not verified' };
}

/** A thief of the copy could send any number of them: the mailbox gets three an hour. */
async function tellOfCopy(
  { database, clock, nameNetwork }: Pick<Doors, 'database' | 'clock' | 'nameNetwork'>,
  { account, passkey, ip }: { account: StoredAccount; passkey: StoredPasskey; ip: string },
): Promise<void> {
  const kind = 'account-passkey-copied';
  const caused = { about: kind, email: account.email, network: nameNetwork(ip) } as const;
  if ((await admitMail(database, caused, clock())) !== null) return;
  const { browser, system } = passkey;
  const data = { accountId: account.id, browser, system };
  await database.transaction((trx) => writeAccountMail(trx, { kind, data }, clock()));
}

const clientDataSchema = z.object({ challenge: z.string() });

/** What was signed, as the browser says; empty when it cannot be read. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const cookieName = (publicUrl: string) => (isSecure(publicUrl) ? SECURE_PASSKEY_COOKIE : PASSKEY_COOKIE);

/** The secret by which a browser that is not logged in holds its challenges; null when it has none. */
export function readHolder(request: FastifyRequest, publicUrl: string): string | null {
  const token = request.cookies[cookieName(publicUrl)];
  return token !== undefined && isToken(token) ? token : null;
}

/** The same; made when there is none, and kept a while longer. Tabs of one browser share it. */
export function keepHolder(reply: FastifyReply, publicUrl: string): string {
  const token = readHolder(reply.request, publicUrl) ?? newToken();
  reply.setCookie(cookieName(publicUrl), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(publicUrl) },
    maxAge: CHALLENGE_MS / 1000,
  });
  return token;
}
