import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS } from '@vitrine/shared/platform/time';
import {
  canCancel,
  canFulfilmentBecome,
  canOrderBecome,
  isBeforeShipping,
} from '../rules/order-transitions.ts';
import type { FulfilmentState } from '@vitrine/shared/contract/orders/order';
import type { Database } from '../../database/database.ts';
import { stepOrder, type LockedOrder } from '../store/write-order.ts';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { addShipment, deliverShipments, listShipments } from '../store/parcels/shipments.ts';
import { listShippingRates } from '../../shipping/index.ts';
import { receiveStock } from '../../catalogue/index.ts';
import { countWithdrawals, readWithdrawnLines, settleWithdrawals } from '../store/withdrawals.ts';
import { lockParcel } from '../store/parcels/joins.ts';
import { findOrder, readOrderRow } from '../store/order-row.ts';
import { callOff } from './call-off.ts';
import { giveBack, moneyLeft } from './give-back.ts';
import { cancelSource, readLeft } from './repay-cancelled.ts';
import { repayWithdrawal } from './repay-withdrawal.ts';
import { shippingLeft } from './shipping-left.ts';

/** done, or why not: there is no such order, or its states do not allow it now. Then nothing was changed. */
export type Outcome = 'done' | 'unknown' | 'not-now';

/** A step is a transaction of its own, or part of one that is open. */
type Desk = Pick<Database, 'transaction'>;

interface ParcelSent {
  carrier: string;
  trackingNumber: string;
  /** The carrier's page of it; found by the carrier's name when absent. */
  trackingUrl?: string;
}

/** For a way of shipping that is no longer in the list. */
const LONGEST_DAYS = 14;

/** Somebody packs a paid order, with what shares its parcel. */
export function prepareOrder(database: Desk, reference: string, now: Date): Promise<Outcome> {
  return onOrder(database, reference, (trx, ...parcel) => stepPaid(trx, parcel, 'preparing', now));
}

/** A paid order waits for a permit; one that shares a parcel is taken out of it first. */
export function awaitPermit(database: Desk, reference: string, now: Date): Promise<Outcome> {
  return onOrder(
    database,
    reference,
    async (trx, ...parcel) => parcel.length === 1 && stepPaid(trx, parcel, 'permit-wait', now),
  );
}

/**
 * A parcel is on its way, the first or one more while not all are there, and the shopper is told. The first holds all that
 * shares it.
 */
export function shipOrder(
  database: Desk,
  reference: string,
  parcel: ParcelSent,
  now: Date,
): Promise<Outcome> {
  return onOrder(database, reference, async (trx, order, ...others) => {
    const isFirst = isBeforeShipping(order);
    const inParcel = isFirst ? [order, ...others] : [order];
    const isSent = isFirst ? await stepPaid(trx, inParcel, 'shipped', now) : await isUnderWay(trx, order);
    if (!isSent) return false;
    for (const one of inParcel) await sendParcel(trx, one, parcel, now);
    return true;
  });
}

async function sendParcel(
  trx: Transaction<Schema>,
  order: LockedOrder,
  parcel: ParcelSent,
  now: Date,
): Promise<void> {
  const shipmentId = await addShipment(trx, {
    order_id: order.id,
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
    tracking_url: parcel.trackingUrl ?? trackingLink(parcel.carrier, parcel.trackingNumber),
    shipped_at: now.toISOString(),
    arrives_before: new Date(now.getTime() + (await longestDays(trx, order.id)) * DAY_MS).toISOString(),
  });
  const data = { orderId: order.id, shipmentId };
  const messageId = `order-shipped.${order.reference}.${shipmentId}`;
  await writeMail(trx, { messageId, kind: 'order-shipped', data, at: now }, now);
}

/**
 * All parcels are there, and what shared the first with it. From now the time to withdraw runs. An order of which a part
 * is to come back, or came, stays so.
 */
export function markDelivered(database: Desk, reference: string, now: Date): Promise<Outcome> {
  return onOrder(database, reference, async (trx, order, ...others) => {
    if (!(await isUnderWay(trx, order))) return false;
    const shared: LockedOrder[] = [];
    for (const one of others) {
      // A parcel that followed by itself may still be on its way.
      const isSentOnce = (await listShipments(trx, one.id)).length === 1;
      if (isSentOnce && (await isUnderWay(trx, one))) shared.push(one);
    }
    for (const one of [order, ...shared]) {
      await deliverShipments(trx, one.id, now);
      if (one.fulfilmentState === 'shipped') {
        await stepOrder(trx, one.id, { kind: 'fulfilment', state: 'delivered' }, now);
      }
      await complete(trx, one, now);
    }
    return true;
  });
}

/** Whether a parcel of it has left that nobody has said to be there. */
async function isUnderWay(trx: Transaction<Schema>, { id }: LockedOrder): Promise<boolean> {
  return (await listShipments(trx, id)).some((parcel) => parcel.delivered_at === null);
}

