import { z } from '@vitrine/shared/contract/zod';
import { applyPaymentState } from '../paying/apply-payment-state.ts';
import { structuredCommunication } from '../rules/transfer-code.ts';
import { abandonPayment, currentPayment } from '../../payments/index.ts';
import { readNear } from './near-amount.ts';
import { faultsOf } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

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
  const { isNear, isWhole, fault, reasonFault, said } = readNear(
    request.amount,
    payment.amount_cents,
    writer,
  );
  const reason = request.reason?.trim() ?? '';
  const errors = faultsOf({
    amount: fault,
    reason: isWhole || !isNear ? null : reasonFault(reason),
    communication:
      plain(request.communication) === plain(asked) ? null : { message: 'transferCommunication' },
  });
  if (errors) return { kind: 'wrong', errors };
  await applyPaymentState(within(trx), payment.id, 'paid', writer.now);
  await abandonPayment(trx, payment.id, writer.now);
  return {
    note: isWhole ? asked : `${asked}: ${said}, ${reason}`,
  };
}
