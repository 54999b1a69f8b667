import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { AuditChange, Staying } from '@vitrine/shared/contract/tools/tools';
import {
  adjustStock,
  isAsItCame,
  lockStock,
  lookAtShown,
  movedBy,
  wasSold,
  type StockLine,
} from '../catalogue/index.ts';
import type { Schema } from '../database/schema/schema.ts';
import { putBack, type CounterMove, type StockBack } from '../tools/index.ts';
import { nameLot } from './store/import-lines.ts';

/** Lots after which others have a turn. */
const AT_ONCE = 25;

/** An imported lot: what its row was, and how many came with it. */
interface Imported {
  id: number;
  back: AuditChange | null;
  amount: number;
}

/**
 * Takes an import back lot by lot: its facts where nobody changed them since, its stock by a counter-move where none of
 * it is sold or reserved. A lot that came with it goes when nothing happened to it. All else stays, and is named.
 * @param back what each row is to be again
 */
async function takeImportBack(
  trx: Transaction<Schema>,
  back: readonly AuditChange[],
  moves: readonly StockLine[],
  counter: CounterMove,
): Promise<{ done: AuditChange[]; moved: number; stays: Staying[] }> {
  const outcome = { done: [] as AuditChange[], moved: 0, stays: [] as Staying[] };
  for (const [index, lot] of lotsOf(back, moves).entries()) {
    const { why, isMoved, isPutBack } = await takeLotBack(trx, lot, counter);
    if (isPutBack && lot.back) outcome.done.push(lot.back);
    if (isMoved) outcome.moved += 1;
    if (why !== null) outcome.stays.push({ ...(await nameLot(trx, lot.id)), why });
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return outcome;
}

/** In the fixed order of all who lock several lots. */
function lotsOf(back: readonly AuditChange[], moves: readonly StockLine[]): Imported[] {
  const changes = new Map(back.map((change) => [change.id, change]));
  const amounts = new Map(moves.map(({ insectId, amount }) => [insectId, amount]));
  const ids = [...new Set([...changes.keys(), ...amounts.keys()])].toSorted((one, other) => one - other);
  return ids.map((id) => ({ id, back: changes.get(id) ?? null, amount: amounts.get(id) ?? 0 }));
}

interface LotOutcome {
  why: Staying['why'] | null;
  isMoved: boolean;
  isPutBack: boolean;
}

async function takeLotBack(
  trx: Transaction<Schema>,
  lot: Imported,
  counter: CounterMove,
): Promise<LotOutcome> {
  const { id, back, amount } = lot;
  const stock = await lockStock(trx, id);
  const isNew = typeof back?.after?.['deleted_at'] === 'string';
  const isOther = isNew && !(await isAsItCame(trx, id));
  const held = (await stockHeld(trx, lot, stock, isNew)) ?? (isOther ? 'changed' : null);
  if (isNew && held) return { why: held, isMoved: false, isPutBack: false };
  const isPutBack = back === null || (await putRowBack(trx, back, counter.now));
  const isMoved = amount !== 0 && !held && (isPutBack || !isNew);
  if (isMoved) {
    const { source, now, by } = counter;
    await adjustStock(trx, { insectId: id, amount: -amount }, source, now, by);
  }
  return { why: held ?? (isPutBack ? null : 'changed'), isMoved, isPutBack };
}

/** Not where the lot would be shown without what publishing asks: its flaws or its certificate went since. */
async function putRowBack(trx: Transaction<Schema>, back: AuditChange, now: Date): Promise<boolean> {
  const whatIsShown = await lookAtShown(trx, [back]);
  if (!(await putBack(trx, back, now))) return false;
  if ((await whatIsShown()) === null) return true;
  await putBack(trx, { ...back, before: back.after, after: back.before }, now);
  return false;
}

/** Why its stock stays; null when it can be taken back. A lot that came with the import goes with all of its stock. */
async function stockHeld(
  trx: Transaction<Schema>,
  { id, amount }: Imported,
  { on_hand, reserved }: { on_hand: number; reserved: number },
  isNew: boolean,
): Promise<Staying['why'] | null> {
  if (isNew) {
    if (reserved > 0) return 'reserved';
    if (await wasSold(trx, id)) return 'sold';
    return on_hand === amount ? null : 'moved';
  }
  if (amount === 0 || on_hand - amount >= reserved) return null;
  return on_hand - amount < 0 ? 'sold' : 'reserved';
}

/** How stock that a write moved goes back, for the log. */
export const STOCK_BACK: StockBack = {
  movedBy,
  async takeBack(trx, { insectId, amount }, { source, now, by }) {
    return (await adjustStock(trx, { insectId, amount: -amount }, source, now, by)) === 'adjusted';
  },
  isAsItCame,
  isHeld: async (trx, insectId) => (await lockStock(trx, insectId)).reserved > 0,
  takeImportBack,
};
