import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from '@vitrine/shared/contract/zod';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PlacedOrder, OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import type { PhonePayment } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { FieldErrors } from '../../../forms/rules/field-errors.ts';
import { mergeLines } from '../../rules/placing/merge-lines.ts';
import { orderReference } from '../../rules/order-reference.ts';
import { businessOf, type OrderTotals, totalsOf, type VatCheck } from '../../../shop/index.ts';
import { quoteOrder } from '../../rules/placing/quote-order.ts';
import { quoteTakenAlong } from '../../rules/placing/quote-taken-along.ts';
import type { Database } from '../../../database/database.ts';
import { AMPLE, type ShareLeft } from '../../rules/placing/fair-share.ts';
import { judgeClaim, keeperOf, lockClaimant, readStanding, type Claimant } from './fair-share.ts';
import { areSameLots, isOwnPart, lockHold, readState, releaseHold, useHold, type HeldLots } from './holds.ts';
import { claimKey, isKeyKnown, saveAnswer, type IdempotentRequest } from '../../../database/idempotency.ts';
import { insertOrder, takeOrderNumber } from './insert-order.ts';
import { isShort, readBasket, type BasketLine } from './lots-to-order.ts';
import { orderOfHold } from './order-of-hold.ts';
import type { PayableOrder } from '../order-to-pay.ts';
import { orderSource } from '../order-stock.ts';
import { sayMail } from '../../../mail/index.ts';
import { readTerms, type OrderTerms } from './order-conditions.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { readAgreedFlaws, reserveStock } from '../../../catalogue/index.ts';
import { undoRefusals } from '../../../database/undo-refusals.ts';

interface Intent {
  order: OrderRequest;
  /** Chosen by the browser, once per intent. */
  idempotencyKey: string;
  /** Where it is placed from, as a hash that means nothing without this shop's key. */
  network: string;
  /** Whose order it is to be; null for a guest's. */
  accountId: number | null;
  /** Null for staff, whom no fair share binds. */
  claimant: Claimant | null;
  /** Set when staff place it for a customer. */
  byStaff?: StaffPlacing;
  /** Whether it is an account's whose address is confirmed. */
  isMailboxProved: boolean;
  /** What the register of the Union says of the order's VAT number; null where it is not asked. */
  vatCheck: VatCheck | null;
  /** Payment methods on offer now. */
  methods: readonly PaymentMethod[];
  /** Name of the payment provider. */
  provider: string;
  now: Date;
}

/** What is different when staff place an order: its lots wait a week, and a closed shop takes it too. */
interface StaffPlacing {
  payment: PhonePayment;
  /** It is handed over at the shop's stand. */
  isTakenAlong: boolean;
  /** All that was asked for, and by whom: the same key with something else is a mistake. */
  asked: unknown;
  /** What else is done with the order, in the same transaction. */
  follow(trx: Transaction<Schema>, orderId: number, reference: string): Promise<void>;
}

export type Placing =
  /** `payable` of an order that was placed by this very request. */
  | { isRefused: false; orderId: number; payable?: PayableOrder }
  | { isRefused: true; kind: 'mismatch' | 'session-ended' | 'paused' | 'out-of-stock' }
  | { isRefused: true; kind: 'too-much-kept'; left: ShareLeft }
  | { isRefused: true; kind: 'rejected'; errors: FieldErrors }
  | { isRefused: true; kind: 'already-ordered'; order: PlacedOrder }
  | { isRefused: true; kind: 'price-changed'; totals: OrderTotals };

const answerSchema = z.object({ orderId: z.int() });

/**
 * Places an order in one transaction: stock, lines, first payment attempt, mail, and the answer for whoever repeats
 * the request. A refusal leaves no trace, so that the same key may be used again.
 */
export async function placeOrder(database: Database, intent: Intent): Promise<Placing> {
  const { order, idempotencyKey, byStaff, now } = intent;
  const hash = createHash('sha256')
    .update(JSON.stringify(byStaff ? byStaff.asked : order))
    .digest('hex');
  const request = { scope: byStaff ? 'phone-order' : 'order', key: idempotencyKey, hash };
  if (await isGone(database, order, request)) return { isRefused: true, kind: 'out-of-stock' };
  return undoRefusals<Placing>(database, async (trx) => {
    const claim = await claimKey(trx, request, now);
    if (claim.kind === 'mismatch') return { isRefused: true, kind: 'mismatch' };
    if (claim.kind === 'repeated')
      return { isRefused: false, ...answerSchema.parse(JSON.parse(claim.answer)) };
    const placing = await placeOnce(trx, intent);
    if (!placing.isRefused) await saveAnswer(trx, request, JSON.stringify({ orderId: placing.orderId }));
    return placing;
  });
}

/**
 * Whether a lot is gone to others, without taking a turn from those who write: in a rush most come too late. The key is
 * looked for after the stock, because it may be this very order that took the lot. So is the hold: it may keep the lot,
 * or be an order by now. A name that no hold has is worth nothing.
 */
async function isGone(
  { kysely }: Database,
  order: OrderRequest,
  request: IdempotentRequest,
): Promise<boolean> {
  const { holdId } = order;
  if (!(await isShort(kysely, order.lines))) return false;
  if (holdId !== undefined && (await readState(kysely, holdId))) return false;
  return !(await isKeyKnown(kysely, request));
}

