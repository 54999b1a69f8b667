import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { takeOutLines } from '../fulfilment/take-out-lines.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import { wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';

/** Lots go out of an order that has not left, one that broke for instance; the last of them only by a cancellation. */
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
  const named = wanted.map(({ position, amount }) => {
    const line = ordered.find((one) => one.position === position);
    return `${amount} × ${line?.reference ?? ''}`;
  });
  return { note: `${named.join(', ')}: ${reason}` };
}
