import { complete } from '../fulfilment/order-steps.ts';
import { repayWithdrawal } from '../fulfilment/repay-withdrawal.ts';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { canFulfilmentBecome } from '../rules/order-transitions.ts';
import { stepOrder } from '../store/write-order.ts';
import { receiveStock } from '../../catalogue/index.ts';
import { readWithdrawals } from './store/order.ts';
import { keepRefusals, settleWithdrawal } from './store/order-writes.ts';
import { readWithdrawnLines } from '../store/withdrawals.ts';
import { wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';

/**
 * What a shopper withdrew from has come back: accepted lots go into stock and their money goes back, with the way out
 * when that was promised; what is refused does neither, and says why.
 */
export async function acceptReturn(step: Step<'return'>): Promise<StepOutcome> {
  const { trx, order, request, writer } = step;
  const { now } = writer;
  const { id: orderId } = order;
  const announced = (await readWithdrawals(trx, orderId)).find(({ id }) => id === request.withdrawalId);
  const refused = request.refused.filter(({ amount }) => amount !== 0);
  if (!announced) return { kind: 'outdated' };
  const errors = faultsIn(announced.lines, refused);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  const withdrawal = await settleWithdrawal(trx, { id: request.withdrawalId, orderId }, now);
  if (!withdrawal) return { kind: 'outdated' };
  await keepRefusals(trx, withdrawal.id, refused);
  const lines = await acceptedLines(step, announced.lines, refused);
  await receiveStock(trx, lines, `withdrawal:${withdrawal.id}`, now);
  await repayWithdrawal(trx, withdrawal, lines, now);
  if (step.standing.openWithdrawals === 1) await close(step, lines.length > 0);
  return {
    note: refused.map(({ position, amount, reason }) => `${position + 1}: -${amount} ${reason}`).join('; '),
  };
}

type Announced = { position: number; reference: string; amount: number };
type Refused = { position: number; amount: number; reason: string };

/** Errors stand at `refused-<position>` and `reason-<position>`. */
function faultsIn(lines: readonly Announced[], refused: readonly Refused[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { position, amount, reason } of refused) {
    const left = lines.find((line) => line.position === position)?.amount ?? 0;
    const isTwice = refused.filter((one) => one.position === position).length > 1;
    if (amount < 0 || amount > left || isTwice) {
      errors[`refused-${position}`] = { message: 'refusedAmount', values: { left: String(left) } };
    }
    const fault = wordsFault(reason);
    if (fault) errors[`reason-${position}`] = fault;
  }
  return errors;
}

async function acceptedLines(
  { trx, request }: Step<'return'>,
  announced: readonly Announced[],
  refused: readonly Refused[],
) {
  const lines = await readWithdrawnLines(trx, request.withdrawalId);
  const positions = new Map(announced.map(({ reference, position }) => [reference, position]));
  return lines
    .map((line) => {
      const position = positions.get(line.reference);
      const less = refused.find((one) => one.position === position)?.amount ?? 0;
      return { ...line, amount: line.amount - less };
    })
    .filter(({ amount }) => amount > 0);
}

/** Nothing more is to come back: the order is returned, or where nothing was accepted still with its shopper. */
async function close({ trx, order, writer }: Step<'return'>, isAccepted: boolean): Promise<void> {
  const state = isAccepted ? 'returned' : 'delivered';
  if (canFulfilmentBecome(order.fulfilmentState, state)) {
    await stepOrder(trx, order.id, { kind: 'fulfilment', state }, writer.now);
  }
  await complete(trx, order, writer.now);
}
