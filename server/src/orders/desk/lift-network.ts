import { recordAudit } from '../../tools/index.ts';
import { currentPayment, isLivePayment, type PaymentsContext } from '../../payments/index.ts';
import { cancelOrder } from '../fulfilment/order-steps.ts';
import { refreshPayment } from '../paying/refresh-payment.ts';
import { lockNetwork } from '../store/placing/fair-share.ts';
import { releaseHold } from '../store/placing/holds.ts';
import { readReservations } from '../store/placing/reserved-networks.ts';
import { lockOrder } from '../store/write-order.ts';
import { nameAuthor, newestStep } from './store/order-writes.ts';
import { within, type OrderWriter } from './write-once.ts';

/** How a network is called among people: enough of its hash to tell two apart. */
export const networkName = (network: string) => network.slice(0, 8).toUpperCase();

/**
 * Frees all that a network keeps without having paid: its holds end, its unpaid orders are cancelled and told so. The
 * provider is asked first, for its word of a payment may have been lost; money that comes later goes back.
 */
export async function liftNetwork(
  { database, staff, now }: OrderWriter,
  payments: PaymentsContext,
  network: string,
): Promise<{ holds: number; orders: number }> {
  await askProvider(payments, network);
  return database.transaction(async (trx) => {
    await lockNetwork(trx, network, now);
    const { holdIds, orders } = await readReservations(trx, network);
    let holds = 0;
    for (const id of holdIds) if (await releaseHold(trx, id, now)) holds += 1;
    const cancelled: { id: number; reference: string; after: number }[] = [];
    for (const { id, reference } of orders) {
      const { stockState } = await lockOrder(trx, id);
      const after = await newestStep(trx, id);
      if (stockState !== 'reserved') continue;
      const outcome = await cancelOrder(within(trx), reference, '', now);
      if (outcome === 'done') cancelled.push({ id, reference, after });
    }
    if (holds + cancelled.length === 0) return { holds: 0, orders: 0 };
    const subjects = cancelled.map(({ reference }) => `orders:${reference}`);
    const note = `${networkName(network)}: ${holds} + ${cancelled.length}`;
    const auditId = await recordAudit(trx, staff, { action: 'reservations.lift', subjects, note }, now);
    for (const { id, after } of cancelled) await nameAuthor(trx, { orderId: id, after, auditId });
    return { holds, orders: cancelled.length };
  });
}

async function askProvider(payments: PaymentsContext, network: string): Promise<void> {
  const { kysely } = payments.database;
  const { orders } = await readReservations(kysely, network);
  await Promise.all(
    orders.map(async ({ id }) => {
      const payment = await currentPayment(kysely, id);
      // A provider that does not answer must not keep lots for ever.
      if (isLivePayment(payment.state)) await refreshPayment(payments, payment).catch(() => undefined);
    }),
  );
}
