import { DAY_MS, MINUTE_MS } from '@vitrine/shared/platform/time';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';

/** How long an attempt to pay may be under way: 15 minutes, 7 days for a transfer (spec §7). */
export function paymentWindowMs(method: PaymentMethod): number {
  return method === 'banktransfer' ? 7 * DAY_MS : 15 * MINUTE_MS;
}

/** How long lots wait for the transfer of somebody whose mailbox nobody knows to be theirs, while nothing is scarce. */
export const UNPROVED_MS = DAY_MS;

/** While much is reserved, all attempts of an order by card together keep its lots for so many times of one. */
const SCARCE_ATTEMPTS = 2;

/** So many times as long they wait once the mailbox is proved: seven days for one, and for an hour seven. */
const PROVED_TIMES = 7;

/**
 * Until when an unpaid order keeps its lots from an attempt to pay on. An unproved transfer counts from the order, or new
 * attempts would keep lots for ever; it has a card's time at least. `unprovedMs` is less while much is reserved: then the
 * attempts by card count from the order, too.
 * @param order.transferAt when it was first to be paid by transfer: a proved one counts from there
 */
export function reservedUntil(
  method: PaymentMethod,
  {
    isProved,
    placedAt,
    transferAt,
    now,
    unprovedMs,
  }: { isProved: boolean; placedAt: Date; transferAt: Date | null; now: Date; unprovedMs: number },
): Date {
  const cardMs = paymentWindowMs('creditcard');
  const short = now.getTime() + cardMs;
  const most = unprovedMs < UNPROVED_MS ? placedAt.getTime() + SCARCE_ATTEMPTS * cardMs : Infinity;
  if (method !== 'banktransfer') return new Date(Math.min(short, most));
  if (!isProved) return new Date(Math.max(placedAt.getTime() + unprovedMs, short));
  const from = (transferAt ?? now).getTime();
  return new Date(from + Math.min(paymentWindowMs(method), PROVED_TIMES * unprovedMs));
}

/** An order by phone is paid later, from home: whatever its payment method, it has the week of a transfer. */
export const reservedByStaffUntil = (now: Date): Date =>
  new Date(now.getTime() + paymentWindowMs('banktransfer'));

/**
 * Until when another attempt keeps the lots of an order whose mailbox nobody proved, and that had a transfer's time already:
 * that time is given once, and whatever is tried after it is paid within it.
 */
export function reservedAgainUntil(method: PaymentMethod, transferUntil: string, now: Date): Date {
  const given = new Date(transferUntil);
  if (method === 'banktransfer') return given;
  return new Date(Math.min(now.getTime() + paymentWindowMs(method), given.getTime()));
}

/**
 * Until when a transfer keeps its lots once its mailbox is proved, by the time that it was given until then. It counts from
 * the first attempt by transfer, whatever was tried after it; one that got no more than a card's time, since its order was
 * that old, has seven times that.
 */
export function provedUntil(order: { placedAt: string; transferAt: string; transferUntil: string }): Date {
  const [transferMs, untilMs] = [Date.parse(order.transferAt), Date.parse(order.transferUntil)];
  const isShort = untilMs - transferMs <= paymentWindowMs('creditcard');
  const first = new Date(transferMs);
  const unprovedMs = untilMs - (isShort ? transferMs : Date.parse(order.placedAt));
  return reservedUntil('banktransfer', {
    isProved: true,
    placedAt: first,
    transferAt: first,
    now: first,
    unprovedMs,
  });
}

/** When a shopper is reminded of a transfer, counted from the order. */
export const TRANSFER_REMINDER_MS = 4 * DAY_MS;

/** So many attempts an order may have: each one keeps its lots from others a little longer. */
export const MAX_ATTEMPTS = 10;

/** Who begins to pay needs so long: within less the order would be cancelled meanwhile, and its money come too late. */
const LEAST_MS = 5 * MINUTE_MS;

/** Whether another attempt to pay can end before the lots are free. */
export const isTimeToPay = (until: Date, now: Date) => until.getTime() - now.getTime() >= LEAST_MS;
