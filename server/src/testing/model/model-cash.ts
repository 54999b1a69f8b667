import { reviveRefund } from '../../orders/desk/store/order-writes.ts';
import { applyRefund } from '../../orders/paying/settle-refunds.ts';
import { CASH } from '../../payments/store/payments.ts';
import type { ModelShop } from './model-shop.ts';

/** What was paid in cash no provider gives back: somebody counts it out, and says so. */
export async function countOut(shop: ModelShop): Promise<void> {
  const database = shop.database();
  const due = await database.kysely
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.order_id as orderId'])
    .where('payments.provider', '=', CASH)
    .where('refunds.state', '=', 'failed')
    .execute();
  for (const refund of due) {
    await database.transaction((trx) => reviveRefund(trx, refund, shop.now()));
    await applyRefund(database, refund.id, 'done', shop.now());
  }
}
