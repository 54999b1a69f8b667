import { z } from '@vitrine/shared/contract/zod';
import { applyPaymentState } from '../paying/apply-payment-state.ts';
import { formatEuro } from '../../platform/format-euro.ts';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { readCents } from '../../forms/rules/read-amounts.ts';
import { structuredCommunication } from '../rules/transfer-code.ts';
import { abandonPayment, currentPayment } from '../../payments/index.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

/** What banks keep and fingers slip: the order counts as paid, and the log says why. */
const MOST_DIFFERENCE_CENTS = 100;

const transferSchema = z.object({ communication: z.string() });
/** Banks print a reference with and without its slashes and plus signs. */
const plain = (communication: string) => communication.replace(/[^\da-z]/gi, '').toUpperCase();

/**
 * Money of a transfer stands on the shop's account, to a euro more or less if somebody says why. From then on all is as if the provider had said so; the provider is
 * told that nobody will pay it.
 */
export async function confirmTransfer({
  trx,
  order,
  request,
  writer,
}: Step<'transfer'>): Promise<StepOutcome> {
  const payment = await currentPayment(trx, order.id);
  const asked =
    payment.transfer === null
      ? structuredCommunication(order.id)
      : transferSchema.parse(JSON.parse(payment.transfer)).communication;
  const amount = formatEuro(payment.amount_cents, writer.locale);
  const cents = readCents(request.amount);
  const isNear = cents !== null && Math.abs(cents - payment.amount_cents) <= MOST_DIFFERENCE_CENTS;
  const isWhole = cents === payment.amount_cents;
  const reason = request.reason?.trim() ?? '';
  const errors = faultsOf({
    amount: isNear ? null : { message: 'transferAmount', values: { amount } },
    reason: isWhole || !isNear ? null : reasonFault(reason, amount),
    communication:
      plain(request.communication) === plain(asked) ? null : { message: 'transferCommunication' },
  });
  if (errors) return { kind: 'wrong', errors };
  await applyPaymentState(within(trx), payment.id, 'paid', writer.now);
  await abandonPayment(trx, payment.id, writer.now);
  return {
    note: isWhole ? asked : `${asked}: ${inEuro(cents)} of ${inEuro(payment.amount_cents)} EUR, ${reason}`,
  };
}

function reasonFault(reason: string, amount: string): FieldError | null {
  return reason === '' ? { message: 'transferReason', values: { amount } } : wordsFault(reason);
}

const inEuro = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
