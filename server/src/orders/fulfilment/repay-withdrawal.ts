import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { goodsTotal } from '../../shop/index.ts';
import { readCredited } from '../desk/store/order.ts';
import { owedAmount } from '../rules/quote-withdrawal.ts';
import { readWithdrawable, type readWithdrawnLines, type Withdrawal } from '../store/withdrawals.ts';
import { giveBack } from './give-back.ts';

type Line = Awaited<ReturnType<typeof readWithdrawnLines>>[number];

/**
 * Has the money of a withdrawal go back, with the way out when that was promised.
 * @param lines those that the shop takes back, with so many of each
 */
export async function repayWithdrawal(
  trx: Transaction<Schema>,
  withdrawal: Withdrawal,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const { id, order_id: orderId, refund_cents: promisedCents } = withdrawal;
  const owed = await owedLines(trx, withdrawal, lines);
  const shippingCents = lines.length > 0 ? withdrawal.shipping_cents : 0;
  const amountCents = Math.min(promisedCents, goodsTotal(owed) + shippingCents);
  const back = { orderId, lines: owed, shippingCents, amountCents, source: `withdrawal:${id}` };
  await giveBack(trx, { ...back, reason: 'withdrawn' }, now);
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
