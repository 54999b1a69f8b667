import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { claimDue, nextTry } from '../../../database/claim-due.ts';
import { forgetNotified } from '../../../database/forget-notified.ts';
import { type Payment, RefundRefused } from '../../../payments/index.ts';
import type { RefundReason, RefundsTable } from '../../../database/schema/refunds.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { addHistory } from '../../store/write-order.ts';

export type Refund = Selectable<RefundsTable>;

interface NewRefund {
  payment: Pick<Payment, 'id' | 'order_id'>;
  amountCents: number;
  reason: RefundReason;
  /** What caused it: the same cause gives money back once. */
  source: string;
  /** The owner's own words. */
  note?: string;
}

const MAX_ATTEMPTS = 12;

/** Why a refund failed that was never asked for: what a bank took back is not given back once more. */
export const BANK_HAS_IT = 'The bank has taken this money back already';
/** Said beside why a refund is not asked for now, when a try before it had no answer. */
const MAY_HAVE_GONE = 'A try before it had no answer';

/**
 * Whether it is known that a refund has not gone: by hand it goes once. Of others that failed only the release of before knows
 * why, which gave up on a provider that did not answer too: they are to be asked for again.
 */
export const hasNotGone = (refund: Refund): boolean => refund.state === 'failed' && isAnswered(refund);

/** Why a refund is not asked for at all now, with what of it may have gone before: only the provider's own refusal ends that. */
export const whyNotAsked = (why: string, refund: Refund) =>
  isAnswered(refund) ? why : `${why}. ${MAY_HAVE_GONE}`;

function isAnswered({ last_error: error }: Refund): boolean {
  if (error.endsWith(MAY_HAVE_GONE)) return false;
  return error === '' || error === BANK_HAS_IT || error.startsWith(`${RefundRefused.name}:`);
}

/** Notes money that must go back. False when the same cause noted it before. */
export async function addRefund(trx: Transaction<Schema>, refund: NewRefund, now: Date): Promise<boolean> {
  const { payment, amountCents, reason, source, note = '' } = refund;
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      order_id: payment.order_id,
      source,
      amount_cents: amountCents,
      reason,
      note,
      state: 'due',
      provider_id: null,
      attempts: 0,
      next_at: at,
      last_error: '',
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await addHistory(trx, payment.order_id, 'refund', 'due', now);
  return true;
}

/** What has been promised back of a payment so far, in cents; a refund that failed is still owed. */
export async function promisedBack(trx: Kysely<Schema>, paymentId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What has arrived back of a payment, in cents. */
export async function broughtBack(trx: Transaction<Schema>, paymentId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What the provider has been asked for of a payment, in cents: on its way, or back. */
export async function askedBack(kysely: Kysely<Schema>, paymentId: string): Promise<number> {
  const { cents } = await kysely
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['asked', 'done'])
    .executeTakeFirstOrThrow();
  return Number(cents);
}

export function readRefund(kysely: Kysely<Schema>, id: number): Promise<Refund> {
  return kysely.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function listRefunds(kysely: Kysely<Schema>, orderId: number): Promise<Refund[]> {
  return kysely.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Takes refunds about which the provider is to be asked, for this worker alone. */
export function claimRefunds(kysely: Kysely<Schema>, count: number, now: Date): Promise<Refund[]> {
  return claimDue(kysely, 'refunds', ['due', 'asked'], count, now);
}

/** The provider knows it now; how it goes on is asked later, each time later still. */
export async function keepAsked(
  kysely: Kysely<Schema>,
  refund: Refund,
  providerId: string,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('refunds')
    .set({ state: 'asked', provider_id: providerId, next_at: nextTry(refund.attempts, now), last_error: '' })
    .where('id', '=', refund.id)
    .where('state', 'in', ['due', 'asked'])
    .execute();
}

/**
 * It could not be asked. One that the provider refuses is left to the owner after a day and a half of trying; while nobody knows
 * whether the provider took it, it is asked again: by hand it could go a second time.
 */
export async function keepRefundError(
  kysely: Kysely<Schema>,
  refund: Refund,
  { error, isRefused }: { error: string; isRefused: boolean },
  now: Date,
): Promise<void> {
  const isOver = isRefused && refund.state === 'due' && refund.attempts >= MAX_ATTEMPTS;
  await kysely
    .updateTable('refunds')
    .set({
      state: isOver ? 'failed' : refund.state,
      next_at: nextTry(refund.attempts, now),
      last_error: error.slice(0, 500),
    })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .execute();
}

/** The bank has given money of this payment back to the shop: what failed for the want of it is due again. */
export async function reviveHeldBack(trx: Transaction<Schema>, paymentId: string, now: Date): Promise<void> {
  const revived = await trx
    .updateTable('refunds')
    .set({ state: 'due', attempts: 0, next_at: now.toISOString(), last_error: '' })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .where('last_error', 'like', `${BANK_HAS_IT}%`)
    .returning(['id', 'order_id as orderId'])
    .execute();
  for (const { orderId } of revived) await addHistory(trx, orderId, 'refund', 'due', now);
  await forgetNotified(
    trx,
    revived.map(({ id }) => `refund:${id}`),
  );
}

export async function endRefund(
  trx: Transaction<Schema>,
  id: number,
  state: 'done' | 'failed',
): Promise<void> {
  await trx.updateTable('refunds').set({ state }).where('id', '=', id).execute();
}

/** Something changed in this payment: what goes back of it is asked about at once. */
export async function hurryRefunds(kysely: Kysely<Schema>, paymentId: string, now: Date): Promise<void> {
  await kysely
    .updateTable('refunds')
    .set({ next_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .execute();
}
