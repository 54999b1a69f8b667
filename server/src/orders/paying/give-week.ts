import type { Database } from '../../database/database.ts';
import { currentPayment, firstTransferAt } from '../../payments/index.ts';
import { provedUntil } from '../rules/payment-window.ts';
import { keepLotsUntil, lockOrder, proveMailbox } from '../store/write-order.ts';

/**
 * Somebody pressed the link of an order's mail: its transfer has its week, counted from the first attempt by transfer,
 * or less if much was reserved then. Pressing twice changes nothing.
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
    const { method } = await currentPayment(trx, orderId);
    const transferAt = await firstTransferAt(trx, orderId);
    if (method !== 'banktransfer' || transferAt === null) return 'given';
    const { placedAt, transferUntil } = order;
    const until = provedUntil({ placedAt, transferAt, transferUntil: transferUntil ?? order.reservedUntil });
    if (until.toISOString() > order.reservedUntil) await keepLotsUntil(trx, orderId, until);
    return 'given';
  });
}
