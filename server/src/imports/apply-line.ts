import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Transaction } from 'kysely';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import {
  insectColumns,
  type InsectColumns,
  adjustStock,
  lockStock,
  receiveStock,
  insertInsect,
  updateInsect,
  cameIn,
  findInsectRow,
} from '../catalogue/index.ts';
import type { Schema } from '../database/schema/schema.ts';
import type { ImportLineRow } from './store/import-lines.ts';
import { readPlanned } from './line-json.ts';
import type { PlannedLot } from './plan-line.ts';

type Applied =
  | { ok: true; insectId: number; change: AuditChange | null }
  | { ok: false; errors: FieldErrors };

interface ImportMove {
  /** Of the moves of stock: the same import moves it once. */
  source: string;
  by: { staff: string; note: string };
  now: Date;
}

/** Writes what a line was seen to change, if the lot is as it was then; else nothing of it. */
export function applyLine(trx: Transaction<Schema>, line: ImportLineRow, move: ImportMove): Promise<Applied> {
  const wanted = readPlanned(line);
  const { insect_id: id, revision } = line;
  return id === null || revision === null
    ? makeLot(trx, wanted, move)
    : changeLot(trx, { id, revision }, wanted, move);
}

async function makeLot(trx: Transaction<Schema>, wanted: PlannedLot, move: ImportMove): Promise<Applied> {
  const { source, by, now } = move;
  // A new lot's line says all of it.
  const writing = await insertInsect(trx, wanted.columns as InsectColumns, now);
  if (writing.kind === 'rejected') return { ok: false, errors: writing.errors };
  if (writing.kind !== 'written') throw new Error('A new lot is written or rejected');
  const { id } = writing;
  const amount = wanted.stock?.after ?? 0;
  if (amount > 0) await receiveStock(trx, [{ insectId: id, amount }], source, now, by);
  return { ok: true, insectId: id, change: cameIn(id, now) };
}

async function changeLot(
  trx: Transaction<Schema>,
  lot: { id: number; revision: number },
  { columns, stock }: PlannedLot,
  { source, by, now }: ImportMove,
): Promise<Applied> {
  const fault = stock && (await stockFault(trx, lot.id, stock));
  if (fault) return { ok: false, errors: { stock: fault } };
  const row = await findInsectRow(trx, lot.id);
  if (row?.revision !== lot.revision) return CHANGED_MEANWHILE;
  const writing = await updateInsect(trx, lot, { ...insectColumns(row), ...columns }, now);
  switch (writing.kind) {
    case 'rejected':
      return { ok: false, errors: writing.errors };
    case 'deleted':
      return { ok: false, errors: { reference: { message: 'isDeleted' } } };
    case 'changed-meanwhile':
      return CHANGED_MEANWHILE;
  }
  if (stock) {
    await adjustStock(trx, { insectId: lot.id, amount: stock.after - stock.before }, source, now, by);
  }
  return { ok: true, insectId: lot.id, change: writing.kind === 'written' ? writing.change : null };
}

const CHANGED_MEANWHILE: Applied = { ok: false, errors: { '': { message: 'changedMeanwhile' } } };

/** Sold or come in since it was counted. Holds the stock as it is until the transaction ends. */
async function stockFault(
  trx: Transaction<Schema>,
  id: number,
  { before, after }: NonNullable<PlannedLot['stock']>,
) {
  const { on_hand, reserved } = await lockStock(trx, id);
  if (on_hand !== before) return { message: 'importStockMoved' as const, values: { stock: String(on_hand) } };
  const values = { reserved: String(reserved) };
  return after < reserved ? { message: 'importReserved' as const, values } : null;
}
