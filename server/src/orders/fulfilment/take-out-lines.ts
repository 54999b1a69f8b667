import type { Transaction } from 'kysely';
import {
  abandonPayment,
  currentPayment,
  insertAttempt,
  isLivePayment,
  newPaymentId,
  setPaymentState,
} from '../../payments/index.ts';
import { goodsTotal, retaxed, shippingCharged, vatIncluded, type OrderTax } from '../../shop/index.ts';
import { receiveStock, releaseStock } from '../../catalogue/index.ts';
import { writeMail } from '../../mail/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { cheaperShipping } from '../rules/cheaper-shipping.ts';
import { isBeforeShipping } from '../rules/order-transitions.ts';
import { listShippingRates } from '../../shipping/index.ts';
import { addCut, cutSource } from '../store/parcels/cuts.ts';
import { readPartner } from '../store/parcels/joins.ts';
import {
  atListPrices,
  lowerOrder,
  readParcelTerms,
  readWeighed,
  type WeighedLine,
} from '../store/parcels/cuttable.ts';
import { writeReminder } from '../store/payment-reminder.ts';
import { addHistory, stepOrder, type LockedOrder } from '../store/write-order.ts';
import { giveBack, moneyLeft } from './give-back.ts';
import { owedForCut } from './repay-cuts.ts';
import { shippingLeft } from './shipping-left.ts';

/** not-now: its states do not allow it. too-much: there is less of a line. all: nothing would be left, which is a cancellation. */
type TakenOut = { cutId: number } | 'not-now' | 'nothing' | 'too-much' | 'all';

/**
 * Takes so many of some lines out of an order that has not left. Their lots are free for others; shipping is counted anew
 * where that is cheaper. What was paid for them goes back with a credit note; an order that is not paid gets a lower total
 * and a new attempt to pay it, and whatever the older one still brings too much goes back (`applyPaymentState`).
 */
export async function takeOutLines(
  trx: Transaction<Schema>,
  order: LockedOrder,
  { wanted, reason }: { wanted: readonly { position: number; amount: number }[]; reason: string },
  now: Date,
): Promise<TakenOut> {
  const isSold = order.orderState === 'confirmed' && order.stockState === 'sold';
  const isReserved = order.orderState === 'placed' && order.stockState === 'reserved';
  if (!isBeforeShipping(order) || !(isSold || isReserved)) return 'not-now';
  const lines = await readWeighed(trx, order.id);
  const amounts = amountsOf(wanted);
  const out = some(lines, ({ position }) => amounts.get(position) ?? 0);
  if (out.length === 0 || wanted.some(({ amount }) => amount < 0)) return 'nothing';
  const rest = some(lines, (line) => line.amount - line.withdrawn - (amounts.get(line.position) ?? 0));
  if (lines.some((line) => (amounts.get(line.position) ?? 0) > line.amount - line.withdrawn))
    return 'too-much';
  if (rest.length === 0) return 'all';
  const terms = await readParcelTerms(trx, order.id);
  const leftCents = await shippingLeft(trx, order.id);
  const rates = await listShippingRates(trx);
  const parcel = atListPrices([...rest, ...(await readBeside(trx, order.id))]);
  const { tax } = terms;
  const left = amountsOf(rest);
  const charge = (listCents: number) => (tax ? shippingCharged(tax, left, listCents) : listCents);
  const shippingCents = cheaperShipping(parcel, { ...terms, rates, shippingLeftCents: leftCents, charge });
  const part = { out, rest, reason, shippingCents: leftCents - shippingCents };
  const cutId = isSold
    ? await takeOutSold(trx, order, part, now)
    : await takeOutReserved(trx, order, { ...part, leftToPayCents: shippingCents, terms }, now);
  await addHistory(trx, order.id, 'lines', 'taken-out', now);
  const data = { orderId: order.id, cutId };
  await writeMail(
    trx,
    { messageId: `order-lines.${order.reference}.${cutId}`, kind: 'order-lines', data, at: now },
    now,
  );
  return { cutId };
}

