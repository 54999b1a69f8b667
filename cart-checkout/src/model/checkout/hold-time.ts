import { HOLD_MS } from '@vitrine/shared/contract/orders/cart-limits';

/**
 * When a hold that was just made ends, by this browser's clock, in milliseconds. A browser whose clock is wrong sees an
 * end in the past or far ahead; it then counts the hold's full time from now.
 */
export function holdEndsAt(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return left > 0 && left <= HOLD_MS ? now + left : now + HOLD_MS;
}

/** Whole minutes left, rounded up, never below 0. */
export function minutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}
