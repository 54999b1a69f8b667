import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSessionOf, findShopper, startSession, type Shopper } from './store/sessions.ts';
import type { AccountsContext } from './accounts-context.ts';
import { readDevice } from './read-device.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

type Doors = Pick<AccountsContext, 'database' | 'clock' | 'publicUrl'>;

/** Who sends this request; null when nobody is logged in. */
export async function readShopper(
  { database, clock, publicUrl }: Doors,
  request: FastifyRequest,
): Promise<Shopper | null> {
  const token = readSessionCookie(request, publicUrl);
  return token === null ? null : findShopper(database.kysely, token, clock());
}

/**
 * Logs this browser in: always with a new token, and whatever session it had before ends, so that nobody can plant a
 * session that becomes a shopper's (OWASP ASVS 5.0, 7.2.4).
 */
export async function logIn(
  { database, clock, publicUrl }: Doors,
  accountId: number,
  reply: FastifyReply,
): Promise<void> {
  const before = readSessionCookie(reply.request, publicUrl);
  if (before !== null) await endSessionOf(database.kysely, before);
  const device = readDevice(reply.request.headers['user-agent']);
  setSessionCookie(reply, await startSession(database.kysely, accountId, device, clock()), publicUrl);
}

/** Ends this browser's session, if it has one. */
export async function logOut({ database, publicUrl }: Doors, reply: FastifyReply): Promise<void> {
  const token = readSessionCookie(reply.request, publicUrl);
  if (token === null) return;
  await endSessionOf(database.kysely, token);
  clearSessionCookie(reply, publicUrl);
}
