import { writeMail } from '../../mail/index.ts';
import { canFulfilmentBecome } from '../rules/order-transitions.ts';
import { stepOrder } from '../store/write-order.ts';
import type { Step, StepOutcome } from './step.ts';
import { wordsFault } from './step-texts.ts';
import { keepDecision } from './store/order-writes.ts';

/**
 * A person decides about a withdrawal that came late by what the shop knows: accepted, its lots are to come back as those
 * of any other; declined, they stay with their shopper, who is told why. Either way a mail says so.
 */
export async function judgeLate({ trx, order, request, writer }: Step<'judge'>): Promise<StepOutcome> {
  const { withdrawalId, isAccepted } = request;
  const { now } = writer;
  const reason = request.reason.trim();
  // A shopper need not be told why they are right.
  const fault = isAccepted && reason === '' ? null : wordsFault(reason);
  if (fault) return { kind: 'wrong', errors: { reason: fault } };
  const decision = { id: withdrawalId, orderId: order.id, isAccepted, reason };
  if (!(await keepDecision(trx, decision, now))) return { kind: 'outdated' };
  if (isAccepted && canFulfilmentBecome(order.fulfilmentState, 'return-announced')) {
    await stepOrder(trx, order.id, { kind: 'fulfilment', state: 'return-announced' }, now);
  }
  const data = { orderId: order.id, withdrawalId };
  const messageId = `withdrawal-judged.${order.reference}.${withdrawalId}`;
  await writeMail(trx, { messageId, kind: 'withdrawal-judged', data, at: now }, now);
  return { note: [isAccepted ? 'accepted' : 'declined', reason].filter(Boolean).join(': ') };
}
