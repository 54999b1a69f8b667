import { DAY_MS, HOUR_MS } from '@vitrine/shared/platform/time';
import type { Profile } from '@vitrine/shared/contract/accounts/account';

/** However much it is used, a session ends (OWASP ASVS 5.0, 7.3.2). Its cookie is stored as long. */
export const SESSION_MS = 90 * DAY_MS;
const IDLE_MS = 30 * DAY_MS;
/** Staff change what others see: a working day at most, in use or not, so that no forgotten browser stays open. */
const STAFF_SESSION_MS = 8 * HOUR_MS;

/** Whether a session still holds: neither too old nor, of a shopper, unused for too long. */
export function isLive(
  session: { role: Profile['role']; startedAt: string; lastSeenAt: string },
  now: Date,
): boolean {
  if (session.role !== 'customer') return ageMs(session.startedAt, now) < STAFF_SESSION_MS;
  return ageMs(session.startedAt, now) < SESSION_MS && ageMs(session.lastSeenAt, now) < IDLE_MS;
}

/** Sessions last seen before this are over, whoever they belong to. */
export function longestIdle(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

const ageMs = (at: string, now: Date) => now.getTime() - Date.parse(at);
