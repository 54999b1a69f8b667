import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';

/** How long an attempt to pay may be under way: 15 minutes, 7 days for a transfer (spec §7). */
export function paymentWindowMs(method: PaymentMethod): number {
  return method === 'banktransfer' ? 7 * DAY_MS : 15 * MINUTE_MS;
}

/** How long lots wait for the transfer of somebody whose mailbox nobody knows to be theirs. */
const UNPROVED_MS = DAY_MS;

/**
 * Until when an unpaid order keeps its lots from an attempt to pay on. An unproved transfer counts from the order, or new
 * attempts would keep lots for ever; it has a card's time at least.
 */
export function reservedUntil(
  method: PaymentMethod,
  { isProved, placedAt, now }: { isProved: boolean; placedAt: Date; now: Date },
): Date {
  const end = now.getTime() + paymentWindowMs(method);
  if (method !== 'banktransfer' || isProved) return new Date(end);
  const short = now.getTime() + paymentWindowMs('creditcard');
  return new Date(Math.max(placedAt.getTime() + UNPROVED_MS, short));
}

/** When a shopper is reminded of a transfer, counted from the order. */
export const TRANSFER_REMINDER_MS = 4 * DAY_MS;

/** So many attempts an order may have: each one keeps its lots from others a little longer. */
export const MAX_ATTEMPTS = 10;
