import { randomInt } from 'node:crypto';

const CANARY_COOKIE = 'vitrine_side';
const NUMBERS = 100;

/** The visitor's canary number, 0 to 99; null when the cookie is missing or malformed. */
export function readCanaryNumber(cookies: string): number | null {
  const [, digits] = /(?:^|;\s*)vitrine_side=(\d{1,2})(?:;|$)/.exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * A random number from 0 to 99 in a session cookie: it keeps a visitor in one canary group, and identifies nobody.
 */
export function newCanaryCookie(isSecure: boolean): string {
  return `${CANARY_COOKIE}=${randomInt(NUMBERS)}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
