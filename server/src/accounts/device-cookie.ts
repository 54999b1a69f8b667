import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, SECURE_DEVICE_COOKIE } from '@vitrine/shared/contract/accounts/session-cookie';
import { DAY_MS } from '@vitrine/shared/platform/time';

/**
 * Device cookies (OWASP, Slow Down Online Guessing Attacks with Device Cookies): a browser that logged in before has a
 * counter of wrong guesses of its own, so that nobody else's guesses make it wait. One cookie holds a token for each of its accounts.
 */

/** How far a browser once came: a customer needs a password alone, staff a code too. */
export type DeviceLevel = 'password' | 'code';

interface Device {
  /** Random: it names neither person nor account. */
  id: string;
  level: DeviceLevel;
}

/** A household's accounts, and those of a shopkeeper. */
const MOST_ACCOUNTS = 5;
const COOKIE_MS = 365 * DAY_MS;
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;
const BETWEEN = '~';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE);

/** The tokens that a browser sends, whichever accounts they are of. */
export function readDeviceTokens(request: FastifyRequest, publicUrl: string): string[] {
  const tokens = request.cookies[nameOf(publicUrl)]?.split(BETWEEN) ?? [];
  return tokens.filter((token) => TOKEN.test(token)).slice(0, MOST_ACCOUNTS);
}

/**
 * The browser that one of these tokens proves to have logged in to the account of this secret; null when none does.
 * @param secret empty when the account has none, or when there is no account: the work is the same
 */
export function findDevice(tokens: readonly string[], secret: string): Device | null {
  let found: Device | null = null;
  for (const token of tokens) {
    const [, id = '', sign = ''] = TOKEN.exec(token) ?? [];
    for (const level of ['password', 'code'] as const) {
      const isSigned = timingSafeEqual(Buffer.from(signOf(secret, level, id)), Buffer.from(sign));
      if (isSigned && secret !== '' && found?.level !== 'code') found = { id, level };
    }
  }
  return found;
}

/** The tokens with one for this account, of this level at least; the latest first. */
export function withDevice(tokens: readonly string[], secret: string, level: DeviceLevel): string[] {
  const known = findDevice(tokens, secret);
  const others = tokens.filter((token) => findDevice([token], secret) === null);
  const device: Device =
    known && (known.level === 'code' || level === 'password')
      ? known
      : { id: randomBytes(16).toString('base64url'), level };
  return [tokenOf(secret, device), ...others].slice(0, MOST_ACCOUNTS);
}

export function setDeviceCookie(reply: FastifyReply, tokens: readonly string[], publicUrl: string): void {
  const attributes: CookieSerializeOptions = {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), maxAge: COOKIE_MS / 1000 },
  };
  reply.setCookie(nameOf(publicUrl), tokens.join(BETWEEN), attributes);
}

const tokenOf = (secret: string, { id, level }: Device) => `${id}.${signOf(secret, level, id)}`;

const signOf = (secret: string, level: DeviceLevel, id: string) =>
  createHmac('sha256', secret).update(`${level} ${id}`).digest('base64url');
