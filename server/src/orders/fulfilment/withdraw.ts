import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Withdrawal as Request, WithdrawalRequest } from '@vitrine/shared/contract/orders/withdrawal';
import { z } from '@vitrine/shared/contract/zod';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { mergeLines } from '../rules/placing/merge-lines.ts';
import { readOrderReference } from '../rules/order-reference.ts';
import { canFulfilmentBecome, isBeforeShipping } from '../rules/order-transitions.ts';
import { differenceShown, quoteWithdrawal, type WithdrawalTotals } from '../rules/quote-withdrawal.ts';
import { isNameOf } from '../rules/same-name.ts';
import { cameOnFault, withdrawalTime } from '../rules/withdrawal-window.ts';
import type { Database } from '../../database/database.ts';
import { claimKey, saveAnswer } from '../../database/idempotency.ts';
import { addHistory, lockOrder, stepOrder, type LockedOrder } from '../store/write-order.ts';
import { sayMail, writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { listReceipts } from '../store/parcels/shipments.ts';
import { currentPayment, hasMoney } from '../../payments/index.ts';
import { receiveStock } from '../../catalogue/index.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import {
  addWithdrawal,
  readWithdrawable,
  readWithdrawnLines,
  type Withdrawal,
} from '../store/withdrawals.ts';
import { countToJudge, readCredited } from '../desk/store/order.ts';
import { readBritishLimit } from '../store/parcels/british-limit.ts';
import { findOrder, readOrderRow } from '../store/order-row.ts';
import { callOff } from './call-off.ts';
import { moneyLeft, surplusLeft } from './give-back.ts';
import { repayWithdrawal } from './repay-withdrawal.ts';
import { shippingLeft } from './shipping-left.ts';
import { takeOutLines } from './take-out-lines.ts';

/** What is wrong with the day on which the shopper says that the parcel came. */
type CameOnFault = NonNullable<ReturnType<typeof cameOnFault>>;

/**
 * not-found: the three do not belong together. british: what would be left is too little for Great Britain, which is not
 * sold to up to that limit (decision 187).
 */
export type Refusal =
  | { kind: 'not-found' | 'closed' | 'lines' | 'mismatch' | CameOnFault }
  | { kind: 'british'; limitCents: number };

interface Quote extends WithdrawalTotals {
  refundCents: number;
  /** What of it was paid more or less than the price. */
  differenceCents?: number;
  isPaid: boolean;
  isBeforeShipping: boolean;
  /** The last moment, when it has passed. */
  lateSince: string | null;
}

type Refused = { isRefused: true } & Refusal;
type Quoting = { isRefused: false; quote: Quote } | Refused;
type Withdrawing = { isRefused: false; withdrawalId: number } | Refused;

const answerSchema = z.object({ withdrawalId: z.int() });

/** The order that these three belong to; null when they do not belong together, whatever is wrong. */
export async function findWithdrawable(
  { kysely }: { kysely: Database['kysely'] },
  request: WithdrawalRequest,
): Promise<number | null> {
  const reference = readOrderReference(request.reference);
  if (!reference) return null;
  const order = await findOrder(kysely, reference);
  if (!order || order.email === '' || emailKey(order.email) !== emailKey(request.email)) return null;
  // Who pays for a gift stands on its invoice; who gets the parcel may act for her.
  const names = [order.address, order.invoice_address].filter((address) => address !== null);
  const isTheirs = names.some((json) => isNameOf(request.name, addressSchema.parse(JSON.parse(json))));
  return isTheirs ? order.id : null;
}

/**
 * Whether an order can be withdrawn from, until when, and whether it is too late for that by what the shop knows. Who is
 * late is heard all the same: whether they were is judged by a person, who knows more.
 */
export async function withdrawalWindow(
  kysely: Database['kysely'],
  order: { id: number; orderState: string },
  now: Date,
): Promise<{ isOpen: boolean; until: string | null; isLate: boolean; parcels: { shippedAt: string }[] }> {
  const parcels = await listReceipts(kysely, order.id);
  return { isOpen: order.orderState !== 'cancelled', parcels, ...withdrawalTime(parcels, now) };
}

/** What a withdrawal would come to. Changes nothing. */
export async function previewWithdrawal(database: Database, request: Request, now: Date): Promise<Quoting> {
  const orderId = await findWithdrawable(database, request);
  if (orderId === null) return { isRefused: true, kind: 'not-found' };
  return database.transaction(async (trx) => quote(trx, await lockOrder(trx, orderId), request, now));
}

/**
 * Takes a withdrawal, once a key: before shipping the lots and the money go back at once; after it the return is
 * announced, and the money goes back when the lots are there (Directive 2011/83/EU, article 13.3).
 */
export async function withdraw(
  database: Database,
  request: Request,
  idempotencyKey: string,
  now: Date,
): Promise<Withdrawing> {
  const orderId = await findWithdrawable(database, request);
  if (orderId === null) return { isRefused: true, kind: 'not-found' };
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const intent = { scope: 'withdrawal', key: idempotencyKey, hash };
  return undoRefusals<Withdrawing>(database, async (trx) => {
    const claim = await claimKey(trx, intent, now);
    if (claim.kind === 'mismatch') return { isRefused: true, kind: 'mismatch' };
    if (claim.kind === 'repeated')
      return { isRefused: false, ...answerSchema.parse(JSON.parse(claim.answer)) };
    const order = await lockOrder(trx, orderId);
    const quoting = await quote(trx, order, request, now);
    if (quoting.isRefused) return quoting;
    const withdrawalId = await take(trx, order, request, quoting.quote, now);
    await saveAnswer(trx, intent, JSON.stringify({ withdrawalId }));
    return { isRefused: false, withdrawalId };
  });
}

