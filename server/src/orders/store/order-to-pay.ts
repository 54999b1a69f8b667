import type { Kysely } from 'kysely';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import { prepared, type Given } from '../../database/prepared.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** What it takes to have an order paid: its link, and the attempt that moves it. */
export interface PayableOrder {
  id: number;
  reference: string;
  /** Of the guest's link. */
  key: string;
  locale: Locale;
  /** When the attempt was made. */
  attemptAt: string;
  /** Until when it keeps its lots unpaid. */
  reservedUntil: string;
  paymentId: string;
  paymentState: PaymentState;
  method: PaymentMethod;
  amountCents: number;
  /** The provider's page; null while the provider does not know of the attempt. */
  checkoutUrl: string | null;
}

const payable = prepared((kysely, given: Given<{ id: number }>) =>
  kysely
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.reference', 'orders.key', 'orders.locale'])
    .select(['orders.reserved_until as reservedUntil', 'payments.id as paymentId'])
    .select(['payments.created_at as attemptAt'])
    .select(['payments.state as paymentState', 'payments.method'])
    .select(['payments.amount_cents as amountCents', 'payments.checkout_url as checkoutUrl'])
    .where('orders.id', '=', given('id'))
    .where('payments.is_current', '=', 1),
);

/** @throws when there is no such order */
export async function readPayable(kysely: Kysely<Schema>, orderId: number): Promise<PayableOrder> {
  const [order] = (await payable(kysely, { id: orderId })).rows;
  if (!order) throw new Error(`No order ${orderId} is to be paid`);
  return order;
}
