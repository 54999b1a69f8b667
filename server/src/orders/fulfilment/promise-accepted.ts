import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { countToJudge } from '../desk/store/order.ts';
import { readOrderRow } from '../store/order-row.ts';
import { promiseMoney, readWithdrawable, readWithdrawal, readWithdrawnLines } from '../store/withdrawals.ts';
import { moneyLeft } from './give-back.ts';
import { readOwed, surplusOfAll } from './repay-withdrawal.ts';
import { shippingLeft } from './shipping-left.ts';

/**
 * Counts anew what goes back for a late withdrawal that is accepted: with the way out only where nothing of the order is
 * left by then. What was declined since stays with its shopper, and what nobody has judged may; then the way out goes back
 * with the one that is accepted last.
 */
export async function promiseAccepted(
  trx: Transaction<Schema>,
  { orderId, withdrawalId }: { orderId: number; withdrawalId: number },
): Promise<void> {
  await promiseMoney(trx, withdrawalId, { shippingCents: 0, refundCents: 0 });
  const { shipping_cents: listCents, cheapest_cents: cheapestCents } = await readOrderRow(trx, orderId);
  const lines = await readWithdrawable(trx, orderId);
  const isWhole =
    (await countToJudge(trx, orderId)) === 0 && lines.every(({ amount, withdrawn }) => amount === withdrawn);
  const shippingCents = isWhole ? Math.min(await shippingLeft(trx, orderId), cheapestCents ?? listCents) : 0;
  const withdrawal = { ...(await readWithdrawal(trx, withdrawalId)), shipping_cents: shippingCents };
  const { amountCents } = await readOwed(trx, withdrawal, await readWithdrawnLines(trx, withdrawalId));
  const refundCents = Math.min(
    amountCents + (await surplusOfAll(trx, orderId)),
    await moneyLeft(trx, orderId),
  );
  await promiseMoney(trx, withdrawalId, { shippingCents, refundCents });
}
