import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import {
  CASH,
  canPaymentBecome,
  readPayment,
  receivedCents,
  setPaymentState,
  type PaymentsContext,
  PROVIDER_MS,
  type RefundProgress,
  RefundRefused,
} from '../../payments/index.ts';
import type { Database } from '../../database/database.ts';
import { chargedBack } from './store/chargebacks.ts';
import { readOrderRow } from '../store/order-row.ts';
import { addHistory, lockOrder, stepOrder } from '../store/write-order.ts';
import { writeMail } from '../../mail/index.ts';
import {
  askedBack,
  BANK_HAS_IT,
  broughtBack,
  claimRefunds,
  endRefund,
  keepAsked,
  keepRefundError,
  readRefund,
  type Refund,
  whyNotAsked,
} from './store/refunds.ts';

const BATCH = 10;

/**
 * Asks the provider to give back what is due, and how that goes on. What fails is tried again later. Returns how many
 * were looked at.
 */
export async function settleRefunds(context: PaymentsContext): Promise<number> {
  const { database, clock } = context;
  const due = await claimRefunds(database.kysely, BATCH, clock());
  const settle = (refund: Refund) =>
    settleRefund(context, refund).catch((error: unknown) => {
      const isRefused = error instanceof RefundRefused;
      return keepRefundError(database.kysely, refund, { error: String(error), isRefused }, clock());
    });
  const ofPayments = [...Map.groupBy(due, (refund) => refund.payment_id).values()];
  await Promise.all(
    ofPayments.map(async (refunds) => {
      // Each looks at what the shop has left of the payment, so one must be asked for before the next.
      for (const refund of refunds) await settle(refund);
    }),
  );
  return due.length;
}

async function settleRefund(context: PaymentsContext, refund: Refund): Promise<void> {
  const { database, clock } = context;
  const { provider: paidBy } = await readPayment(database.kysely, refund.payment_id);
  // No provider can: somebody counts it out, and says so.
  if (paidBy === CASH) return applyRefund(database, refund.id, 'failed', clock());
  if (refund.state === 'due' && (await failHeldBack(context, refund))) return;
  const { providerId, progress } = await askProvider(context, refund);
  await keepAsked(database.kysely, refund, providerId, clock());
  if (progress !== 'asked') await applyRefund(database, refund.id, progress, clock());
}

/**
 * Fails a refund whose money a bank took back: that is not given back once more. Looked at and written at once, or a bank
 * that gave it back in between would find nothing to revive. Returns whether there is nothing to ask for.
 */
async function failHeldBack({ database, clock }: PaymentsContext, refund: Refund): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockOrder(trx, refund.order_id);
    if ((await readRefund(trx, refund.id)).state !== 'due') return true;
    if (await isStillThere(trx, refund)) return false;
    const now = clock();
    await keepRefundError(trx, refund, { error: whyNotAsked(BANK_HAS_IT, refund), isRefused: true }, now);
    await endRefund(trx, refund.id, 'failed');
    await addHistory(trx, refund.order_id, 'refund', 'failed', now);
    return true;
  });
}

async function isStillThere(trx: Transaction<Schema>, refund: Refund): Promise<boolean> {
  const taken = await chargedBack(trx, refund.payment_id);
  if (taken === 0) return true;
  const cameCents = receivedCents(await readPayment(trx, refund.payment_id));
  return cameCents - taken - (await askedBack(trx, refund.payment_id)) >= refund.amount_cents;
}

async function askProvider(
  { database, provider }: PaymentsContext,
  refund: Refund,
): Promise<{ providerId: string; progress: RefundProgress }> {
  const payment = await readPayment(database.kysely, refund.payment_id);
  if (payment.provider !== provider.name || payment.provider_id === null) {
    const why = `Payment ${payment.id} was made by ${payment.provider}, which this shop does not use now`;
    throw new RefundRefused(whyNotAsked(why, refund));
  }
  const paymentId = payment.provider_id;
  const { provider_id: refundId } = refund;
  if (refund.state === 'asked' && refundId !== null) {
    const progress = await withTimeout(provider.fetchRefund(paymentId, refundId), PROVIDER_MS);
    return { providerId: refundId, progress: progress ?? 'failed' };
  }
  const { reference } = await readOrderRow(database.kysely, refund.order_id);
  const { amount_cents: amountCents } = refund;
  return withTimeout(
    provider.refund({
      ...{ id: `refund-${refund.id}`, instead: refundId },
      ...{ paymentId, amountCents, description: reference },
    }),
    PROVIDER_MS,
  );
}

/** Applies the end of a refund once: the payment, its order, the history, and a word to the shopper. */
export async function applyRefund(
  database: Pick<Database, 'transaction'>,
  refundId: number,
  state: 'done' | 'failed',
  now: Date,
): Promise<void> {
  await database.transaction(async (trx) => {
    const { order_id: orderId } = await readRefund(trx, refundId);
    const order = await lockOrder(trx, orderId);
    const refund = await readRefund(trx, refundId);
    if (refund.state === 'done' || refund.state === 'failed') return;
    await endRefund(trx, refundId, state);
    await addHistory(trx, orderId, 'refund', state, now);
    if (state === 'failed') return;
    const payment = await readPayment(trx, refund.payment_id);
    const isAll = (await broughtBack(trx, payment.id)) >= receivedCents(payment);
    const next = isAll ? 'refunded' : 'part-refunded';
    if (canPaymentBecome(payment.state, next)) await setPaymentState(trx, payment.id, next);
    if (payment.is_current === 1 && canPaymentBecome(order.paymentState, next)) {
      await stepOrder(trx, orderId, { kind: 'payment', state: next }, now);
    }
    const data = { orderId, refundId, amountCents: refund.amount_cents };
    await writeMail(trx, { messageId: `refunded.${refundId}`, kind: 'refunded', data, at: now }, now);
  });
}
