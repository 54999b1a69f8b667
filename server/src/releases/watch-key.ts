import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Clocks of two machines may differ by this much; what is older is replayed by somebody. */
const SIGNED_FOR_MS = 60_000;

/** One secret of all processes makes a key for each use, so that what one signs is of no use for the other. */
const keyFor = (use: string, secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** The key of pages' tokens, so that a process that draws none knows those of the others. */
export const viewsKey = (secret: string): Buffer => keyFor('views', secret);

/** What goes with a text between processes: when it was signed, and that it was. */
export function signNews(secret: string, text: string, now: Date): string {
  const at = String(now.getTime());
  return `${at}.${macOf(secret, at, text).toString('hex')}`;
}

/** Whether a process with the same secret signed this text a moment ago. */
export function isNewsSigned(secret: string, text: string, signature: string, now: Date): boolean {
  const [at = '', mac = ''] = signature.split('.');
  const age = Math.abs(now.getTime() - Number(at));
  if (!(age <= SIGNED_FOR_MS)) return false;
  const given = Buffer.from(mac, 'hex');
  const own = macOf(secret, at, text);
  return given.length === own.length && timingSafeEqual(given, own);
}

const macOf = (secret: string, at: string, text: string): Buffer =>
  createHmac('sha256', keyFor('news', secret)).update(`${at}\n${text}`).digest();
