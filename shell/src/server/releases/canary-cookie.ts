import { randomInt } from 'node:crypto';

const SIDE_COOKIE = 'vitrine_side';
const NUMBERS = 100;

/** The number that a visitor was given while a version is tried; null for who has none, or wrote one of their own. */
export function readSideNumber(cookies: string): number | null {
  const [, digits] = /(?:^|;\s*)vitrine_side=(\d{1,2})(?:;|$)/.exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Gives a visitor one number of a hundred, at random: it keeps them on one side, and tells nobody from the others who
 * have it. It goes when the browser is closed.
 */
export function newSideCookie(isSecure: boolean): string {
  return `${SIDE_COOKIE}=${randomInt(NUMBERS)}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