/** What lies in the same parcel, of the order that it was joined with: its shipping is of both. */
async function readBeside(trx: Transaction<Schema>, orderId: number): Promise<WeighedLine[]> {
  const partner = await readPartner(trx, orderId);
  if (!partner) return [];
  return some(await readWeighed(trx, partner.id), ({ amount, withdrawn }) => amount - withdrawn);
}

/** By position of the order's line. */
const amountsOf = (lines: readonly { position: number; amount: number }[]) =>
  new Map(lines.map(({ position, amount }) => [position, amount]));

/** The lines of which there is something, with so many of each. */
function some(lines: readonly WeighedLine[], count: (line: WeighedLine) => number): WeighedLine[] {
  return lines.map((line) => ({ ...line, amount: count(line) })).filter(({ amount }) => amount > 0);
}

interface Part {
  out: readonly WeighedLine[];
  rest: readonly WeighedLine[];
  /** So much less does shipping cost. */
  shippingCents: number;
  reason: string;
}

/** The invoice stays as it is; what a refund named before is not paid back twice. */
async function takeOutSold(
  trx: Transaction<Schema>,
  { id: orderId }: LockedOrder,
  { out, shippingCents, reason }: Part,
  now: Date,
): Promise<number> {
  const owed = await owedForCut(trx, orderId, { wanted: amountsOf(out) });
  const amountCents = goodsTotal(owed) + shippingCents;
  const refundCents = Math.min(amountCents, await moneyLeft(trx, orderId));
  const goodsCents = goodsTotal(out);
  const cut = { orderId, reason, isSold: true, goodsCents, shippingCents, refundCents };
  const cutId = await addCut(trx, { ...cut, lines: out }, now);
  const source = cutSource(cutId);
  await receiveStock(trx, out, source, now);
  const back = { orderId, lines: owed, shippingCents, amountCents, source, note: reason };
  await giveBack(trx, { ...back, reason: 'cancelled' }, now);
  return cutId;
}

async function takeOutReserved(
  trx: Transaction<Schema>,
  order: LockedOrder,
  {
    out,
    rest,
    shippingCents,
    reason,
    ...more
  }: Part & { leftToPayCents: number; terms: { vatRate: number; tax: OrderTax | null } },
  now: Date,
): Promise<number> {
  const { id: orderId } = order;
  const cut = { orderId, reason, isSold: false, goodsCents: goodsTotal(out), shippingCents, refundCents: 0 };
  const cutId = await addCut(trx, { ...cut, lines: out }, now);
  await releaseStock(trx, out, cutSource(cutId), now);
  const goodsCents = goodsTotal(rest);
  const totalCents = goodsCents + more.leftToPayCents;
  const tax = more.terms.tax && retaxed(more.terms.tax, amountsOf(rest), more.leftToPayCents);
  const vatCents = tax ? tax.vatCents : vatIncluded(totalCents, more.terms.vatRate);
  const sums = { goodsCents, shippingCents: more.leftToPayCents, totalCents, vatCents, tax };
  await lowerOrder(trx, orderId, { ...sums, out });
  await replaceAttempt(trx, order, totalCents, now);
  return cutId;
}

/** The provider cannot change what a payment comes to: the attempt is ended, and another takes its place. */
async function replaceAttempt(
  trx: Transaction<Schema>,
  { id: orderId, reference }: LockedOrder,
  amountCents: number,
  now: Date,
): Promise<void> {
  const payment = await currentPayment(trx, orderId);
  if (isLivePayment(payment.state)) {
    await setPaymentState(trx, payment.id, 'cancelled');
    await abandonPayment(trx, payment.id, now);
  }
  const { method, provider } = payment;
  const state = method === 'banktransfer' ? 'pending' : 'open';
  const attempt = payment.attempt + 1;
  const terms = { method, state, provider, amountCents } as const;
  await insertAttempt(trx, { id: newPaymentId(orderId), orderId, attempt, ...terms }, now);
  await stepOrder(trx, orderId, { kind: 'payment', state }, now);
  if (method === 'banktransfer') await writeReminder(trx, { orderId, reference, attempt }, now);
}
