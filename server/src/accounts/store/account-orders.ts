import { sql, type Kysely } from 'kysely';
import {
  ORDERS_A_PAGE,
  type OrderHistory,
  type OrderSummary,
} from '@vitrine/shared/contract/accounts/account';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { withLotsNow } from '../../orders/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** One page of an account's orders, the newest first. Null when there is no such page; the first always is. */
export async function listOrders(
  kysely: Kysely<Schema>,
  accountId: number,
  page: number,
): Promise<OrderHistory | null> {
  const total = await countOrders(kysely, accountId);
  const pageCount = Math.max(1, Math.ceil(total / ORDERS_A_PAGE));
  if (page > pageCount) return null;
  const rows = await kysely
    .selectFrom('orders')
    .select(['id', 'reference', 'placed_at', 'order_state', 'payment_state', 'fulfilment_state'])
    .select('total_cents')
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ORDERS_A_PAGE)
    .offset((page - 1) * ORDERS_A_PAGE)
    .execute();
  const lines = await linesByOrder(
    kysely,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((row) => ({
    reference: row.reference,
    placedAt: row.placed_at,
    orderState: row.order_state,
    paymentState: row.payment_state,
    fulfilmentState: row.fulfilment_state,
    totalCents: row.total_cents,
    lines: lines.get(row.id) ?? [],
  }));
  return { orders, page, pageCount, total };
}

async function countOrders(kysely: Kysely<Schema>, accountId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function linesByOrder(
  kysely: Kysely<Schema>,
  orderIds: number[],
): Promise<Map<number, OrderSummary['lines']>> {
  if (orderIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'insect_id as insectId', 'uuid', 'reference', 'name', 'quality'])
    .select(['is_mixed', 'amount', 'price_cents as priceCents'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const lines = rows.map(({ is_mixed: isMixed, ...line }) => ({ ...line, isMixed: isMixed === 1 }));
  const byOrder = Map.groupBy(await withLotsNow(kysely, lines), ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, list]) => [id, list]));
}

/** How many orders were placed with an address without login. */
export async function countGuestOrders(kysely: Kysely<Schema>, email: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', 'is', null)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives those orders to an account whose address is confirmed to be this one. Returns how many. */
export async function claimGuestOrders(
  kysely: Kysely<Schema>,
  accountId: number,
  email: string,
): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('orders')
    .set({ account_id: accountId, contact_state: 'kept' })
    .where('account_id', 'is', null)
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
