import type { Kysely, Transaction } from 'kysely';
import { chargedBack } from '../paying/store/chargebacks.ts';
import { issueCreditNote, listInvoices, type Credit } from '../../invoices/index.ts';
import { currentPayment, receivedCents } from '../../payments/index.ts';
import { addRefund, listRefunds, promisedBack } from '../paying/store/refunds.ts';
import type { RefundReason } from '../../database/schema/refunds.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { goodsTotal } from '../../shop/index.ts';
import { isOfSource } from '../store/parcels/cuts.ts';

/** `amountCents` is Infinity for all that is left. */
interface Back extends Credit {
  reason: RefundReason;
  note?: string;
  /** What its credit note comes to, where that is not what goes back. */
  creditCents?: number;
}

/** What of an order's money the shop has and has not promised back, in cents; 0 while it is not paid. */
export async function moneyLeft(trx: Kysely<Schema>, orderId: number): Promise<number> {
  const payment = await currentPayment(trx, orderId);
  if (payment.state !== 'paid' && payment.state !== 'part-refunded') return 0;
  const gone = (await promisedBack(trx, payment.id)) + (await chargedBack(trx, payment.id));
  return Math.max(0, receivedCents(payment) - gone);
}

/**
 * What of that the order never cost, in cents: a transfer or cash may have brought some more. It is no part of the price, so it
 * goes back beside any credit note, once nothing of the order is left.
 */
export async function surplusLeft(trx: Kysely<Schema>, orderId: number): Promise<number> {
  const { difference_cents: moreCents } = await currentPayment(trx, orderId);
  if (moreCents <= 0) return 0;
  const beyondCents = (await moneyLeft(trx, orderId)) - (await creditLeft(trx, orderId));
  return Math.max(0, Math.min(moreCents, beyondCents));
}

/** The shortfall, in cents: what of the price never came and was let go. So much less goes back than credit notes come to. */
export async function shortfallOf(trx: Kysely<Schema>, orderId: number): Promise<number> {
  const { difference_cents: moreCents } = await currentPayment(trx, orderId);
  return Math.max(0, -moreCents);
}

/**
 * Has money of an order go back, once a cause, never more than the shop has; and issues the credit note of all that the sale
 * was undone for, also while a bank keeps the money: a sale that is undone owes no VAT.
 * @returns how much goes back, in cents
 */
export async function giveBack(trx: Transaction<Schema>, back: Back, now: Date): Promise<number> {
  const { orderId, source, reason, note = '', lines, shippingCents } = back;
  const otherCents = back.amountCents - goodsTotal(lines) - shippingCents;
  // What was paid beyond the price goes first, and lowers no tax.
  const surplusCents = reason === 'goodwill' ? Math.min(otherCents, await surplusLeft(trx, orderId)) : 0;
  const amountCents = Math.max(0, Math.min(back.amountCents, await moneyLeft(trx, orderId)));
  if (amountCents > 0) {
    const payment = await currentPayment(trx, orderId);
    if (!(await addRefund(trx, { payment, amountCents, reason, source, note }, now))) return 0;
  }
  const { creditCents = back.amountCents - surplusCents } = back;
  const credit = { orderId, source, lines, shippingCents };
  const creditedCents = Math.min(creditCents, await creditLeft(trx, orderId));
  if (creditedCents > 0) await issueCreditNote(trx, { ...credit, amountCents: creditedCents }, now);
  return amountCents;
}

/**
 * Once a bank has given money of an order back to the shop: has what is missing of a cause go back, and credits what none of its
 * notes has, of sales that were undone before notes came at once.
 * @param chargebackId the one that was reversed: each of several pays its part
 */
export async function giveMissing(
  trx: Transaction<Schema>,
  back: Back,
  chargebackId: string,
  now: Date,
): Promise<void> {
  const { source, amountCents } = back;
  const refunds = await listRefunds(trx, back.orderId);
  const notes = await listInvoices(trx, back.orderId);
  const paidCents = refunds
    .filter((refund) => isOfSource(refund.source, source))
    .reduce((sum, refund) => sum + refund.amount_cents, 0);
  const credited = notes.filter((paper) => isOfSource(paper.source, source));
  const creditedCents = credited.reduce((sum, paper) => sum + paper.total_cents, 0);
  // The credit note of a part has named the lines.
  const named = credited.length > 0 ? { lines: [], shippingCents: 0 } : {};
  const missing = { amountCents: amountCents - paidCents, creditCents: amountCents - creditedCents };
  await giveBack(trx, { ...back, ...named, ...missing, source: `${source}:reversed:${chargebackId}` }, now);
}

/** What an order was invoiced for and no credit note has taken off again, in cents; 0 without an invoice. */
async function creditLeft(trx: Kysely<Schema>, orderId: number): Promise<number> {
  const papers = await listInvoices(trx, orderId);
  return papers.reduce((sum, { kind, total_cents: cents }) => sum + (kind === 'invoice' ? cents : -cents), 0);
}
