import { HOUR_MS, MINUTE_MS } from '@vitrine/shared/platform/time';

/** How often something may be tried before one has to wait. */
interface AttemptRule {
  /** So many at once. */
  free: number;
  /** After so long without a try all is forgotten. Also the longest wait. */
  quietMs: number;
  /** The wait after the last free try; each further one waits twice as long. */
  firstDelayMs: number;
}

/**
 * Exponential backoff instead of locking an account: whoever knows an address must not be able to lock its owner out.
 * `account` counts by e-mail address, whether it has an account or not; `address` by where the request comes from. Both
 * hold for browsers without a device cookie of the account; `device` is for those with one.
 */
export const ATTEMPT_RULES = {
  'login-account': { free: 10, quietMs: 15 * MINUTE_MS, firstDelayMs: MINUTE_MS / 2 },
  /** By browser that logged in before; it has nothing to do with what others guess. */
  'login-device': { free: 10, quietMs: 15 * MINUTE_MS, firstDelayMs: MINUTE_MS / 2 },
  'login-address': { free: 10, quietMs: 15 * MINUTE_MS, firstDelayMs: MINUTE_MS / 2 },
  /** By account, once its password was right, and by browser that passed a code before. */
  'second-factor': { free: 10, quietMs: 15 * MINUTE_MS, firstDelayMs: MINUTE_MS / 2 },
  'second-factor-device': { free: 10, quietMs: 15 * MINUTE_MS, firstDelayMs: MINUTE_MS / 2 },
  'register-address': { free: 10, quietMs: HOUR_MS, firstDelayMs: HOUR_MS },
  /** By kind of mail and mailbox: what strangers can have written to somebody. */
  'mail-account': { free: 3, quietMs: HOUR_MS, firstDelayMs: HOUR_MS },
  /** The same of a mailbox that somebody reads: what they order themselves is told one by one, a flood is not. */
  'mail-proved': { free: 20, quietMs: HOUR_MS, firstDelayMs: HOUR_MS },
  'mail-address': { free: 20, quietMs: HOUR_MS, firstDelayMs: HOUR_MS },
} satisfies Record<string, AttemptRule>;

export type AttemptScope = keyof typeof ATTEMPT_RULES;

export interface Attempts {
  count: number;
  lastAt: string;
  /** Not before. */
  nextAt: string;
}

/** The tries with one more at `now`; null when it is too early for it. */
export function addAttempt(before: Attempts, rule: AttemptRule, now: Date): Attempts | null {
  const at = now.getTime();
  if (at < Date.parse(before.nextAt)) return null;
  const isForgotten = at - Date.parse(before.lastAt) >= rule.quietMs;
  const count = isForgotten ? 1 : before.count + 1;
  const waitMs = count < rule.free ? 0 : Math.min(rule.firstDelayMs * 2 ** (count - rule.free), rule.quietMs);
  return { count, lastAt: now.toISOString(), nextAt: new Date(at + waitMs).toISOString() };
}
