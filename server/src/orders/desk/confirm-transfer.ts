import { z } from '@vitrine/shared/contract/zod';
import { applyPaymentState } from '../paying/apply-payment-state.ts';
import { structuredCommunication } from '../rules/transfer-code.ts';
import { abandonPayment, awaitedTransfers, noteReceived, type Payment } from '../../payments/index.ts';
import { readNear } from './near-amount.ts';
import { faultsOf } from './step-texts.ts';
import type { Step, StepOutcome } from './step.ts';
import { within } from './write-once.ts';

const transferSchema = z.object({ communication: z.string() });
/** Banks print a reference with and without its slashes and plus signs. */
const plain = (communication: string) => communication.replace(/[^\da-z]/gi, '').toUpperCase();

/** What a transfer for this attempt was to say. */
const communicationOf = ({ transfer, order_id: orderId }: Payment) =>
  transfer === null
    ? structuredCommunication(orderId)
    : transferSchema.parse(JSON.parse(transfer)).communication;

/**
 * Money of a transfer stands on the shop's account, to a euro more or less if somebody says why. From then on all is as if the provider had said so; the provider is
 * told that nobody will pay it. It may be of an earlier attempt, made before lines were taken out: the rest goes back; or
 * before its shopper turned to another way to pay: that one is ended, or all goes back where it brought the money.
 */
export async function confirmTransfer({
  trx,
  order,
  request,
  writer,
}: Step<'transfer'>): Promise<StepOutcome> {
  const read = (payment: Payment) => ({
    payment,
    asked: communicationOf(payment),
    ...readNear(request.amount, payment.amount_cents, writer),
  });
  const isNamed = ({ asked }: { asked: string }) => plain(request.communication) === plain(asked);
  const awaited = (await awaitedTransfers(trx, order.id)).map(read);
  const named = awaited.filter(isNamed);
  const come = named.find((one) => one.isWhole) ?? named.find((one) => one.isNear) ?? awaited[0];
  if (!come) return { kind: 'outdated' };
  const { payment, asked, cents, isNear, isWhole, fault, reasonFault, said } = come;
  const reason = request.reason?.trim() ?? '';
  const errors = faultsOf({
    amount: fault,
    reason: isWhole || !isNear ? null : reasonFault(reason),
    communication: isNamed(come) ? null : { message: 'transferCommunication' },
  });
  if (errors || cents === null) return { kind: 'wrong', errors: errors ?? {} };
  await noteReceived(trx, payment, cents);
  await applyPaymentState(within(trx), payment.id, 'paid', writer.now);
  await abandonPayment(trx, payment.id, writer.now);
  return {
    note: isWhole ? asked : `${asked}: ${said}, ${reason}`,
  };
}
