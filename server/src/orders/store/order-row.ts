import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/** What an order's own row says, besides what it holds. Also inside transactions. */
export function readOrderRow(kysely: Kysely<Schema>, orderId: number) {
  return kysely
    .selectFrom('orders')
    .select(['reference', 'phone', 'vat_number', 'shipping_code', 'shipping_cents', 'cheapest_cents'])
    .select(['total_cents', 'locale', 'vat_check', 'contact_state', 'is_taken_along'])
    .select(['order_state', 'payment_state', 'fulfilment_state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Whose order a reference names; undefined for an unknown one. The addresses are JSON. */
export function findOrder(kysely: Kysely<Schema>, reference: string) {
  return kysely
    .selectFrom('orders')
    .select(['id', 'email', 'address', 'invoice_address'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}
