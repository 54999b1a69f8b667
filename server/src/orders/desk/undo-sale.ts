import type { Transaction } from 'kysely';
import { adjustStock, type StockLine } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { cancelOrder } from '../fulfilment/order-steps.ts';
import { readLeft } from '../fulfilment/repay-cancelled.ts';
import { takeOutLines } from '../fulfilment/take-out-lines.ts';
import { cutSource } from '../store/parcels/cuts.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import type { Step, StepOutcome } from './step.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import { within, type OrderWriter } from './write-once.ts';

const WRITTEN_OFF = '(written off)';

/**
 * The shop cancels the order. There is no way back, so its reference is typed. Where nothing of it can be sold any more it
 * stays out of stock.
 */
export async function callOffOrder({ trx, order, request, writer }: Step<'cancel'>): Promise<StepOutcome> {
  const { reference } = order;
  const isMeant = request.confirmation.trim().toUpperCase() === reference;
  const errors = faultsOf({
    reason: wordsFault(request.reason),
    confirmation: isMeant ? null : { message: 'typeReference', values: { reference } },
  });
  if (errors) return { kind: 'wrong', errors };
  const note = request.reason.trim();
  const left = await readLeft(trx, order.id);
  const outcome = await cancelOrder(within(trx), reference, note, writer.now);
  if (outcome !== 'done') return { kind: 'outdated' };
  // What it held no more was not lost with it.
  if (!request.isLost || order.stockState === 'released') return { note };
  await writeOff(trx, left, { source: `order:${reference}:lost`, reason: note }, writer);
  return { note: `${note} ${WRITTEN_OFF}` };
}

/**
 * Lots go out of an order that has not left; the last of them only by a cancellation. What broke or got lost stays out of
 * stock.
 */
export async function takeOut({ trx, order, request, writer }: Step<'lines'>): Promise<StepOutcome> {
  const reason = request.reason.trim();
  const ordered = await readWithdrawable(trx, order.id);
  const wanted = request.lines.filter(({ amount }) => amount > 0);
  const errors: FieldErrors = {};
  for (const { position, amount } of wanted) {
    const line = ordered.find((one) => one.position === position);
    const left = (line?.amount ?? 0) - (line?.withdrawn ?? 0);
    const values = { left: String(left) };
    if (amount > left) errors[`line-${position}`] = { message: 'takeOutLine', values };
  }
  const fault = wordsFault(reason);
  if (fault) errors['reason'] = fault;
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  const outcome = await takeOutLines(trx, order, { wanted, reason }, writer.now);
  if (outcome === 'nothing') return { kind: 'wrong', errors: { lines: { message: 'takeOutNothing' } } };
  if (outcome === 'all') return { kind: 'wrong', errors: { lines: { message: 'takeOutAll' } } };
  if (typeof outcome === 'string') return { kind: 'outdated' };
  const out = wanted.flatMap(({ position, amount }) => {
    const line = ordered.find((one) => one.position === position);
    return line ? [{ ...line, amount }] : [];
  });
  const note = `${out.map(({ amount, reference }) => `${amount} × ${reference}`).join(', ')}: ${reason}`;
  if (!request.isLost) return { note };
  await writeOff(trx, out, { source: cutSource(outcome.cutId), reason }, writer);
  return { note: `${note} ${WRITTEN_OFF}` };
}

/**
 * What an order gave back goes out of stock again, by whom and why: in the same transaction, so that nobody can buy it
 * between, and nobody who waits for it is told.
 */
async function writeOff(
  trx: Transaction<Schema>,
  lines: readonly StockLine[],
  { source, reason }: { source: string; reason: string },
  { staff, now }: OrderWriter,
): Promise<void> {
  const by = { staff: staff.email, note: reason };
  for (const { insectId, amount } of lines) {
    const move = await adjustStock(trx, { insectId, amount: -amount }, source, now, by);
    // So many have just come back, and the lot is locked since.
    if (move !== 'adjusted') throw new Error(`${source} did not leave the stock of insect ${insectId}`);
  }
}
