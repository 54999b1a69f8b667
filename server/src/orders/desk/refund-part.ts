import { formatMoney } from '@vitrine/shared/i18n/formats';
import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { giveBack, shortfallOf } from '../fulfilment/give-back.ts';
import { goodsTotal } from '../../shop/index.ts';
import { readCents } from '../../forms/rules/read-amounts.ts';
import { BY_HAND, readCredited } from './store/order.ts';
import { readWithdrawable } from '../store/withdrawals.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import { shippingLeft } from '../fulfilment/shipping-left.ts';
import type { Step, StepOutcome } from './step.ts';

/** Money goes back for lines, for shipping, or out of goodwill: never more than is left. Stock stays as it is. */
export async function refundPart(step: Step<'refund'>): Promise<StepOutcome> {
  const { trx, order, request, writer, standing } = step;
  const { lines, errors } = await readLines(step);
  const typed = request.goodwill.trim();
  const goodwillCents = typed === '' ? 0 : readCents(typed);
  const isAmount = goodwillCents !== null && goodwillCents >= 0;
  const shippingCents = request.isWithShipping ? await shippingLeft(trx, order.id) : 0;
  const amountCents = goodsTotal(lines) + shippingCents + (goodwillCents ?? 0);
  const euro = (cents: number) => formatMoney(cents, writer.locale);
  const values = { amount: euro(amountCents), left: euro(standing.leftCents) };
  const sumFault =
    amountCents === 0 ? { message: 'refundNothing' as const } : { message: 'refundTooMuch' as const, values };
  // Lines and shipping go back at their price, also where cents of it were let go: what came goes, the credit note has all.
  const mostCents = standing.leftCents + (goodwillCents ? 0 : await shortfallOf(trx, order.id));
  const isSum = amountCents > 0 && amountCents <= mostCents;
  const faults = faultsOf({
    ...errors,
    goodwill: isAmount ? (isSum ? null : sumFault) : { message: 'refundAmount' },
    reason: wordsFault(request.reason),
  });
  if (faults) return { kind: 'wrong', errors: faults };
  const note = request.reason.trim();
  const source = `${BY_HAND}${randomUUID()}`;
  const back = { orderId: order.id, lines, shippingCents, amountCents, source, note };
  await giveBack(trx, { ...back, reason: 'goodwill' }, writer.now);
  return { note: `${(amountCents / 100).toFixed(2)} EUR: ${note}` };
}

/** The lines that were named, as often as they were; what is wrong stands at `line-<position>`. */
async function readLines({ trx, order, request }: Step<'refund'>) {
  const [ordered, credited] = [await readWithdrawable(trx, order.id), await readCredited(trx, order.id)];
  const wanted = new Map(request.lines.map(({ position, amount }) => [position, amount]));
  const errors: FieldErrors = {};
  const lines = ordered.flatMap((line) => {
    const amount = wanted.get(line.position) ?? 0;
    const left = line.amount - line.withdrawn - (credited.amounts.get(line.reference) ?? 0);
    if (amount > left) {
      const values = { left: String(Math.max(0, left)) };
      errors[`line-${line.position}`] = { message: 'refundLine', values };
    }
    return amount > 0 ? [{ ...line, amount }] : [];
  });
  return { lines, errors };
}
