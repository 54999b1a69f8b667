import type { Kysely, Transaction } from 'kysely';
import type { Hold, LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import { mergeLines } from '../../rules/placing/merge-lines.ts';
import { holdTime } from '../../rules/placing/hold-time.ts';
import type { ShareLeft } from '../../rules/placing/fair-share.ts';
import { isPaused } from '../../../shop/index.ts';
import type { Database } from '../../../database/database.ts';
import { judgeClaim, keeperOf, lockClaimant, readStanding, type Claimant } from './fair-share.ts';
import {
  areSameLots,
  extendHold,
  isOwnPart,
  lockHold,
  openHold,
  releaseHold,
  readState,
  sharesLots,
  type HeldLots,
} from './holds.ts';
import { isShort, readBasket } from './lots-to-order.ts';
import type { Schema } from '../../../database/schema/schema.ts';
import type { StockLine } from '../../../catalogue/index.ts';
import { undoRefusals } from '../../../database/undo-refusals.ts';
import { createHash } from 'node:crypto';

/** hold null: the longest time of an earlier hold is over, and its lots are free for others now. */
type Keeping =
  | { isRefused: false; hold: Hold | null }
  | { isRefused: true; kind: 'paused' | 'out-of-stock' }
  | { isRefused: true; kind: 'too-much-kept'; left: ShareLeft };

interface HoldRequest {
  lines: readonly LineRequest[];
  /** An earlier hold of this cart, or the name that the browser made for its first. */
  holdId: string | undefined;
  claimant: Claimant;
}

/**
 * Reserves the lots of a cart, within what is fair to others. An earlier hold that keeps the same lots is given time again while it may live;
 * one that may not is freed, and no new one taken in the same moment, or nobody else ever had a chance. A hold of other
 * lots is replaced, by one that is as old where they share any. A refusal leaves the earlier hold as it was. A name that no hold has is that of the new one, and one
 * that had its time leads to the hold that followed: whoever asks again because the answer was lost asks for the same hold.
 */
export async function keepLots(
  database: Database,
  { lines, holdId, claimant }: HoldRequest,
  now: Date,
): Promise<Keeping> {
  if (await isGone(database.kysely, lines, holdId)) return { isRefused: true, kind: 'out-of-stock' };
  return undoRefusals<Keeping>(database, async (trx) => {
    if (await isPaused(trx, now)) return { isRefused: true, kind: 'paused' };
    const merged = mergeLines(lines);
    const basket = await readBasket(trx, merged);
    if (basket.length < merged.length) return { isRefused: true, kind: 'out-of-stock' };
    await lockClaimant(trx, claimant, now);
    const lock = (name: string) => lockHold(trx, name);
    const current = holdId === undefined ? undefined : await currentName(holdId, lock);
    const held = current?.hold ?? null;
    if (held) {
      const extended = await extendOrRelease(trx, held, { basket, claimant }, now);
      if (extended === 'over') return { isRefused: false, hold: null };
      if (extended) return { isRefused: false, hold: extended };
    }
    const standing = await readStanding(trx, claimant, basket);
    if (!isOwnPart(held, basket, claimant)) {
      const verdict = judgeClaim(standing, claimant);
      if (!verdict.isFair) return { isRefused: true, kind: 'too-much-kept', left: verdict.left };
    }
    const before = held && sharesLots(held.lines, basket) ? held : null;
    const time = holdTime(before, { holdMs: standing.scarcity.holdMs, now });
    if (!time) return { isRefused: false, hold: null };
    const next = held ? await currentName(nameAfter(held.holdId), lock) : current;
    const made = next?.hold ? undefined : next?.name;
    const opened = { lines: basket, keeper: keeperOf(claimant), time, made };
    const { short, ...hold } = await openHold(trx, opened, now);
    return short.length > 0 ? { isRefused: true, kind: 'out-of-stock' } : { isRefused: false, hold };
  });
}

/**
 * Whether a lot is gone to others, without taking a turn from those who write: in a rush most come too late. The hold is
 * looked for after the stock, because it may be this very hold that took the lot.
 */
async function isGone(
  kysely: Kysely<Schema>,
  lines: readonly LineRequest[],
  holdId: string | undefined,
): Promise<boolean> {
  if (!(await isShort(kysely, lines))) return false;
  if (holdId === undefined) return true;
  const current = await currentName(holdId, (name) => readState(kysely, name));
  return !current?.hold;
}

async function extendOrRelease(
  trx: Transaction<Schema>,
  held: HeldLots,
  { basket, claimant }: { basket: readonly StockLine[]; claimant: Claimant },
  now: Date,
): Promise<Hold | 'over' | null> {
  const { holdId } = held;
  if (areSameLots(held.lines, basket)) {
    const { scarcity } = await readStanding(trx, claimant, []);
    const expiresAt = await extendHold(trx, held, scarcity.holdMs, now);
    if (expiresAt !== null) return { holdId, expiresAt };
    await releaseHold(trx, holdId, now);
    return 'over';
  }
  await releaseHold(trx, holdId, now);
  return null;
}

/** Each is looked at while others wait: whoever lost more answers than these gets a name by chance. */
const MOST_NAMES = 8;

/**
 * The name of the hold that follows another. Whoever has the earlier name finds it, though the answer was lost that told
 * it. It can be guessed no more than the earlier one.
 */
const nameAfter = (holdId: string): string =>
  createHash('sha256').update(`after ${holdId}`).digest('base64url');

/** A name with the live hold that has it, or without one: it is free. */
interface CurrentName<Hold> {
  name: string;
  hold: Hold | null;
}

/**
 * Goes from a hold to those that followed it, until one is live or a name is free.
 * @param read finds the hold of a name, or nothing
 * @returns undefined when too many followed it
 */
async function currentName<Hold extends Pick<HeldLots, 'state'>>(
  holdId: string,
  read: (name: string) => Promise<Hold | null>,
): Promise<CurrentName<Hold> | undefined> {
  let name = holdId;
  for (let looked = 0; looked < MOST_NAMES; looked += 1) {
    // Each name depends on what the one before it is.
    const hold = await read(name);
    if (!hold || hold.state === 'live') return { name, hold };
    name = nameAfter(name);
  }
  return undefined;
}
