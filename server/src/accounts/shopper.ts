import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdChecked, type CheckedAccount } from './store/accounts.ts';
import { endSessionOf, findShopper, startSession, type Shopper } from './store/sessions.ts';
import type { AccountsContext } from './accounts-context.ts';
import { type DeviceLevel, readDeviceTokens, setDeviceCookie, withDevice } from './device-cookie.ts';
import { deviceSecretOf } from './store/devices.ts';
import { noteAccount } from '../http/request-log.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

type Doors = Pick<AccountsContext, 'database' | 'clock' | 'publicUrl'>;

/** Who sends this request; null when nobody is logged in. */
export async function readShopper(
  { database, clock, publicUrl }: Doors,
  request: FastifyRequest,
): Promise<Shopper | null> {
  const token = readSessionCookie(request, publicUrl);
  const shopper = token === null ? null : await findShopper(database.kysely, token, clock());
  if (shopper) noteAccount(request, shopper.accountId);
  return shopper;
}

/**
 * Logs this browser in: always with a new token, and whatever session it had before ends, so that nobody can plant a
 * session that becomes a shopper's (OWASP ASVS 5.0, 7.2.4).
 * @param account as it was when what opens it was checked
 * @param level code: the second factor was passed with it
 * @returns false, and nothing is begun, when its owner has shut it since
 */
export async function logIn(
  { database, clock, publicUrl }: Doors,
  account: CheckedAccount,
  reply: FastifyReply,
  level: DeviceLevel = 'password',
): Promise<boolean> {
  noteAccount(reply.request, account.id);
  const before = readSessionCookie(reply.request, publicUrl);
  const device = readDevice(reply.request.headers['user-agent']);
  const session = { ...device, hasPassed: level === 'code' };
  const token = await database.transaction(async (trx) => {
    if (!(await holdChecked(trx, account))) return null;
    if (before !== null) await endSessionOf(trx, before);
    return startSession(trx, account.id, session, clock());
  });
  if (token === null) return false;
  setSessionCookie(reply, token, publicUrl);
  await rememberBrowser({ database, publicUrl }, account.id, level, reply);
  return true;
}

/** Gives a browser that came so far the cookie by which it is known to have logged in before. */
export async function rememberBrowser(
  { database, publicUrl }: Pick<Doors, 'database' | 'publicUrl'>,
  accountId: number,
  level: DeviceLevel,
  reply: FastifyReply,
): Promise<void> {
  const secret = await deviceSecretOf(database.kysely, accountId);
  // The account was deleted at this moment.
  if (secret === '') return;
  const tokens = readDeviceTokens(reply.request, publicUrl);
  setDeviceCookie(reply, withDevice(tokens, secret, level), publicUrl);
}

/** Ends this browser's session, if it has one. */
export async function logOut({ database, publicUrl }: Doors, reply: FastifyReply): Promise<void> {
  const token = readSessionCookie(reply.request, publicUrl);
  if (token === null) return;
  await endSessionOf(database.kysely, token);
  clearSessionCookie(reply, publicUrl);
}

interface Device {
  browser: string;
  system: string;
}

/** In this order: each names itself as those after it too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser in words that its owner knows it by; no version, nothing that would single it out. */
export function readDevice(userAgent: string | undefined): Device {
  const find = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? '';
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