/** The shop cancels an order that has not left, or a slip at the stand: lots back, money back, and a word to the shopper. */
export function cancelOrder(database: Desk, reference: string, note: string, now: Date): Promise<Outcome> {
  return onOrder(database, reference, async (trx, order) => {
    const { id: orderId } = order;
    if (!canCancel({ ...order, withdrawals: await countWithdrawals(trx, orderId) })) return false;
    const left = await readLeft(trx, orderId);
    const shippingCents = await shippingLeft(trx, orderId);
    await callOff(trx, order, now);
    const amountCents = await giveBack(
      trx,
      {
        orderId,
        lines: left,
        shippingCents,
        amountCents: Infinity,
        reason: 'cancelled',
        source: cancelSource(orderId),
        note,
      },
      now,
    );
    const data = { orderId, amountCents, reason: amountCents > 0 ? 'shop-paid' : 'shop' };
    const messageId = `order-cancelled.${order.reference}.shop`;
    await writeMail(trx, { messageId, kind: 'order-cancelled', data, at: now }, now);
    return true;
  });
}

/** The shop gives back part of what was paid, and says why. `not-now` for more than is left. */
export function refundOrder(
  database: Desk,
  reference: string,
  refund: { amountCents: number; note: string },
  now: Date,
): Promise<Outcome> {
  return onOrder(database, reference, async (trx, { id: orderId }) => {
    if (refund.amountCents <= 0 || refund.amountCents > (await moneyLeft(trx, orderId))) return false;
    const back = { orderId, lines: [], shippingCents: 0, source: `goodwill:${randomUUID()}` };
    return (await giveBack(trx, { ...back, ...refund, reason: 'goodwill' }, now)) > 0;
  });
}

/** The lots that shoppers withdrew from have come back: into stock, and their money goes back. */
export function returnOrder(database: Desk, reference: string, now: Date): Promise<Outcome> {
  return onOrder(database, reference, async (trx, order) => {
    if (!canFulfilmentBecome(order.fulfilmentState, 'returned')) return false;
    const settled = await settleWithdrawals(trx, order.id, now);
    if (settled.length === 0) return false;
    for (const withdrawal of settled) {
      const lines = await readWithdrawnLines(trx, withdrawal.id);
      await receiveStock(trx, lines, `withdrawal:${withdrawal.id}`, now);
      await repayWithdrawal(trx, withdrawal, lines, now);
    }
    await stepOrder(trx, order.id, { kind: 'fulfilment', state: 'returned' }, now);
    await complete(trx, order, now);
    return true;
  });
}

async function onOrder(
  database: Desk,
  reference: string,
  work: (trx: Transaction<Schema>, order: LockedOrder, ...others: LockedOrder[]) => Promise<boolean>,
): Promise<Outcome> {
  return database.transaction(async (trx) => {
    const row = await findOrder(trx, reference);
    if (!row) return 'unknown';
    const { order, partner } = await lockParcel(trx, row.id);
    return (await work(trx, order, ...(partner ? [partner] : []))) ? 'done' : 'not-now';
  });
}

/** All of a parcel, or nothing of it. */
async function stepPaid(
  trx: Transaction<Schema>,
  orders: readonly LockedOrder[],
  state: FulfilmentState,
  now: Date,
): Promise<boolean> {
  const can = ({ orderState, fulfilmentState }: LockedOrder) =>
    orderState === 'confirmed' && canFulfilmentBecome(fulfilmentState, state);
  if (!orders.every(can)) return false;
  for (const { id } of orders) await stepOrder(trx, id, { kind: 'fulfilment', state }, now);
  return true;
}

/** A confirmed order of which all is there, or back, is over. */
export async function complete(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<void> {
  if (canOrderBecome(order.orderState, 'completed')) {
    await stepOrder(trx, order.id, { kind: 'order', state: 'completed' }, now);
  }
}

async function longestDays(trx: Transaction<Schema>, orderId: number): Promise<number> {
  const { shipping_code: code } = await readOrderRow(trx, orderId);
  const rate = (await listShippingRates(trx)).find((one) => one.code === code);
  return rate?.days.max ?? LONGEST_DAYS;
}

/** Where a carrier shows a parcel. Source: the carriers' own tracking pages. */
const PAGES: Record<string, (number: string) => string> = {
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  postnl: (number) => `https://jouw.postnl.be/track-and-trace/${number}`,
  dpd: (number) => `https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber=${number}`,
};

/** The carrier's page of a parcel, or null when the carrier is unknown or there is no number. */
export function trackingLink(carrier: string, trackingNumber: string): string | null {
  const page = PAGES[carrier.toLowerCase()];
  return page && trackingNumber !== '' ? page(encodeURIComponent(trackingNumber)) : null;
}
