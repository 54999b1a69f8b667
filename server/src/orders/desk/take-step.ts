import type { OrderStepRequest } from '@vitrine/shared/contract/tools/order-steps';
import {
  awaitPermit,
  markDelivered,
  prepareOrder,
  type Outcome,
  cancelOrder,
} from '../fulfilment/order-steps.ts';
import { acceptReturn } from './accept-return.ts';
import { confirmCash } from './confirm-cash.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { joinParcels, splitParcel } from './join-parcels.ts';
import { judgeLate } from './judge-late.ts';
import { mendAddress } from './mend-address.ts';
import { isAsSeen, offeredSteps } from './offered-steps.ts';
import { readStanding } from './read-standing.ts';
import { refundPart } from './refund-part.ts';
import { shipParcel } from './ship-parcel.ts';
import type { Step, StepOutcome } from './step.ts';
import { takeOut } from './take-out.ts';
import { within, writeOnce, type OrderWriter, type Written } from './write-once.ts';
import { faultsOf, wordsFault } from './step-texts.ts';
import { applyRefund } from '../paying/settle-refunds.ts';
import { reviveRefund } from './store/order-writes.ts';

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

/** The shop cancels the order. There is no way back, so its reference is typed. */
async function callOffOrder({ trx, order, request, writer }: Step<'cancel'>): Promise<StepOutcome> {
  const { reference } = order;
  const isMeant = request.confirmation.trim().toUpperCase() === reference;
  const errors = faultsOf({
    reason: wordsFault(request.reason),
    confirmation: isMeant ? null : { message: 'typeReference', values: { reference } },
  });
  if (errors) return { kind: 'wrong', errors };
  const note = request.reason.trim();
  const outcome = await cancelOrder(within(trx), reference, note, writer.now);
  return outcome === 'done' ? { note } : { kind: 'outdated' };
}

/** A refund that failed is asked of the provider again, or went by another way: then the shopper is told. */
async function repay({ trx, order, request, writer }: Step<'repay'>): Promise<StepOutcome> {
  const { refundId: id, isByHand } = request;
  if (!(await reviveRefund(trx, { id, orderId: order.id }, writer.now))) return { kind: 'outdated' };
  if (isByHand) await applyRefund(within(trx), id, 'done', writer.now);
  return { note: isByHand ? `${id}: by hand` : String(id) };
}
