import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';
import type { Reserved } from '../../rules/placing/fair-share.ts';

/** What one network keeps from others without having paid. */
export interface ReservedNetwork extends Reserved {
  /** Keyed hash. */
  network: string;
  holds: number;
  orders: number;
}

/** The networks that keep most, by value. */
export async function listReservedNetworks(
  kysely: Kysely<Schema>,
  count: number,
): Promise<ReservedNetwork[]> {
  const held = kysely
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
    .select(['holds.network', 'insect_id', 'amount', 'insects.price_cents'])
    .select([sql<string | null>`holds.id`.as('hold_id'), sql<number | null>`null`.as('order_id')])
    .where('holds.network', 'is not', null);
  const ordered = kysely
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.network', 'insect_id', 'amount', 'order_lines.price_cents'])
    .select([sql<string | null>`null`.as('hold_id'), sql<number | null>`orders.id`.as('order_id')])
    .where('orders.network', 'is not', null);
  const rows = await kysely
    .selectFrom(held.unionAll(ordered).as('reserved'))
    .select([
      'network',
      sql<number>`count(distinct insect_id)`.as('lots'),
      sql<number>`sum(amount)`.as('pieces'),
      sql<number>`sum(amount * price_cents)`.as('cents'),
      sql<number>`count(distinct hold_id)`.as('holds'),
      sql<number>`count(distinct order_id)`.as('orders'),
    ])
    .groupBy('network')
    .orderBy('cents', 'desc')
    .orderBy('network')
    .limit(count)
    .execute();
  return rows.map(({ network, ...sums }) => ({
    network: network ?? '',
    lots: Number(sums.lots),
    pieces: Number(sums.pieces),
    cents: Number(sums.cents),
    holds: Number(sums.holds),
    orders: Number(sums.orders),
  }));
}

/** The holds and unpaid orders of a network. */
export async function readReservations(kysely: Kysely<Schema>, network: string) {
  const [holds, orders] = await Promise.all([
    kysely.selectFrom('holds').select('id').where('network', '=', network).orderBy('id').execute(),
    kysely
      .selectFrom('orders')
      .select(['id', 'reference'])
      .where('network', '=', network)
      .orderBy('id')
      .execute(),
  ]);
  return { holdIds: holds.map(({ id }) => id), orders };
}
