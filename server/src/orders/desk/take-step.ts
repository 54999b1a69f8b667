import type { OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import { awaitPermit, markDelivered, prepareOrder, type Outcome } from '../fulfilment/order-steps.ts';
import { acceptReturn } from './accept-return.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { mendAddress } from './mend-address.ts';
import { mendContact } from './mend-contact.ts';
import { isAsSeen, offeredSteps } from './offered-steps.ts';
import { readStanding } from './read-standing.ts';
import { refundPart } from './refund-part.ts';
import { shipParcel } from './ship-parcel.ts';
import type { Step, StepOutcome } from './step.ts';
import { callOffOrder, takeOut } from './undo-sale.ts';
import { within, writeOnce, type OrderWriter, type Written } from './write-once.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import { applyRefund } from '../paying/settle-refunds.ts';
import { hasNotGone, listRefunds } from '../paying/store/refunds.ts';
import { keepDecision, reviveRefund } from './store/order-writes.ts';
import { currentPayment } from '../../payments/index.ts';
import { promiseAccepted } from '../fulfilment/promise-accepted.ts';
import { takeCash } from '../fulfilment/take-cash.ts';
import { cashFault } from '../rules/cash-limit.ts';
import { inEuro, readNear } from './near-amount.ts';
import { joinOrders, readJoinable, takeApart } from '../fulfilment/join-orders.ts';
import { canFulfilmentBecome, isBeforeShipping } from '../rules/order-transitions.ts';
import { lockOrder, stepOrder } from '../store/write-order.ts';
import { writeMail } from '../../mail/index.ts';

/**
 * Takes a step with an order, once a key: only one that its states allow, and only while it is as it was seen by who
 * decided. Two who decide at once cannot both be right: the second is told who was first.
 */
export function takeStep(
  writer: OrderWriter,
  { reference, key }: { reference: string; key: string },
  request: OrderStepRequest,
): Promise<Written> {
  const other = request.step === 'join' ? { other: request.other } : {};
  const intent = { reference, key, action: `orders.${request.step}`, body: request, ...other } as const;
  return writeOnce(writer, intent, async (trx, order) => {
    const standing = await readStanding(trx, order.id);
    const isOffered = offeredSteps(standing).includes(request.step);
    if (!isOffered || !isAsSeen(standing, request.seen)) return { kind: 'outdated' };
    return act({ trx, order, standing, writer }, request);
  });
}

function act(shared: Omit<Step, 'request'>, request: OrderStepRequest): Promise<StepOutcome> {
  const { trx, order, writer } = shared;
  const { reference } = order;
  switch (request.step) {
    case 'prepare':
      return plain(prepareOrder(within(trx), reference, writer.now));
    case 'permit':
      return plain(awaitPermit(within(trx), reference, writer.now));
    case 'deliver':
      return plain(markDelivered(within(trx), reference, writer.now));
    case 'ship':
      return shipParcel({ ...shared, request });
    case 'cancel':
      return callOffOrder({ ...shared, request });
    case 'refund':
      return refundPart({ ...shared, request });
    case 'judge':
      return judgeLate({ ...shared, request });
    case 'return':
      return acceptReturn({ ...shared, request });
    case 'repay':
      return repay({ ...shared, request });
    case 'transfer':
      return confirmTransfer({ ...shared, request });
    case 'address':
      return mendAddress({ ...shared, request });
    case 'contact':
      return mendContact({ ...shared, request });
    case 'lines':
      return takeOut({ ...shared, request });
    case 'join':
      return joinParcels({ ...shared, request });
    case 'split':
      return splitParcel({ ...shared, request });
    case 'cash':
      return confirmCash({ ...shared, request });
  }
}

/** A step that needs no more than to be taken. */
async function plain(outcome: Promise<Outcome>): Promise<StepOutcome> {
  return (await outcome) === 'done' ? { note: '' } : { kind: 'outdated' };
}

/** A refund that failed is asked of the provider again, or went by another way: then the shopper is told. */
async function repay({ trx, order, request, writer }: Step<'repay'>): Promise<StepOutcome> {
  const { refundId: id, isByHand } = request;
  const refund = (await listRefunds(trx, order.id)).find((one) => one.id === id);
  if (!refund || (isByHand && !hasNotGone(refund))) return { kind: 'outdated' };
  if (!(await reviveRefund(trx, { id, orderId: order.id }, writer.now))) return { kind: 'outdated' };
  if (isByHand) await applyRefund(within(trx), id, 'done', writer.now);
  return { note: isByHand ? `${id}: by hand` : String(id) };
}

/** Somebody paid in cash, to a euro more or less; where and to whom is always said, for no bank knows of it. */
async function confirmCash({ trx, order, request, writer }: Step<'cash'>): Promise<StepOutcome> {
  const { amount_cents: wantedCents } = await currentPayment(trx, order.id);
  const near = readNear(request.amount, wantedCents, writer);
  const reason = request.reason.trim();
  const errors = faultsOf({ amount: near.fault ?? cashFault(near.cents ?? 0), reason: wordsFault(reason) });
  if (errors || near.cents === null) return { kind: 'wrong', errors: errors ?? {} };
  await takeCash(trx, order, writer.now, near.cents);
  return { note: `${near.said}, ${reason}` };
}

/** Another order of the same customer goes into this one's parcel. `writeOnce` has locked both. */
async function joinParcels({ trx, order, request, writer }: Step<'join'>): Promise<StepOutcome> {
  const other = (await readJoinable(trx, order.id)).find(({ reference }) => reference === request.other);
  if (!other) return { kind: 'wrong', errors: { other: { message: 'joinUnfit' } } };
  await joinOrders(trx, [order, await lockOrder(trx, other.id)], other.refundCents, writer.now);
  return { note: `${order.reference} + ${other.reference}: ${inEuro(other.refundCents)} EUR` };
}

/** Both orders have a parcel each after all. */
async function splitParcel({ trx, order, writer }: Step<'split'>): Promise<StepOutcome> {
  const isSplit = isBeforeShipping(order) && (await takeApart(trx, order, writer.now));
  return isSplit ? { note: '' } : { kind: 'outdated' };
}

/**
 * A person decides about a withdrawal that came late by what the shop knows: accepted, its lots are to come back as those
 * of any other; declined, they stay with their shopper, who is told why. Either way a mail says so.
 */
async function judgeLate({ trx, order, request, writer }: Step<'judge'>): Promise<StepOutcome> {
  const { withdrawalId, isAccepted } = request;
  const { now } = writer;
  const reason = request.reason.trim();
  // A shopper need not be told why they are right.
  const fault = isAccepted && reason === '' ? null : wordsFault(reason);
  if (fault) return { kind: 'wrong', errors: { reason: fault } };
  const decision = { id: withdrawalId, orderId: order.id, isAccepted, reason };
  if (!(await keepDecision(trx, decision, now))) return { kind: 'outdated' };
  if (isAccepted) await promiseAccepted(trx, { orderId: order.id, withdrawalId });
  if (isAccepted && canFulfilmentBecome(order.fulfilmentState, 'return-announced')) {
    await stepOrder(trx, order.id, { kind: 'fulfilment', state: 'return-announced' }, now);
  }
  const data = { orderId: order.id, withdrawalId };
  const messageId = `withdrawal-judged.${order.reference}.${withdrawalId}`;
  await writeMail(trx, { messageId, kind: 'withdrawal-judged', data, at: now }, now);
  return { note: [isAccepted ? 'accepted' : 'declined', reason].filter(Boolean).join(': ') };
}
