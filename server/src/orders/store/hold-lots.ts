import type { Transaction } from 'kysely';
import type { Hold, LineRequest } from '@vitrine/shared/contract/order';
import { areSameLines, mergeLines } from '../rules/merge-lines.ts';
import { isPaused } from '../../shop/index.ts';
import type { Database } from '../../database/database.ts';
import { extendHold, lockHold, openHold, releaseHold } from './holds.ts';
import { isShort, readBasket } from './lots-to-order.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';

/** hold null: the longest time of an earlier hold is over, and its lots are free for others now. */
export type Keeping =
  { isRefused: false; hold: Hold | null } | { isRefused: true; kind: 'paused' | 'out-of-stock' };

/**
 * Keeps the lots of a cart aside. An earlier hold that keeps the same lots is given time again while it may live;
 * one that may not is freed, and no new one taken in the same moment, or nobody else ever had a chance. A hold of other
 * lots is replaced. A refusal leaves the earlier hold as it was.
 */
export async function keepLots(
  database: Database,
  lines: readonly LineRequest[],
  holdId: string | undefined,
  now: Date,
): Promise<Keeping> {
  // In a rush most come too late: they take no turn from those who write.
  if (holdId === undefined && (await isShort(database.kysely, lines)))
    return { isRefused: true, kind: 'out-of-stock' };
  return undoRefusals<Keeping>(database, async (trx) => {
    if (await isPaused(trx, now)) return { isRefused: true, kind: 'paused' };
    const merged = mergeLines(lines);
    const basket = await readBasket(trx, merged);
    if (basket.length < merged.length) return { isRefused: true, kind: 'out-of-stock' };
    const extended = holdId === undefined ? null : await extendOrRelease(trx, holdId, basket, now);
    if (extended === 'over') return { isRefused: false, hold: null };
    if (extended) return { isRefused: false, hold: extended };
    const { short, ...hold } = await openHold(trx, basket, now);
    return short.length > 0 ? { isRefused: true, kind: 'out-of-stock' } : { isRefused: false, hold };
  });
}

async function extendOrRelease(
  trx: Transaction<Schema>,
  holdId: string,
  basket: readonly { insectId: number; amount: number }[],
  now: Date,
): Promise<Hold | 'over' | null> {
  const held = await lockHold(trx, holdId);
  if (held?.state !== 'live') return null;
  if (areSameLines(held.lines.map(keyed), basket.map(keyed))) {
    const expiresAt = await extendHold(trx, holdId, now);
    if (expiresAt !== null) return { holdId, expiresAt };
    await releaseHold(trx, holdId, now);
    return 'over';
  }
  await releaseHold(trx, holdId, now);
  return null;
}

const keyed = ({ insectId, amount }: { insectId: number; amount: number }) => ({
  uuid: String(insectId),
  amount,
});
