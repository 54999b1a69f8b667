import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { forEachSettled } from '../../../platform/for-each-settled.ts';
import type { Database } from '../../../database/database.ts';
import { prepared, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import { holdTime, type HoldTime } from '../../rules/placing/hold-time.ts';
import type { Claimant } from './fair-share.ts';
import { releaseStock, reserveStock, type StockLine } from '../../../catalogue/index.ts';

const BATCH = 100;

/** A name that a browser made itself is taken only when nobody can guess it. */
const MADE_NAME = /^[\w-]{22,64}$/;

const holdSource = (holdId: string) => `hold:${holdId}`;

/** Who keeps it, as in the columns of `holds`. */
export interface Keeper {
  visitor: string | null;
  network: string | null;
}

export interface HeldLots extends Keeper, HoldTime {
  holdId: string;
  state: 'live' | 'used' | 'lapsed';
  lines: StockLine[];
}

type NewHold = Keeper & { id: string; createdAt: string; expiresAt: string };

const insertHold = prepared((kysely, given: Given<NewHold>) =>
  kysely.insertInto('holds').values({
    id: given('id'),
    state: 'live',
    created_at: given('createdAt'),
    expires_at: given('expiresAt'),
    visitor: given('visitor'),
    network: given('network'),
  }),
);

// An update that changes nothing is the row lock that both databases know.
const lockedState = prepared((kysely, given: Given<{ id: string }>) =>
  kysely
    .updateTable('holds')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', given('id'))
    .returning(['state', 'visitor', 'network', 'created_at as createdAt', 'expires_at as expiresAt']),
);

const linesOfHold = prepared((kysely, given: Given<{ id: string }>) =>
  kysely
    .selectFrom('hold_lines')
    .select(['insect_id as insectId', 'amount'])
    .where('hold_id', '=', given('id')),
);

const markUsed = prepared((kysely, given: Given<{ id: string }>) =>
  kysely
    .updateTable('holds')
    .set({ state: 'used', visitor: null, network: null })
    .where('id', '=', given('id')),
);

/**
 * Reserves lots in a new hold; names the insects that are short, for the caller to undo.
 * @param made the name that the browser made for it, if no hold has it yet
 */
export async function openHold(
  trx: Transaction<Schema>,
  {
    lines,
    keeper,
    time,
    made = '',
  }: { lines: readonly StockLine[]; keeper: Keeper; time: HoldTime; made?: string | undefined },
  now: Date,
): Promise<{ short: number[]; holdId: string; expiresAt: string }> {
  const holdId = MADE_NAME.test(made) ? made : randomBytes(18).toString('base64url');
  await insertHold(trx, { id: holdId, ...time, ...keeper });
  const rows = lines.map(({ insectId, amount }) => ({ hold_id: holdId, insect_id: insectId, amount }));
  await trx.insertInto('hold_lines').values(rows).execute();
  return {
    short: await reserveStock(trx, lines, holdSource(holdId), now),
    holdId,
    expiresAt: time.expiresAt,
  };
}

/** A hold and what it reserves, locked until the transaction ends; null when there is none. */
export async function lockHold(trx: Transaction<Schema>, holdId: string): Promise<HeldLots | null> {
  const [hold] = (await lockedState(trx, { id: holdId })).rows;
  return hold ? { ...hold, holdId, lines: await heldLines(trx, holdId) } : null;
}

/** What became of a hold, as far as anybody can see; null when none has this name. Locks nothing. */
export async function readState(
  kysely: Kysely<Schema>,
  holdId: string,
): Promise<Pick<HeldLots, 'state'> | null> {
  const hold = await kysely.selectFrom('holds').select('state').where('id', '=', holdId).executeTakeFirst();
  return hold ?? null;
}

/** Whether both are the same amounts of the same insects. */
export function areSameLots(some: readonly StockLine[], others: readonly StockLine[]): boolean {
  return some.length === others.length && isPartOf(some, others) && isPartOf(others, some);
}

/** Whether these lots are no more than the claimant's own hold reserves: whoever was let in is not turned away. */
export function isOwnPart(
  hold: HeldLots | null,
  lines: readonly StockLine[],
  claimant: Pick<Claimant, 'visitor' | 'network'>,
): boolean {
  if (hold?.state !== 'live') return false;
  const isOwn = hold.visitor === claimant.visitor || hold.network === claimant.network;
  return isOwn && isPartOf(lines, hold.lines);
}

function isPartOf(some: readonly StockLine[], others: readonly StockLine[]): boolean {
  const amounts = new Map(others.map(({ insectId, amount }) => [insectId, amount]));
  return some.every(({ insectId, amount }) => amount <= (amounts.get(insectId) ?? 0));
}

/** What a hold reserves, whatever its state. */
async function heldLines(trx: Transaction<Schema>, holdId: string): Promise<StockLine[]> {
  return (await linesOfHold(trx, { id: holdId })).rows;
}

/** Gives a live hold its time again. Returns when it ends; null when that is over, and the hold is as it was. */
export async function extendHold(
  trx: Transaction<Schema>,
  held: HeldLots,
  holdMs: number,
  now: Date,
): Promise<string | null> {
  const time = holdTime(held, { holdMs, now });
  if (!time) return null;
  const { expiresAt } = time;
  await trx.updateTable('holds').set({ expires_at: expiresAt }).where('id', '=', held.holdId).execute();
  return expiresAt;
}

/** Whether any lot is in both. */
export function sharesLots(some: readonly StockLine[], others: readonly StockLine[]): boolean {
  const ids = new Set(others.map(({ insectId }) => insectId));
  return some.some(({ insectId }) => ids.has(insectId));
}

/** An order takes over what the hold reserved. */
export async function useHold(trx: Transaction<Schema>, holdId: string): Promise<void> {
  await markUsed(trx, { id: holdId });
}

/** Frees what a live hold reserves; does nothing to any other. */
export async function releaseHold(trx: Transaction<Schema>, holdId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('holds')
    .set({ state: 'lapsed', visitor: null, network: null })
    .where('id', '=', holdId)
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await releaseStock(trx, await heldLines(trx, holdId), holdSource(holdId), now);
  return true;
}

/** Frees the lots of the holds whose time is over, at most 100 a call. Returns how many holds lapsed. */
export async function releaseLapsedHolds(database: Database, now: Date): Promise<number> {
  const due = await database.kysely
    .selectFrom('holds')
    .select('id')
    .where('state', '=', 'live')
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  return forEachSettled(due, ({ id }) => database.transaction((trx) => releaseIfStillDue(trx, id, now)));
}

async function releaseIfStillDue(trx: Transaction<Schema>, holdId: string, now: Date): Promise<boolean> {
  await lockHold(trx, holdId);
  const hold = await trx
    .selectFrom('holds')
    .select('expires_at')
    .where('id', '=', holdId)
    .executeTakeFirstOrThrow();
  return hold.expires_at <= now.toISOString() && releaseHold(trx, holdId, now);
}
