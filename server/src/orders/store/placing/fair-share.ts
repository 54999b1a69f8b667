import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { collect } from '../../../platform/collect.ts';
import { prepared, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import {
  AMPLE,
  judgeShare,
  scarcityOf,
  type FairShare,
  type FairVerdict,
  type Range,
  type Reserved,
  type Scarcity,
} from '../../rules/fair-share.ts';

/** Who wants to reserve lots, as far as the shop tells people apart. */
export interface Claimant {
  /** Keyed hashes. */
  visitor: string;
  network: string;
  /** Has paid an order before: such customers have their whole share, whatever others of their network do. */
  isKnown: boolean;
  /** All that is in stock. */
  range: Range;
  share: FairShare;
}

const useLock = prepared((kysely, given: Given<{ name: string; at: string }>) =>
  kysely
    .insertInto('reservation_locks')
    .values({ name: given('name'), used_at: given('at') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ used_at: eb.ref('excluded.used_at') })),
    ),
);

/**
 * Lets no other request of this visitor or network reserve anything until the transaction ends. Comes before every other
 * lock, or two of them could wait for each other.
 */
export async function lockClaimant(
  trx: Transaction<Schema>,
  { visitor, network }: Claimant,
  now: Date,
): Promise<void> {
  for (const name of [visitor, network].sort()) await useLock(trx, { name, at: now.toISOString() });
}

/** The same for a whole network alone. */
export async function lockNetwork(trx: Transaction<Schema>, network: string, now: Date): Promise<void> {
  await useLock(trx, { name: network, at: now.toISOString() });
}

/** Forgets which networks came by: a lock that nobody used for an hour. */
export async function sweepLocks(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  await kysely.deleteFrom('reservation_locks').where('used_at', '<', before).execute();
}

/** Whether the claimant, who is locked, may reserve these lots besides what is reserved for them already. */
export async function judgeClaim(
  trx: Transaction<Schema>,
  claimant: Claimant,
  lines: readonly { amount: number; priceCents: number }[],
): Promise<FairVerdict> {
  const { isKnown, range, share } = claimant;
  const visitor = await reservedBy(trx, 'visitor', claimant.visitor);
  const network = isKnown ? null : await reservedBy(trx, 'network', claimant.network);
  const { part } = isKnown ? AMPLE : await scarcityBeside(trx, claimant, visitor);
  const wanted = {
    lots: lines.length,
    pieces: lines.reduce((sum, { amount }) => sum + amount, 0),
    cents: lines.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0),
  };
  return judgeShare(share, { range, part, visitor, network, wanted });
}

/** How scarce the range is for a claimant now, by what others have reserved. */
export async function scarcityFor(trx: Transaction<Schema>, claimant: Claimant): Promise<Scarcity> {
  if (claimant.isKnown) return AMPLE;
  return scarcityBeside(trx, claimant, await reservedBy(trx, 'visitor', claimant.visitor));
}

/** The same for whoever placed an order whose lots are reserved. */
export async function scarcityForOrder(
  trx: Transaction<Schema>,
  orderId: number,
  stock: Pick<Claimant, 'share' | 'range'>,
): Promise<Scarcity> {
  const { visitor, network } = await trx
    .selectFrom('orders')
    .select(['visitor', 'network'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // Nobody of no network but known customers, and orders from before it was counted.
  if (visitor === null || network === null) return AMPLE;
  return scarcityFor(trx, { ...stock, visitor, network, isKnown: false });
}

async function scarcityBeside(
  trx: Transaction<Schema>,
  { share, range }: Pick<Claimant, 'share' | 'range'>,
  own: Reserved,
): Promise<Scarcity> {
  const all = await readReserved(trx);
  return scarcityOf(share, range, { lots: all.lots - own.lots, cents: all.cents - own.cents });
}

/** The columns that say who keeps lots aside, for a row of a hold or of an order. */
export const keptBy = ({ visitor, network, isKnown }: Claimant) => ({
  visitor,
  network: isKnown ? null : network,
});

const reservedByVisitor = prepared((kysely, given: Given<{ name: string }>) =>
  sumOf(kysely, 'visitor', given('name')),
);
const reservedByNetwork = prepared((kysely, given: Given<{ name: string }>) =>
  sumOf(kysely, 'network', given('name')),
);

async function reservedBy(
  kysely: Kysely<Schema>,
  column: 'visitor' | 'network',
  name: string,
): Promise<Reserved> {
  const query = column === 'visitor' ? reservedByVisitor : reservedByNetwork;
  const [row] = (await query(kysely, { name })).rows;
  return { lots: Number(row?.lots), pieces: Number(row?.pieces), cents: Number(row?.cents) };
}

function sumOf(
  kysely: Kysely<Schema>,
  column: 'visitor' | 'network',
  name: ReturnType<Given<{ name: string }>>,
) {
  const held = kysely
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
    .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
    .select(['insect_id', 'amount', 'insects.price_cents'])
    .where(`holds.${column}`, '=', name);
  const ordered = kysely
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['insect_id', 'amount', 'order_lines.price_cents'])
    .where(`orders.${column}`, '=', name);
  return kysely
    .selectFrom(held.unionAll(ordered).as('reserved'))
    .select([
      sql<number>`count(distinct insect_id)`.as('lots'),
      sql<number>`coalesce(sum(amount), 0)`.as('pieces'),
      sql<number>`coalesce(sum(amount * price_cents), 0)`.as('cents'),
    ]);
}

// The words of the condition are those of the partial index `insects_reserved`.
const allReserved = prepared((kysely) =>
  kysely
    .selectFrom('insects')
    .select([
      sql<number>`coalesce(sum(1.0 * reserved / on_hand), 0)`.as('lots'),
      sql<number>`coalesce(sum(reserved * price_cents), 0)`.as('cents'),
    ])
    .where(sql<SqlBool>`reserved > 0`),
);

/** What is reserved now, by everybody. */
export async function readReserved(kysely: Kysely<Schema>): Promise<Range> {
  const [row] = (await allReserved(kysely, {})).rows;
  return { lots: Number(row?.lots), cents: Number(row?.cents) };
}

/** All that is in stock, reserved or not: read beside the answers, for it walks over all lots. */
export async function readRange(kysely: Kysely<Schema>): Promise<Range> {
  const sums = kysely
    .selectFrom('insects')
    .where('is_shown', '=', 1)
    .where('on_hand', '>', 0)
    .select((eb) => [
      eb.fn.countAll<number>().as('lots'),
      sql<number>`coalesce(sum(price_cents * on_hand), 0)`.as('cents'),
    ]);
  const [row] = await collect(sums.stream(1));
  return { lots: Number(row?.lots ?? 0), cents: Number(row?.cents ?? 0) };
}

/** Whether an account has paid an order, and the money is still here. */
export async function hasPaidBefore(kysely: Kysely<Schema>, accountId: number): Promise<boolean> {
  const paid = await kysely
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('payment_state', 'in', ['paid', 'part-refunded'])
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
