import { staffRoleSchema } from '@vitrine/shared/contract/tools/tools';
import type { Transaction } from 'kysely';
import { knownChargebacks, noteChargeback, noteReversal, tellOfChargeback } from './store/chargebacks.ts';
import { repayCancelled } from '../fulfilment/repay-cancelled.ts';
import { repayCuts } from '../fulfilment/repay-cuts.ts';
import { repayReversed } from '../fulfilment/repay-withdrawal.ts';
import { reviveHeldBack } from './store/refunds.ts';
import { addHistory, lockOrder } from '../store/write-order.ts';
import {
  paymentOfProvider,
  type Payment,
  type PaymentsContext,
  type Chargeback,
  PROVIDER_MS,
} from '../../payments/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { rightsOf } from '../../tools/index.ts';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';

/** Who looks after money. */
const TOLD = staffRoleSchema.options.filter((role) => rightsOf(role).includes('orders-write'));

/**
 * Applies what the provider says of chargebacks, each once, and once more when the bank gives it back: the order's
 * history and a mail to staff; then what went back to nobody meanwhile is paid: refunds that failed for it,
 * what its shopper withdrew from, what the shop took out, an order that it cancelled. The order goes on as it was: whether to send, to object or to let go is the owner's to say.
 */
export async function applyChargebacks(
  { database, provider, clock }: PaymentsContext,
  chargebacks: readonly Chargeback[],
): Promise<void> {
  const known = await knownChargebacks(
    database.kysely,
    chargebacks.map(({ id }) => id),
  );
  for (const chargeback of chargebacks) {
    const before = known.get(chargeback.id);
    if (before && (before.isReversed || chargeback.reversedAt === null)) continue;
    const payment = await paymentOfProvider(database.kysely, provider.name, chargeback.paymentId);
    if (payment) await database.transaction((trx) => apply(trx, payment, chargeback, clock()));
  }
}

async function apply(
  trx: Transaction<Schema>,
  { id: payment_id, order_id }: Payment,
  { id, amountCents, takenAt, reversedAt }: Chargeback,
  now: Date,
): Promise<void> {
  const order = await lockOrder(trx, order_id);
  const row = { id, payment_id, order_id, amount_cents: amountCents };
  if (await noteChargeback(trx, { ...row, taken_at: new Date(takenAt).toISOString() })) {
    await addHistory(trx, order_id, 'chargeback', 'taken', now);
    await tellOfChargeback(trx, 'chargeback-taken', id, TOLD, now);
  }
  if (reversedAt !== null && (await noteReversal(trx, id, new Date(reversedAt).toISOString()))) {
    await addHistory(trx, order_id, 'chargeback', 'reversed', now);
    await tellOfChargeback(trx, 'chargeback-reversed', id, TOLD, now);
    await reviveHeldBack(trx, payment_id, now);
    await repayReversed(trx, { orderId: order_id, chargebackId: id }, now);
    await repayCuts(trx, { orderId: order_id, chargebackId: id }, now);
    await repayCancelled(trx, { order, chargebackId: id }, now);
  }
}

/** Asks the provider for the latest chargebacks of all payments: the word of one may have been lost. */
export async function checkChargebacks(context: PaymentsContext): Promise<void> {
  await applyChargebacks(context, await withTimeout(context.provider.fetchChargebacks(), PROVIDER_MS));
}