async function placeOnce(trx: Transaction<Schema>, intent: Intent): Promise<Placing> {
  const { order, now } = intent;
  const lines = mergeLines(order.lines);
  if (intent.claimant) await lockClaimant(trx, intent.claimant, now);
  const hold = order.holdId === undefined ? null : await lockHold(trx, order.holdId);
  if (hold?.state === 'used') {
    const placed = await orderOfHold(trx, order, intent.accountId);
    if (placed?.isSame) return { isRefused: false, orderId: placed.id };
    if (placed) return { isRefused: true, kind: 'already-ordered', order: linkOf(placed) };
  }
  // A shopper whose session ended meanwhile must not order as a guest without being told.
  if (order.accountId !== undefined && order.accountId !== intent.accountId) {
    return { isRefused: true, kind: 'session-ended' };
  }
  const terms = await readTerms(trx, now);
  if (terms.isPaused && !intent.byStaff) return { isRefused: true, kind: 'paused' };
  const basket = await readBasket(trx, lines);
  if (basket.length < lines.length) return { isRefused: true, kind: 'out-of-stock' };
  return quoteAndKeep(trx, intent, terms, basket, hold);
}

async function quoteAndKeep(
  trx: Transaction<Schema>,
  intent: Intent,
  { rates, taxes, from, conditionsVersion, shipsFrom }: OrderTerms,
  basket: BasketLine[],
  hold: HeldLots | null,
): Promise<Placing> {
  const { order, claimant, byStaff, methods, vatCheck, now } = intent;
  const { country, postalCode } = order.address;
  const business = businessOf(vatCheck);
  const destination = { country, postalCode, from, shippingCode: order.shippingCode, business };
  const today = belgianDay(now);
  const quote = byStaff?.isTakenAlong
    ? takenAlong(quoteTakenAlong(basket, from, taxes, today))
    : quoteOrder(basket, destination, rates, taxes, today);
  if (!quote.ok) return { isRefused: true, kind: 'rejected', errors: quote.errors };
  if (!methods.includes(order.paymentMethod)) {
    return { isRefused: true, kind: 'rejected', errors: { paymentMethod: { message: 'paymentMethod' } } };
  }
  if (quote.tax.totalCents !== order.expectedTotalCents) {
    return { isRefused: true, kind: 'price-changed', totals: totalsOf(quote.tax) };
  }
  const id = await takeOrderNumber(trx, now);
  const reference = orderReference(id, now);
  const taken = await takeLots(trx, intent, basket, hold, reference);
  if (taken.isRefused) return taken;
  const payable = await insertOrder(trx, {
    id,
    reference,
    key: randomBytes(24).toString('base64url'),
    request: order,
    accountId: intent.accountId,
    network: intent.network,
    holdId: hold && hold.state !== 'used' ? (order.holdId ?? null) : null,
    basket,
    flaws: await readAgreedFlaws(
      trx,
      basket.filter(({ hasPins }) => hasPins).map(({ insectId }) => insectId),
    ),
    tax: quote.tax,
    vatCheck,
    regime: taxes.regime,
    shippingName: quote.rate.name,
    days: quote.rate.days,
    shipsFrom: byStaff?.isTakenAlong ? null : shipsFrom,
    cheapestCents: quote.cheapestCents,
    conditionsVersion,
    provider: intent.provider,
    keeper: claimant ? keeperOf(claimant) : { visitor: null, network: null },
    byStaff: byStaff?.payment ?? null,
    isTakenAlong: byStaff?.isTakenAlong ?? false,
    isMailboxProved: intent.isMailboxProved,
    unprovedMs: taken.unprovedMs,
    now,
  });
  await byStaff?.follow(trx, id, reference);
  return { isRefused: false, orderId: id, payable };
}

/** What stands where another order says how it is sent. */
function takenAlong(quote: ReturnType<typeof quoteTakenAlong>) {
  if (!quote.ok) return quote;
  const say = (locale: Locale) => sayMail('part.takenAlong', locale);
  const name = { en: say('en'), nl: say('nl'), fr: say('fr') };
  return { ...quote, rate: { name, days: null }, cheapestCents: 0 };
}

/**
 * Takes over what the hold reserves when that is what is ordered; else frees it and takes afresh.
 * @returns how long an unproved transfer keeps the lots
 */
async function takeLots(
  trx: Transaction<Schema>,
  { order, claimant, now }: Intent,
  basket: BasketLine[],
  hold: HeldLots | null,
  reference: string,
): Promise<Extract<Placing, { isRefused: true }> | { isRefused: false; unprovedMs: number }> {
  const isTakenOver = hold?.state === 'live' && areSameLots(hold.lines, basket);
  if (hold?.state === 'live' && !isTakenOver) await releaseHold(trx, order.holdId ?? '', now);
  const isHeld = claimant !== null && isOwnPart(hold, basket, claimant);
  // An own hold was admitted before; only a transfer's time still depends on how scarce the rest is.
  const isCounted = !isHeld || order.paymentMethod === 'banktransfer';
  const besides = isHeld && isTakenOver ? [] : basket;
  // Before the lots are taken: what is one's own makes nothing scarce.
  const standing = claimant && isCounted ? await readStanding(trx, claimant, besides) : null;
  if (claimant && standing && !isHeld) {
    const verdict = judgeClaim(standing, claimant);
    if (!verdict.isFair) return { isRefused: true, kind: 'too-much-kept', left: verdict.left };
  }
  if (hold && hold.state !== 'used') await useHold(trx, order.holdId ?? '');
  const short = isTakenOver ? [] : await reserveStock(trx, basket, orderSource(reference), now);
  if (short.length > 0) return { isRefused: true, kind: 'out-of-stock' };
  return { isRefused: false, unprovedMs: (standing?.scarcity ?? AMPLE).unprovedMs };
}

const linkOf = ({ reference, key }: PlacedOrder): PlacedOrder => ({ reference, key });
