import type { Kysely } from 'kysely';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { invoiceFactsSchema, namedBy } from '../../invoices/index.ts';
import { sayMail } from '../../mail/index.ts';
import { currentPayment, hasMoney, readPayment } from '../../payments/index.ts';
import { differenceShown } from '../rules/quote-withdrawal.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { goodsTotal } from '../../shop/index.ts';
import { readRefund } from '../paying/store/refunds.ts';
import type { readCut } from '../store/parcels/cuts.ts';
import { readWithdrawnLines, type Withdrawal } from '../store/withdrawals.ts';
import { noteOfRefund } from './refund-note.ts';

/** What a mail is about, where that is less than the whole order: lines, and the money that goes back for them. */
export interface MovedGoods {
  lines: Omit<Order['lines'][number], 'uuid'>[];
  totals: [term: string, value: string][];
}

/** What was withdrawn, with what comes back; of what somebody has still to judge, or declined, no money is promised. */
export async function withdrawnGoods(
  kysely: Kysely<Schema>,
  withdrawal: Withdrawal,
  order: Order,
): Promise<MovedGoods> {
  const lines = await readWithdrawnLines(kysely, withdrawal.id);
  const isPromised = withdrawal.late_since === null || withdrawal.decision === 'accepted';
  const { shipping_cents: shippingCents, refund_cents: refundCents } = withdrawal;
  const goodsCents = goodsTotal(lines);
  const { difference_cents: paidCents } = await currentPayment(kysely, withdrawal.order_id);
  const differenceCents = differenceShown(goodsCents + shippingCents, refundCents, paidCents);
  const beforeCents = hasMoney(order.paymentState)
    ? goodsCents + shippingCents + differenceCents - refundCents
    : 0;
  return {
    lines: ofOrder(order, lines),
    totals: isPromised
      ? refundRows(order.locale, { goodsCents, shippingCents, differenceCents, beforeCents, refundCents })
      : [],
  };
}

/** What went back, as its credit note has it; null where it has none and the whole order is meant. */
export async function refundedGoods(
  kysely: Kysely<Schema>,
  refundId: number,
  order: Order,
): Promise<MovedGoods | null> {
  const refund = await readRefund(kysely, refundId);
  const note = await noteOfRefund(kysely, refund);
  if (!note) return refund.reason === 'goodwill' ? ofSurplus(refund.amount_cents, order.locale) : null;
  const facts = invoiceFactsSchema.parse(JSON.parse(note.facts));
  // Also of a note of money alone: it keeps what that was given back for.
  const { lines, shippingCents } = namedBy(facts);
  const goodsCents = goodsTotal(lines);
  const otherCents = Math.max(0, facts.totalCents - goodsCents - shippingCents);
  const goodwillCents = refund.reason === 'goodwill' ? otherCents : 0;
  const noteCents = goodsCents + shippingCents + goodwillCents;
  const { amount_cents: refundCents } = refund;
  // A note names all of it, also where a bank had a part of the money: that the shopper got from there, or earlier.
  const { difference_cents: paidCents } = await readPayment(kysely, refund.payment_id);
  const differenceCents = differenceShown(noteCents, refundCents, paidCents);
  const beforeCents = Math.max(0, noteCents + differenceCents - refundCents);
  const cents = { goodsCents, shippingCents, goodwillCents, differenceCents, beforeCents, refundCents };
  return {
    lines: facts.named ? linesOf(order, lines) : ofOrder(order, facts.lines),
    totals: refundRows(order.locale, cents),
  };
}

/** Given back of what was paid beyond the price: no specimen, and no credit note, comes with it. */
function ofSurplus(refundCents: number, locale: Locale): MovedGoods {
  const cents = { goodsCents: 0, shippingCents: 0, differenceCents: refundCents, refundCents };
  return { lines: [], totals: refundRows(locale, cents) };
}

/** What the shop took out of a paid order, with what comes back. */
export function cutGoods(cut: Awaited<ReturnType<typeof readCut>>, order: Order): MovedGoods {
  const lines = linesOf(order, cut.lines);
  const { goods_cents: goodsCents, shipping_cents: shippingCents, refund_cents: refundCents } = cut;
  const isRepaid = refundCents > 0;
  return {
    lines,
    totals: isRepaid ? refundRows(order.locale, { goodsCents, shippingCents, refundCents }) : [],
  };
}

/** So many of the order's lines as moved. */
function linesOf(order: Order, moved: readonly { reference: string; amount: number }[]): MovedGoods['lines'] {
  const amounts = new Map(moved.map(({ reference, amount }) => [reference, amount]));
  return order.lines.flatMap((line) => {
    const amount = amounts.get(line.reference);
    return amount === undefined ? [] : [{ ...line, amount }];
  });
}

/** What moved, with what the order shows of it; a line that was taken out of the order is shown as its paper has it. */
function ofOrder(order: Order, moved: MovedGoods['lines']): MovedGoods['lines'] {
  return moved.map((line) => ({
    ...order.lines.find(({ reference }) => reference === line.reference),
    ...line,
  }));
}

function refundRows(
  locale: Locale,
  {
    goodsCents,
    shippingCents,
    goodwillCents = 0,
    differenceCents = 0,
    beforeCents = 0,
    refundCents,
  }: {
    goodsCents: number;
    shippingCents: number;
    /** For neither. */
    goodwillCents?: number;
    /** What of them was paid more or less than asked. */
    differenceCents?: number;
    /** What of them went back before. */
    beforeCents?: number;
    refundCents: number;
  },
): MovedGoods['totals'] {
  const rows: [term: Parameters<typeof sayMail>[0], cents: number][] = [
    ['part.goods', goodsCents],
    ['part.shipping', shippingCents],
    ['part.goodwill', goodwillCents],
    ['part.difference', differenceCents],
    ['part.before', -beforeCents],
  ];
  return [...rows.filter(([, cents]) => cents !== 0), ['part.refund', refundCents] as const].map(
    ([term, cents]) => [sayMail(term, locale), formatMoney(cents, locale)],
  );
}
