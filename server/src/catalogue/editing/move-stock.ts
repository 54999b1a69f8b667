import type { StockRequest } from '@vitrine/shared/contract/tools/catalogue';
import type { Transaction } from 'kysely';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { recordAudit, subjectOf, type AuditWrite } from '../../tools/index.ts';
import { readLotHolders } from '../store/reserved-lots.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { adjustStock, hasMoved, lockStock, receiveStock } from '../store/stock.ts';
import { undoRefusals } from '../../database/undo-refusals.ts';
import type { InsectOutcome, Writer } from './insect-writes.ts';
import { hasInsect } from './store/insect-writes.ts';
import { LONGEST_LINE, textFault } from './read-insect.ts';

export const MOST_STOCK = 100_000;

/** So many came in, or so many were counted. The same key moves stock once. */
export function moveStock(writer: Writer, id: number, request: StockRequest): Promise<InsectOutcome> {
  return undoRefusals<InsectOutcome>(writer.database, async (trx) => {
    const amount = readWhole(request.amount);
    const reason = tidyLine(request.reason);
    const errors = stockErrors(request, amount, reason);
    if (amount === null || Object.keys(errors).length > 0)
      return { isRefused: true, kind: 'rejected', errors };
    if (!(await hasInsect(trx, id))) return { isRefused: true, kind: 'unknown' };
    return move(trx, writer, { ...request, id, amount, reason });
  });
}

async function move(
  trx: Transaction<Schema>,
  { staff, now }: Writer,
  { id, kind, amount, reason, key, onHand }: Omit<StockRequest, 'amount'> & { id: number; amount: number },
): Promise<InsectOutcome> {
  const { on_hand } = await lockStock(trx, id);
  const source = `tools:${key}`;
  if (await hasMoved(trx, id, source)) return { isRefused: false, id, auditId: 0 };
  // What was sold since the page was read may still have been among what was counted.
  if (kind === 'count' && onHand !== undefined && onHand !== on_hand) {
    const values = { stock: String(on_hand) };
    return { isRefused: true, kind: 'rejected', errors: { amount: { message: 'stockMoved', values } } };
  }
  const change = kind === 'receive' ? amount : amount - on_hand;
  const line = { insectId: id, amount: change };
  const by = { staff: staff.email, note: reason };
  if (change === 0) {
    return { isRefused: true, kind: 'rejected', errors: { amount: { message: 'stockAsCounted' } } };
  }
  if (kind === 'receive') await receiveStock(trx, [line], source, now, by);
  else if ((await adjustStock(trx, line, source, now, by)) === 'below-kept-aside') {
    return { isRefused: true, kind: 'kept-aside', holders: await readLotHolders(trx, id) };
  }
  const audit: AuditWrite = {
    action: `stock.${kind}`,
    subjects: [subjectOf('insects', id)],
    note: `${change > 0 ? '+' : ''}${change}: ${reason}`,
  };
  return { isRefused: false, id, auditId: await recordAudit(trx, staff, audit, now) };
}

function stockErrors({ kind, key }: StockRequest, amount: number | null, reason: string): FieldErrors {
  const least = kind === 'receive' ? 1 : 0;
  const isNumber = amount !== null && amount >= least && amount <= MOST_STOCK;
  const values = { least: String(least), limit: String(MOST_STOCK) };
  const fault = reason === '' ? { message: 'required' as const } : textFault(reason, LONGEST_LINE);
  return {
    ...(!isNumber && { amount: { message: 'wholeNumber', values } }),
    ...(fault && { reason: fault }),
    ...(!/^[\w-]{8,64}$/.test(key) && { key: { message: 'required' } }),
  };
}
