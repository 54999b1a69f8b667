import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { collect } from '../../../platform/collect.ts';
import { isOnlyWriter } from '../../../database/one-writer.ts';
import { prepared, preparedForEach, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { readPaid } from './paid-before.ts';
import {
  AMPLE,
  judgeShare,
  scarcityOf,
  unprovedTime,
  type FairShare,
  type FairVerdict,
  type Range,
  type Reserved,
  type Scarcity,
} from '../../rules/placing/fair-share.ts';

/** The claimant of lots, as far as the shop can tell visitors apart. */
export interface Claimant {
  /** Keyed hashes. */
  visitor: string;
  network: string;
  /**
   * What an account has paid here, in cents, and the shop still has: up to some times that, such customers have their whole
   * share, whatever strangers of their network do.
   */
  paidCents: number;
  /** All that is in stock. */
  range: Range;
  share: FairShare;
}

const useLocks = preparedForEach((count) =>
  prepared((kysely, given: Given<Record<number, string>>) =>
    kysely
      .insertInto('reservation_locks')
      .values(
        Array.from({ length: count }, (_slot, index) => ({ name: given(index), used_at: given(count) })),
      )
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ used_at: eb.ref('excluded.used_at') })),
      ),
  ),
);

/**
 * Lets no other request of this visitor or network reserve anything until the transaction ends. Comes before every other
 * lock, or two of them could wait for each other; the rows are locked in the order of their names for the same reason.
 */
export async function lockClaimant(
  trx: Transaction<Schema>,
  { visitor, network }: Claimant,
  now: Date,
): Promise<void> {
  await takeLocks(trx, [visitor, network].sort(), now);
}

/** The same for a whole network alone. */
export async function lockNetwork(trx: Transaction<Schema>, network: string, now: Date): Promise<void> {
  await takeLocks(trx, [network], now);
}

async function takeLocks(trx: Transaction<Schema>, names: readonly string[], now: Date): Promise<void> {
  if (!isOnlyWriter(trx)) await useLocks(names.length)(trx, [...names, now.toISOString()]);
}

/** Forgets which networks came by: a lock that nobody used for an hour. */
export async function sweepLocks(kysely: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  await kysely.deleteFrom('reservation_locks').where('used_at', '<', before).execute();
}

/** What is reserved for a claimant already, and how scarce the rest is for them. */
interface Standing {
  /** With what they want, no more is reserved for them than customers may reserve who paid as much as they did. */
  isKnown: boolean;
  wanted: Reserved;
  visitor: Reserved;
  network: Reserved;
  /** By what others have reserved; a transfer's time by what their network has as well. */
  scarcity: Scarcity;
}

/**
 * Counts for a claimant, who is locked: their own sums stay true until the transaction reserves or frees something.
 * @param lines what they want besides
 */
export async function readStanding(
  trx: Transaction<Schema>,
  { paidCents, share, range, visitor: name, network: networkName }: Claimant,
  lines: readonly { amount: number; priceCents: number }[],
): Promise<Standing> {
  const { rows } = await standings(trx, { visitor: name, network: networkName });
  const { visitor, network, all } = Object.fromEntries(rows.map((row) => [row.whose, toReserved(row)]));
  if (!visitor || !network || !all) throw new Error('The database counted no reservations');
  const wanted = {
    lots: lines.length,
    pieces: lines.reduce((sum, { amount }) => sum + amount, 0),
    cents: lines.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0),
  };
  const isKnown = paidCents > 0 && visitor.cents + wanted.cents <= share.paidTimes * paidCents;
  const others = { lots: all.lots - visitor.lots, cents: all.cents - visitor.cents };
  const scarcity = isKnown ? AMPLE : scarcityOf(share, range, others);
  const own = { lots: network.lots + wanted.lots, cents: network.cents + wanted.cents };
  const unprovedMs = isKnown ? AMPLE.unprovedMs : unprovedTime(share, range, scarcity, own);
  return { isKnown, wanted, visitor, network, scarcity: { ...scarcity, unprovedMs } };
}

/** Whether the claimant may reserve what they want besides what is reserved for them already. */
export function judgeClaim(
  { scarcity: { part }, isKnown, visitor, network, wanted }: Standing,
  { range, share }: Pick<Claimant, 'range' | 'share'>,
): FairVerdict {
  return judgeShare(share, { range, part, isKnown, visitor, network, wanted });
}

/** How scarce the range is for whoever placed an order whose lots are reserved. */
export async function scarcityForOrder(
  trx: Transaction<Schema>,
  orderId: number,
  stock: Pick<Claimant, 'share' | 'range'>,
): Promise<Scarcity> {
  const { visitor, network, accountId, confirmedAt } = await trx
    .selectFrom('orders')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['visitor', 'network', 'account_id as accountId', 'confirmed_at as confirmedAt'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  // An order from before it was counted, or one whose lots are reserved for nobody.
  if (visitor === null || network === null) return AMPLE;
  const isCustomer = confirmedAt !== null && accountId !== null;
  const paidCents = isCustomer ? await readPaid(trx, accountId) : 0;
  return (await readStanding(trx, { ...stock, visitor, network, paidCents }, [])).scarcity;
}

/** The columns that say who reserves lots, for a row of a hold or of an order. */
export const keeperOf = ({ visitor, network }: Claimant) => ({ visitor, network });

// One statement: each would be another way to the database and back, while the claimant is locked.
const standings = prepared((kysely, given: Given<{ visitor: string; network: string }>) =>
  sumOf(kysely, 'visitor', given('visitor'))
    .unionAll(sumOf(kysely, 'network', given('network')))
    .unionAll(sumOfAll(kysely)),
);

function sumOf(kysely: Kysely<Schema>, column: 'visitor' | 'network', name: RawBuilder<string>) {
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
      sql<string>`${sql.lit(column)}`.as('whose'),
      sql<number>`1.0 * count(distinct insect_id)`.as('lots'),
      sql<number>`coalesce(sum(amount), 0)`.as('pieces'),
      sql<number>`coalesce(sum(amount * price_cents), 0)`.as('cents'),
    ]);
}

/** A lot of which half is reserved counts half. The words of the condition are those of the partial index `insects_reserved`. */
const sumOfAll = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('insects')
    .select([
      sql<string>`'all'`.as('whose'),
      sql<number>`coalesce(sum(1.0 * reserved / on_hand), 0)`.as('lots'),
      sql<number>`coalesce(sum(reserved), 0)`.as('pieces'),
      sql<number>`coalesce(sum(reserved * price_cents), 0)`.as('cents'),
    ])
    .where(sql<SqlBool>`reserved > 0`);

/** PostgreSQL sums in types that its driver gives as text. */
const toReserved = ({ lots, pieces, cents }: Reserved): Reserved => ({
  lots: Number(lots),
  pieces: Number(pieces),
  cents: Number(cents),
});

/** What is reserved now, by everybody. */
export async function readReserved(kysely: Kysely<Schema>): Promise<Range> {
  return toReserved(await sumOfAll(kysely).executeTakeFirstOrThrow());
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