async function quote(
  trx: Transaction<Schema>,
  order: LockedOrder,
  request: Request,
  now: Date,
): Promise<Quoting> {
  const { isOpen, until, isLate, parcels } = await withdrawalWindow(trx, order, now);
  const ordered = await readWithdrawable(trx, order.id);
  const isLeft = ordered.some(({ amount, withdrawn }) => amount > withdrawn);
  if (!isOpen || !isLeft) return { isRefused: true, kind: 'closed' };
  const fault = request.cameOn ? cameOnFault(request.cameOn, parcels, now) : null;
  if (fault) return { isRefused: true, kind: fault };
  const row = await readOrderRow(trx, order.id);
  // While somebody has to judge an earlier one, its lots may stay: `promiseAccepted` says where the way out goes back.
  const isSure = (await countToJudge(trx, order.id)) === 0;
  const shipping = {
    paidCents: isSure ? await shippingLeft(trx, order.id) : 0,
    cheapestCents: row.cheapest_cents ?? row.shipping_cents,
  };
  const { amounts: credited } = await readCredited(trx, order.id);
  const totals = quoteWithdrawal(ordered, credited, request.lines, shipping);
  if (!totals) return { isRefused: true, kind: 'lines' };
  // Where nothing is paid yet, a dear order must not be the way to a cheap one that the checkout refuses.
  const limitCents = order.orderState === 'placed' ? await readBritishLimit(trx, order.id) : null;
  if (limitCents !== null && !totals.isWhole && totals.restCents <= limitCents)
    return { isRefused: true, kind: 'british', limitCents };
  const surplusCents = isSure && totals.isWhole ? await surplusLeft(trx, order.id) : 0;
  const refundCents = Math.min(totals.owedCents + surplusCents, await moneyLeft(trx, order.id));
  const lateSince = isLate ? until : null;
  const { difference_cents: paidCents } = await currentPayment(trx, order.id);
  const differenceCents = differenceShown(totals.goodsCents + totals.shippingCents, refundCents, paidCents);
  return {
    isRefused: false,
    quote: {
      ...{ ...totals, refundCents, lateSince },
      ...(differenceCents !== 0 && { differenceCents }),
      ...{ isPaid: hasMoney(order.paymentState), isBeforeShipping: isBeforeShipping(order) },
    },
  };
}

async function take(
  trx: Transaction<Schema>,
  order: LockedOrder,
  request: Request,
  quoted: Quote,
  now: Date,
): Promise<number> {
  const ordered = await readWithdrawable(trx, order.id);
  const lines = mergeLines(request.lines).flatMap(({ uuid, amount }) => {
    const line = ordered.find((one) => one.uuid === uuid);
    return line ? [{ position: line.position, amount }] : [];
  });
  // An order that is cancelled takes all its lots back itself, so this comes before its withdrawal is written.
  const isCancelled = quoted.isBeforeShipping && quoted.isWhole;
  if (isCancelled) await callOff(trx, order, now);
  // What nobody has paid is not owed any more: the order comes to less, and its invoice will name the rest alone.
  const isUnpaidPart = order.orderState === 'placed' && !quoted.isWhole;
  const cutId = isUnpaidPart ? await takeOutUnpaid(trx, order, lines, now) : null;
  const cameOn = request.cameOn || null;
  const withdrawal = await addWithdrawal(trx, { ...quoted, orderId: order.id, cameOn, cutId, lines }, now);
  await addHistory(trx, order.id, 'withdrawal', 'received', now);
  if (quoted.isBeforeShipping) await settleNow(trx, withdrawal, isCancelled || isUnpaidPart, now);
  // Whoever is late sends nothing back before somebody has judged it.
  else if (quoted.lateSince === null && canFulfilmentBecome(order.fulfilmentState, 'return-announced')) {
    await stepOrder(trx, order.id, { kind: 'fulfilment', state: 'return-announced' }, now);
  }
  const data = { orderId: order.id, withdrawalId: withdrawal.id };
  const messageId = `withdrawal-received.${order.reference}.${withdrawal.id}`;
  await writeMail(trx, { messageId, kind: 'withdrawal-received', data, at: now }, now);
  return withdrawal.id;
}

async function takeOutUnpaid(
  trx: Transaction<Schema>,
  order: LockedOrder,
  wanted: readonly { position: number; amount: number }[],
  now: Date,
): Promise<number> {
  const { locale } = await readOrderRow(trx, order.id);
  const taken = await takeOutLines(trx, order, { wanted, reason: sayMail('withdrawn.reason', locale) }, now);
  // A placed order that has not left holds its lots, and more of them than are withdrawn.
  if (typeof taken === 'string')
    throw new Error(`A part of order ${order.reference} was not taken out: ${taken}`);
  return taken.cutId;
}

/** @param isTakenBack its lots are free already */
async function settleNow(
  trx: Transaction<Schema>,
  withdrawal: Withdrawal,
  isTakenBack: boolean,
  now: Date,
): Promise<void> {
  const lines = await readWithdrawnLines(trx, withdrawal.id);
  if (!isTakenBack) await receiveStock(trx, lines, `withdrawal:${withdrawal.id}`, now);
  await repayWithdrawal(trx, withdrawal, lines, now);
}
