import type { Transaction } from 'kysely';
import type { Credit } from '../../invoices/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { goodsTotal } from '../../shop/index.ts';
import { countToJudge, readCredited } from '../desk/store/order.ts';
import { owedAmount } from '../rules/quote-withdrawal.ts';
import {
  listSettled,
  readAcceptedLines,
  readWithdrawable,
  readWithdrawnLines,
  type Withdrawal,
} from '../store/withdrawals.ts';
import { giveBack, giveMissing, surplusLeft } from './give-back.ts';

type Line = Awaited<ReturnType<typeof readWithdrawnLines>>[number];

/**
 * Has the money of a withdrawal go back, with the way out when that was promised, and what was paid beyond the price
 * where that was promised too: as much as the shop has now. What it promised may have been less, while a bank held the money.
 * @param lines those that the shop takes back, with so many of each
 */
export async function repayWithdrawal(
  trx: Transaction<Schema>,
  withdrawal: Withdrawal,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const owed = await readOwed(trx, withdrawal, lines);
  const surplusCents = await promisedSurplus(trx, withdrawal, { lines, owedCents: owed.amountCents });
  const sums = { amountCents: owed.amountCents + surplusCents, creditCents: owed.amountCents };
  await giveBack(trx, { ...owed, ...sums, source: sourceOf(withdrawal), reason: 'withdrawn' }, now);
}

/** What was paid beyond the price, where this withdrawal promised it and none of its pieces is refused: that one stays. */
async function promisedSurplus(
  trx: Transaction<Schema>,
  { id, order_id: orderId, refund_cents: promisedCents }: Withdrawal,
  { lines, owedCents }: { lines: readonly Line[]; owedCents: number },
): Promise<number> {
  const pieces = (some: readonly Line[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  if (pieces(lines) < pieces(await readWithdrawnLines(trx, id)) || promisedCents <= owedCents) return 0;
  return Math.min(promisedCents - owedCents, await surplusLeft(trx, orderId));
}

/** What was paid beyond the price, where nothing of the order is left and nobody has to judge whether something stays. */
export async function surplusOfAll(trx: Transaction<Schema>, orderId: number): Promise<number> {
  const lines = await readWithdrawable(trx, orderId);
  const isWhole = lines.every(({ amount, withdrawn }) => amount === withdrawn);
  return isWhole && (await countToJudge(trx, orderId)) === 0 ? surplusLeft(trx, orderId) : 0;
}

/**
 * Once a bank has given an order's money back to the shop, pays what settled withdrawals could not be paid meanwhile.
 * @param chargebackId the one that was reversed: each of several pays its part
 */
export async function repayReversed(
  trx: Transaction<Schema>,
  { orderId, chargebackId }: { orderId: number; chargebackId: string },
  now: Date,
): Promise<void> {
  for (const withdrawal of await listSettled(trx, orderId)) {
    const owed = await readOwed(trx, withdrawal, await readAcceptedLines(trx, withdrawal.id));
    const back = { ...owed, source: sourceOf(withdrawal), reason: 'withdrawn' } as const;
    await giveMissing(trx, back, chargebackId, now);
  }
}

const sourceOf = ({ id }: Withdrawal) => `withdrawal:${id}`;

/** What a withdrawal is owed for these lines, with the way out where that was promised. */
export async function readOwed(
  trx: Transaction<Schema>,
  withdrawal: Withdrawal,
  lines: readonly Line[],
): Promise<Omit<Credit, 'source'>> {
  const owed = await owedLines(trx, withdrawal, lines);
  const shippingCents = lines.length > 0 ? withdrawal.shipping_cents : 0;
  const amountCents = goodsTotal(owed) + shippingCents;
  return { orderId: withdrawal.order_id, lines: owed, shippingCents, amountCents };
}

/** What a refund by hand has paid back is not paid twice. */
async function owedLines(
  trx: Transaction<Schema>,
  { id, order_id: orderId }: Withdrawal,
  lines: readonly Line[],
): Promise<Line[]> {
  const { amounts: credited } = await readCredited(trx, orderId);
  const ordered = await readWithdrawable(trx, orderId, { before: id });
  return lines.flatMap((line) => {
    const { reference } = line;
    const whole = ordered.find((one) => one.reference === reference);
    const amount = whole ? owedAmount(whole, line.amount, credited.get(reference)) : 0;
    return amount > 0 ? [{ ...line, amount }] : [];
  });
}
