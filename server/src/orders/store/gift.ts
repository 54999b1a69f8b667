import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../../database/schema/orders.ts';

/** Whether an order is a gift, with its note, and to whom its invoice goes when that is somebody else. */
export function giftOf({
  gift_note: note,
  invoice_address: address,
}: Pick<Selectable<OrdersTable>, 'gift_note' | 'invoice_address'>): Pick<Order, 'gift' | 'invoiceAddress'> {
  return {
    ...(note !== null && { gift: { note } }),
    ...(address !== null && { invoiceAddress: addressSchema.parse(JSON.parse(address)) }),
  };
}
