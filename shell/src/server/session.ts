import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@vitrine/shared/contract/session-cookie';

const NAMES = [SESSION_COOKIE, SECURE_SESSION_COOKIE];

/** Whether a cookie header says who asks. Cookies of others, such as a statistics tool's, say nothing to this shop. */
export function carriesSession(cookies: string): boolean {
  return cookies.split(';').some((pair) => NAMES.includes(pair.split('=', 1)[0]?.trim() ?? ''));
}
