import type { Kysely, Transaction } from 'kysely';
import { chargedBack } from '../paying/store/chargebacks.ts';
import { issueCreditNote, type Credit } from '../../invoices/index.ts';
import { currentPayment } from '../../payments/index.ts';
import { addRefund, promisedBack } from '../paying/store/refunds.ts';
import type { RefundReason } from '../../database/schema/refunds.ts';
import type { Schema } from '../../database/schema/schema.ts';

interface Back extends Credit {
  reason: RefundReason;
  note?: string;
}

/** What of an order's money the shop has and has not promised back, in cents; 0 while it is not paid. */
export async function moneyLeft(trx: Kysely<Schema>, orderId: number): Promise<number> {
  const payment = await currentPayment(trx, orderId);
  if (payment.state !== 'paid' && payment.state !== 'part-refunded') return 0;
  const gone = (await promisedBack(trx, payment.id)) + (await chargedBack(trx, payment.id));
  return Math.max(0, payment.amount_cents - gone);
}

/**
 * Has money of an order go back, with its credit note: once a cause, never more than came.
 * @returns how much, in cents
 */
export async function giveBack(trx: Transaction<Schema>, back: Back, now: Date): Promise<number> {
  const { orderId, source, reason, note = '' } = back;
  const amountCents = Math.min(back.amountCents, await moneyLeft(trx, orderId));
  if (amountCents <= 0) return 0;
  const payment = await currentPayment(trx, orderId);
  if (!(await addRefund(trx, { payment, amountCents, reason, source, note }, now))) return 0;
  const { shippingCents } = back;
  const lines = back.lines.map(toIssued);
  await issueCreditNote(trx, { orderId, source, lines, shippingCents, amountCents }, now);
  return amountCents;
}

/** A credit note keeps what it shows, and nothing else of a line. */
function toIssued({ reference, name, isMixed, quality, amount, priceCents }: Credit['lines'][number]) {
  return { reference, name, isMixed, quality, amount, priceCents };
}
