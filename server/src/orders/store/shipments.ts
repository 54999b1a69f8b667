import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ShipmentsTable } from '../../database/schema/withdrawals.ts';
import type { Schema } from '../../database/schema/schema.ts';

export type Shipment = Selectable<ShipmentsTable>;

export async function addShipment(
  trx: Transaction<Schema>,
  shipment: Omit<Shipment, 'id' | 'delivered_at'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('shipments')
    .values({ ...shipment, delivered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function listShipments(kysely: Kysely<Schema>, orderId: number): Promise<Shipment[]> {
  return kysely.selectFrom('shipments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** All parcels of an order are there. */
export async function deliverShipments(trx: Transaction<Schema>, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ delivered_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute();
}
