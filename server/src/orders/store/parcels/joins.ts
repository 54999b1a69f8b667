import { sql, type Kysely, type Selectable, type SqlBool, type Transaction } from 'kysely';
import { addressSchema } from '@vitrine/shared/contract/orders/place-order';
import { WAITING } from '../../../database/index-conditions.ts';
import type { OrdersTable } from '../../../database/schema/orders.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { emailKey } from '../../../forms/rules/mail-address.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { lockOrder, type LockedOrder } from '../write-order.ts';

/** The order that shares a parcel with another one. */
interface Partner {
  joinId: number;
  id: number;
  reference: string;
  /** What went back of the shipping of both when they were joined. */
  refundCents: number;
}

/** With which order one shares its parcel; null for a parcel of its own. */
export async function readPartner(kysely: Kysely<Schema>, orderId: number): Promise<Partner | null> {
  const row = await kysely
    .selectFrom('joined_orders as own')
    .innerJoin('joined_orders as other', 'other.join_id', 'own.join_id')
    .innerJoin('order_joins', 'order_joins.id', 'own.join_id')
    .innerJoin('orders', 'orders.id', 'other.order_id')
    .select(['own.join_id as joinId', 'orders.id', 'orders.reference', 'refund_cents as refundCents'])
    .where('own.order_id', '=', orderId)
    .where('other.order_id', '<>', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks an order, whatever shares its parcel, and those that are to: always the lower id first, so that two who begin with
 * different ones wait for each other in turn.
 */
export async function lockParcel(
  trx: Transaction<Schema>,
  orderId: number,
  besideIds: readonly number[] = [],
): Promise<{ order: LockedOrder; partner: LockedOrder | null }> {
  const before = await readPartner(trx, orderId);
  const ids = new Set([orderId, ...besideIds, ...(before ? [before.id] : [])]);
  for (const id of [...ids].toSorted((one, other) => one - other)) await lockOrder(trx, id);
  // Joined or taken apart while this waited: then the database runs it again, should two wait for each other.
  const now = await readPartner(trx, orderId);
  return { order: await lockOrder(trx, orderId), partner: now && (await lockOrder(trx, now.id)) };
}

/** These orders, each followed by what shares its parcel; each once. */
export async function withPartners(kysely: Kysely<Schema>, orderIds: readonly number[]): Promise<number[]> {
  const all = new Set<number>();
  for (const id of orderIds) {
    if (all.has(id)) continue;
    all.add(id);
    const partner = await readPartner(kysely, id);
    if (partner) all.add(partner.id);
  }
  return [...all];
}

/** Two orders share a parcel from now on; the database lets each be in one pair only. */
export async function addJoin(
  trx: Transaction<Schema>,
  { orderIds, refundCents }: { orderIds: readonly [first: number, second: number]; refundCents: number },
  now: Date,
): Promise<number> {
  const [first, second] = orderIds;
  const { id } = await trx
    .insertInto('order_joins')
    .values({ at: now.toISOString(), first_id: first, second_id: second, refund_cents: refundCents })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = orderIds.map((orderId) => ({ order_id: orderId, join_id: id }));
  await trx.insertInto('joined_orders').values(rows).execute();
  return id;
}

/** Each has a parcel of its own again. */
export async function endJoin(trx: Transaction<Schema>, joinId: number): Promise<void> {
  await trx.deleteFrom('joined_orders').where('join_id', '=', joinId).execute();
}

/** What a join was about, also once it is over. */
export function readJoin(kysely: Kysely<Schema>, joinId: number) {
  return kysely
    .selectFrom('order_joins')
    .innerJoin('orders as first', 'first.id', 'first_id')
    .innerJoin('orders as second', 'second.id', 'second_id')
    .select(['refund_cents as refundCents', 'first.reference as first', 'second.reference as second'])
    .where('order_joins.id', '=', joinId)
    .executeTakeFirstOrThrow();
}

/** Where a join leads, for whoever may read one of its orders: without a key where they are not of one account. */
export async function readJoinedLink(
  kysely: Kysely<Schema>,
  own: Pick<Selectable<OrdersTable>, 'id' | 'account_id'>,
): Promise<{ reference: string; key?: string } | null> {
  const partner = await readPartner(kysely, own.id);
  if (!partner) return null;
  const { reference } = partner;
  const other = await kysely
    .selectFrom('orders')
    .select(['key', 'account_id'])
    .where('id', '=', partner.id)
    .executeTakeFirstOrThrow();
  const isOneAccount = own.account_id !== null && own.account_id === other.account_id;
  // Anybody can order with anybody's address.
  return isOneAccount ? { reference, key: other.key } : { reference };
}

/** So many are looked at as company for an order: each takes eight reads, and those in a pair make room for others. */
const MOST_NEIGHBOURS = 5;

/**
 * Orders to be packed that go to the same person at the same door as this one, by the same account or mailbox. Of many
 * those that were placed nearest to it, the oldest first.
 */
export async function findNeighbours(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<{ id: number; reference: string; placedAt: string }[]> {
  const own = await kysely
    .selectFrom('orders')
    .select(['account_id', 'email', 'address', 'country'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await kysely
    .selectFrom('orders')
    .select(['id', 'reference', 'address', 'placed_at as placedAt'])
    // In these words: the index is of just those.
    .where(sql<SqlBool>`${sql.raw(WAITING.pack)}`)
    .where('country', '=', own.country)
    .where('id', '<>', orderId)
    .where('id', 'not in', kysely.selectFrom('joined_orders').select('order_id'))
    .where((eb) =>
      eb.or([
        eb('account_id', '=', own.account_id ?? -1),
        eb.and([eb('email', '<>', ''), eb(eb.fn('lower', ['email']), '=', emailKey(own.email))]),
      ]),
    )
    .execute();
  const door = doorOf(own.address);
  return rows
    .flatMap(({ address, ...row }) => (doorOf(address) === door ? [row] : []))
    .toSorted((one, other) => Math.abs(one.id - orderId) - Math.abs(other.id - orderId))
    .slice(0, MOST_NEIGHBOURS)
    .toSorted((one, other) => one.id - other.id);
}

/** An address however it was typed: capitals, accents and signs aside. */
function doorOf(json: string): string {
  const { firstname, lastname, company, street, houseNumber, postalCode, city } = addressSchema.parse(
    JSON.parse(json),
  );
  return [firstname, lastname, company, street, houseNumber, postalCode, city].map(foldText).join('|');
}
