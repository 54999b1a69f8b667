import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';

const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long an unpaid order keeps its lots, from an attempt to pay: 15 minutes, 7 days for a transfer (spec §7). */
export function paymentWindowMs(method: PaymentMethod): number {
  return method === 'banktransfer' ? 7 * DAY_MS : 15 * MINUTE_MS;
}

/** When a shopper is reminded of a transfer, counted from the order. */
export const TRANSFER_REMINDER_MS = 4 * DAY_MS;

/** So many attempts an order may have: each one keeps its lots from others a little longer. */
export const MAX_ATTEMPTS = 10;
