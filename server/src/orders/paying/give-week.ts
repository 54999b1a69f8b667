import type { Database } from '../../database/database.ts';
import { currentPayment } from '../../payments/index.ts';
import { provedUntil } from '../rules/payment-window.ts';
import { keepLotsUntil, lockOrder, proveMailbox } from '../store/write-order.ts';

/**
 * Somebody pressed the link of an order's mail: its transfer has its week, counted from the attempt to pay, or less if
 * much was reserved when it was ordered. Pressing twice
 * changes nothing.
 * @returns `wrong` for a token that is not the order's, `over` when its lots are no longer reserved
 */
export async function giveWeek(
  database: Database,
  { orderId, token }: { orderId: number; token: string },
  now: Date,
): Promise<'given' | 'wrong' | 'over'> {
  return database.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!(await proveMailbox(trx, orderId, token, now))) return 'wrong';
    if (order.stockState !== 'reserved') return 'over';
    const { method, created_at: attemptAt } = await currentPayment(trx, orderId);
    if (method !== 'banktransfer') return 'given';
    const until = provedUntil({ ...order, attemptAt });
    if (until.toISOString() > order.reservedUntil) await keepLotsUntil(trx, orderId, until);
    return 'given';
  });
}
