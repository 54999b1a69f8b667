import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import { canPaymentBecome, isLivePayment } from '../rules/payment-states.ts';
import { prepared, preparedInsert, type Given } from '../../database/prepared.ts';
import type { PaymentsTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Stands as the provider of what was paid in cash, which no provider knows of. */
export const CASH = 'cash';

export type Payment = Selectable<PaymentsTable>;

/** What the provider answered when it was told of a payment. */
interface Checkout {
  /** Its name. Another than that of the order, when the shop changed it before the first was told. */
  provider: string;
  providerId: string;
  checkoutUrl: string;
  /** Where to transfer to, for a bank transfer. */
  transfer: object | null;
}

interface NewAttempt {
  id: string;
  orderId: number;
  attempt: number;
  method: PaymentMethod;
  state: PaymentState;
  provider: string;
  amountCents: number;
}

/**
 * Our own id of a new attempt to pay an order; the provider hears it too. Nobody can guess it, and it begins with the
 * order: ids that come one after the other lie together in their indexes, and a commit writes fewer pages.
 */
export const newPaymentId = (orderId: number) =>
  `pay_${String(orderId).padStart(8, '0')}_${randomBytes(18).toString('base64url')}`;

const insertPayment = preparedInsert('payments');

/** Adds the attempt that from now on moves its order. The one before must be over. */
export async function insertAttempt(trx: Transaction<Schema>, attempt: NewAttempt, now: Date): Promise<void> {
  const at = now.toISOString();
  if (attempt.attempt > 1) await leaveCurrent(trx, attempt.orderId);
  await insertPayment(trx, {
    id: attempt.id,
    order_id: attempt.orderId,
    attempt: attempt.attempt,
    is_current: 1,
    is_live: 1,
    method: attempt.method,
    provider: attempt.provider,
    // The provider is told of it next.
    provider_id: null,
    checkout_url: null,
    transfer: null,
    amount_cents: attempt.amountCents,
    state: attempt.state,
    created_at: at,
    checked_at: at,
  });
}

export function readPayment(kysely: Kysely<Schema>, id: string): Promise<Payment> {
  return kysely.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The attempt that moves the order. */
export function currentPayment(kysely: Kysely<Schema>, orderId: number): Promise<Payment> {
  return kysely
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_current', '=', 1)
    .executeTakeFirstOrThrow();
}

/** When an order was first to be paid by transfer; null for one that never was. */
export async function firstTransferAt(kysely: Kysely<Schema>, orderId: number): Promise<string | null> {
  const first = await kysely
    .selectFrom('payments')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('method', '=', 'banktransfer')
    .orderBy('attempt')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at ?? null;
}

/**
 * Attempts by transfer whose money may still come: the current one first, then the latest. Of one that never reached its
 * provider, as that of an order paid in cash when it is placed, nobody was told.
 */
export async function awaitedTransfers(kysely: Kysely<Schema>, orderId: number): Promise<Payment[]> {
  const attempts = await kysely
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('method', '=', 'banktransfer')
    .where((eb) =>
      eb.or([eb('is_current', '=', 1), eb('provider_id', 'is not', null), eb('state', '!=', 'cancelled')]),
    )
    .orderBy('is_current', 'desc')
    .orderBy('attempt', 'desc')
    .execute();
  return attempts.filter(({ state }) => canPaymentBecome(state, 'paid'));
}

/** What a payment that is paid brought, in cents. */
export const receivedCents = ({ amount_cents: asked, difference_cents: difference }: Payment) =>
  asked + difference;

/** Of a payment that somebody books: what came may be more or less than what was asked. */
export async function noteReceived(
  trx: Transaction<Schema>,
  payment: Pick<Payment, 'id' | 'amount_cents'>,
  cents: number,
): Promise<void> {
  const row = { difference_cents: cents - payment.amount_cents };
  await trx.updateTable('payments').set(row).where('id', '=', payment.id).execute();
}

export function paymentOfProvider(
  kysely: Kysely<Schema>,
  provider: string,
  providerId: string,
): Promise<Payment | undefined> {
  return kysely
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

interface CheckoutRow {
  id: string;
  provider: string;
  providerId: string;
  checkoutUrl: string;
  transfer: string | null;
}

const updateCheckout = prepared((kysely, given: Given<CheckoutRow>) =>
  kysely
    .updateTable('payments')
    .set({
      provider: given('provider'),
      provider_id: given('providerId'),
      checkout_url: given('checkoutUrl'),
      transfer: given('transfer'),
    })
    .where('id', '=', given('id')),
);

/** Keeps what the provider answered when it was told of the payment. */
export async function keepCheckout(kysely: Kysely<Schema>, id: string, checkout: Checkout): Promise<void> {
  const { provider, providerId, checkoutUrl, transfer } = checkout;
  await updateCheckout(kysely, {
    id,
    provider,
    providerId,
    checkoutUrl,
    transfer: transfer && JSON.stringify(transfer),
  });
}

/** False when this payment was in this state before: a webhook that came twice. */
export async function recordPaymentEvent(
  trx: Transaction<Schema>,
  paymentId: string,
  state: PaymentState,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({ payment_id: paymentId, state, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['payment_id', 'state']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setPaymentState(
  trx: Transaction<Schema>,
  id: string,
  state: PaymentState,
): Promise<void> {
  const row = { state, is_live: isLivePayment(state) ? 1 : 0 };
  await trx.updateTable('payments').set(row).where('id', '=', id).execute();
}

/** Makes an attempt the one that moves its order. */
export async function makeCurrent(trx: Transaction<Schema>, payment: Payment): Promise<void> {
  await leaveCurrent(trx, payment.order_id);
  await trx.updateTable('payments').set({ is_current: 1 }).where('id', '=', payment.id).execute();
}

async function leaveCurrent(trx: Transaction<Schema>, orderId: number): Promise<void> {
  await trx.updateTable('payments').set({ is_current: 0 }).where('order_id', '=', orderId).execute();
}

/**
 * Takes live payments that nobody asked the provider about since `before`, for this worker alone:
 * a webhook may be lost. At most `count`.
 */
export async function claimUnchecked(
  kysely: Kysely<Schema>,
  before: Date,
  count: number,
  now: Date,
): Promise<Payment[]> {
  const due = await kysely
    .selectFrom('payments')
    .select('id')
    .where('is_live', '=', 1)
    .where('provider_id', 'is not', null)
    .where('checked_at', '<=', before.toISOString())
    .orderBy('checked_at')
    .limit(count)
    .execute();
  if (due.length === 0) return [];
  return kysely
    .updateTable('payments')
    .set({ checked_at: now.toISOString() })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('checked_at', '<=', before.toISOString())
    .returningAll()
    .execute();
}
