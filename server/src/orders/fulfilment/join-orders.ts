import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { writeMail } from '../../mail/index.ts';
import { listShippingRates } from '../../shipping/index.ts';
import { shippingCharged } from '../../shop/index.ts';
import { countOpen } from '../desk/store/order.ts';
import { isHeldBack } from '../paying/store/chargebacks.ts';
import { sharedShipping } from '../rules/parcel/one-parcel.ts';
import { atListPrices, readParcelTerms, readWeighed } from '../store/parcels/cuttable.ts';
import { addJoin, endJoin, findNeighbours, readPartner } from '../store/parcels/joins.ts';
import { addHistory, stepOrder, type LockedOrder } from '../store/write-order.ts';
import { giveBack, moneyLeft } from './give-back.ts';
import { shippingLeft } from './shipping-left.ts';

/** An order that may share the parcel of another one. */
interface Joinable {
  id: number;
  reference: string;
  placedAt: string;
  pieces: number;
  /** What of both shippings goes back by that. */
  refundCents: number;
}

/**
 * The orders that fit into the parcel of one: of the same customer to the same door, paid, here, and none sent back. Not
 * those with British VAT in them: together they may be worth more than £135, where the border asks for it again. Nor those
 * whose money a bank holds: what they save would go back to nobody.
 */
export async function readJoinable(kysely: Kysely<Schema>, orderId: number): Promise<Joinable[]> {
  const near = await findNeighbours(kysely, orderId);
  if (near.length === 0 || (await isHeldBack(kysely, orderId))) return [];
  const rates = await listShippingRates(kysely);
  const own = await readPart(kysely, orderId);
  if (own.hasBritishVat) return [];
  const fits: Joinable[] = [];
  for (const order of near) {
    const { openWithdrawals, toJudge } = await countOpen(kysely, order.id);
    if (openWithdrawals + toJudge > 0 || (await isHeldBack(kysely, order.id))) continue;
    const part = await readPart(kysely, order.id);
    if (part.hasBritishVat) continue;
    const refundCents = sharedShipping([own, part], rates, own.country);
    const pieces = part.lines.reduce((sum, { amount }) => sum + amount, 0);
    if (refundCents !== null) fits.push({ ...order, pieces, refundCents });
  }
  return fits;
}

async function readPart(kysely: Kysely<Schema>, orderId: number) {
  const lines = atListPrices(await readWeighed(kysely, orderId)).map((line) => ({
    ...line,
    amount: line.amount - line.withdrawn,
  }));
  const { country, shippingCode, tax } = await readParcelTerms(kysely, orderId);
  const hasBritishVat = tax?.groups.some(({ treatment }) => treatment === 'united-kingdom') ?? false;
  const shippingLeftCents = await shippingToGive(kysely, orderId);
  const amounts = new Map(lines.map(({ position, amount }) => [position, amount]));
  const charge = (listCents: number) => (tax ? shippingCharged(tax, amounts, listCents) : listCents);
  return { lines, country, shippingCode, hasBritishVat, shippingLeftCents, charge };
}

/**
 * Puts two orders into one parcel, both locked by `lockParcel`: what their shipping costs less goes back, of the later one
 * first, and the shopper is told. Invoices stay as they are.
 */
export async function joinOrders(
  trx: Transaction<Schema>,
  orders: readonly [LockedOrder, LockedOrder],
  refundCents: number,
  now: Date,
): Promise<void> {
  const [one, other] = orders;
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  const joinId = await addJoin(trx, { orderIds: [first.id, second.id], refundCents }, now);
  let owedCents = refundCents;
  for (const order of [second, first]) {
    const otherReference = order === first ? second.reference : first.reference;
    owedCents -= await giveShippingBack(trx, order, { joinId, owedCents, note: otherReference }, now);
    await addHistory(trx, order.id, 'join', 'joined', now);
  }
  // From now on both are packed and sent by one step.
  const isPacked = orders.some(({ fulfilmentState }) => fulfilmentState === 'preparing');
  for (const { id, fulfilmentState } of orders) {
    if (isPacked && fulfilmentState === 'waiting')
      await stepOrder(trx, id, { kind: 'fulfilment', state: 'preparing' }, now);
  }
  await writeAbout(trx, { joinId, kind: 'order-joined', order: second }, now);
}

/** What was paid for shipping, and neither went back as that nor with all the rest. */
async function shippingToGive(kysely: Kysely<Schema>, orderId: number): Promise<number> {
  return Math.min(await shippingLeft(kysely, orderId), await moneyLeft(kysely, orderId));
}

async function giveShippingBack(
  trx: Transaction<Schema>,
  { id: orderId }: LockedOrder,
  { joinId, owedCents, note }: { joinId: number; owedCents: number; note: string },
  now: Date,
): Promise<number> {
  const amountCents = Math.min(owedCents, await shippingToGive(trx, orderId));
  if (amountCents <= 0) return 0;
  const source = `join:${joinId}:${orderId}`;
  const back = { orderId, lines: [], shippingCents: amountCents, amountCents, source, note };
  return giveBack(trx, { ...back, reason: 'goodwill' }, now);
}

/** Each order has a parcel of its own again; what went back of the shipping stays with the shopper, who is told. */
export async function takeApart(trx: Transaction<Schema>, order: LockedOrder, now: Date): Promise<boolean> {
  const joinId = await endJoinOf(trx, order, now);
  if (joinId === null) return false;
  await writeAbout(trx, { joinId, kind: 'order-split', order }, now);
  return true;
}

/** Ends what an order shares, where it does: it is cancelled, or taken apart. */
export async function endJoinOf(
  trx: Transaction<Schema>,
  { id }: Pick<LockedOrder, 'id'>,
  now: Date,
): Promise<number | null> {
  const partner = await readPartner(trx, id);
  if (!partner) return null;
  await endJoin(trx, partner.joinId);
  for (const orderId of [id, partner.id]) await addHistory(trx, orderId, 'join', 'split', now);
  return partner.joinId;
}

/** One mail names both orders. */
function writeAbout(
  trx: Transaction<Schema>,
  { joinId, kind, order }: { joinId: number; kind: 'order-joined' | 'order-split'; order: LockedOrder },
  now: Date,
): Promise<void> {
  const data = { orderId: order.id, joinId };
  const messageId = `${kind}.${order.reference}.${joinId}`;
  return writeMail(trx, { messageId, kind, data, at: now }, now);
}
