import type { Seller } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { methodName } from '../../payments/index.ts';
import { hasNotice, lineFacts, type OrderMailFacts, type Tracking } from './order-mail-facts.ts';
import { guaranteeCode, guaranteeText } from './guarantee-notice.ts';
import type { MovedGoods } from './moved-goods.ts';
import { orderMailHtml, TRANSFER_CODE_CID } from './order-mail-html.ts';
import { transferCodeGif } from '../rules/transfer-code.ts';
import {
  type MailPicture,
  type RenderedMail,
  type MailText,
  sayMail,
  type OrderMailKind,
  addressLines,
  expectedWords,
  greeting,
  isDelivered,
  labelled,
  sellerLines,
  taxNotes,
  totals,
  transferRows,
  unbroken,
} from '../../mail/index.ts';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatMoney } from '@vitrine/shared/i18n/formats';

/** What is to be done on the order's page: nobody paid in time, and it puts what is still there back into the cart; or it is to be paid there. */
const OPENING: Partial<Record<OrderMailKind, MailText>> = {
  'order-cancelled': 'part.backToCart',
  'pay-by-link': 'part.pay',
};

/** A mail about an order in the order's language, as HTML and as plain text. */
export function orderMail(
  kind: OrderMailKind,
  {
    order,
    key,
    weekToken,
    seller,
    publicUrl,
    amountCents,
    values: more = {},
    tracking,
    moved,
    attached,
  }: {
    order: Order;
    /** Of the guest's link. */
    key: string;
    /** By which a transfer has its week; null where it has, or there is none. */
    weekToken: string | null;
    seller: Seller;
    publicUrl: string;
    /** The money that the mail is about. */
    amountCents: number;
    /** What else this mail fills in. */
    values?: Record<string, string>;
    tracking?: Tracking | undefined;
    /** What it is about, where that is not the whole order. */
    moved?: MovedGoods | null | undefined;
    /** What travels with it, in sentences. */
    attached: readonly string[];
  },
): Pick<RenderedMail, 'subject' | 'html' | 'text' | 'pictures'> {
  const { locale, reference } = order;
  const values = { ...more, reference, amount: formatMoney(amountCents, locale) };
  const facts: OrderMailFacts = {
    order,
    seller,
    tracking,
    attached,
    goods: moved ?? { lines: order.lines, totals: totals(order) },
    method: methodOf(kind, order),
    isWhole: !moved,
    publicUrl,
    open: sayMail(OPENING[kind] ?? 'part.openOrder', locale),
    subject: sayMail(`${kind}.subject`, locale, values),
    intro: sayMail(`${kind}.intro`, locale, values).trim(),
    links: {
      order: publicUrl + withQuery(pathTo('order', locale, { reference }), { key }),
      withdraw: publicUrl + withQuery(pathTo('withdraw', locale), { reference, key }),
      conditions: publicUrl + pathTo('conditions', locale),
      week:
        weekToken && publicUrl + withQuery(pathTo('order', locale, { reference }), { key, week: weekToken }),
    },
  };
  const [html, text] = [unbroken(orderMailHtml(facts)), orderMailText(facts)];
  return { subject: facts.subject, html, text, pictures: codes(facts) };
}

/** What its HTML shows: the code that banking apps read where there is something to transfer, and that of the notice. */
function codes(facts: OrderMailFacts): MailPicture[] {
  const { bankTransfer, totalCents, locale } = facts.order;
  return [
    ...(bankTransfer ? [{ cid: TRANSFER_CODE_CID, bytes: transferCodeGif(bankTransfer, totalCents) }] : []),
    ...(hasNotice(facts) ? [guaranteeCode(locale)] : []),
  ];
}

/** Those that confirm the contract name all that was agreed (Directive 2011/83/EU, article 8.7), the payment included. */
const CONFIRMING = new Set<OrderMailKind>([
  ...(['order-received', 'transfer-received', 'transfer-for-a-day', 'payment-received'] as const),
  'paid-at-stand',
]);

function methodOf(kind: OrderMailKind, { locale, paymentMethod, isPaidInCash }: Order): string {
  const method = isPaidInCash ? sayMail('part.inCash', locale) : methodName(paymentMethod, locale);
  return CONFIRMING.has(kind) ? labelled(sayMail('part.method', locale), ` ${method}`, locale) : '';
}

/** The mail for readers without HTML: the same facts in the same order. */
function orderMailText(facts: OrderMailFacts): string {
  const { order, seller, intro, links } = facts;
  const { locale } = order;
  const expected = expectedWords(order);
  const isParcel = facts.isWhole && isDelivered(order);
  const lines = facts.goods.lines.map(
    (line) =>
      `${line.amount} × ${line.name}\n  ${lineFacts(line, facts)}\n  ${formatMoney(line.amount * line.priceCents, locale)}`,
  );
  const sections = [
    greeting(order),
    intro,
    tracking(facts),
    rows(transferRows(order), locale),
    links.week !== null && under(sayMail('part.week', locale), links.week, locale),
    `${sayMail('part.order', locale)} ${order.reference}`,
    lines.join('\n'),
    rows(facts.goods.totals, locale),
    isParcel && taxNotes(order).join('\n'),
    facts.method,
    isParcel &&
      !order.isTakenAlong &&
      under(sayMail('part.deliveredTo', locale), addressLines(order).join('\n'), locale),
    isParcel && expected && labelled(sayMail('part.expected', locale), ` ${expected}`, locale),
    under(facts.open, links.order, locale),
    isParcel && sayMail('part.withdrawal', locale),
    isDelivered(order) && sayMail('part.guarantee', locale),
    isParcel && under(sayMail('part.withdraw', locale), links.withdraw, locale),
    hasNotice(facts) && guaranteeText(locale),
    ...facts.attached,
    under(sayMail('part.conditions', locale), links.conditions, locale),
    sellerLines(seller, locale).join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function tracking({ order: { locale }, tracking: parcel }: OrderMailFacts): string {
  if (!parcel) return '';
  if (parcel.url !== null)
    return under(`${sayMail('part.track', locale)} ${parcel.number}`.trim(), parcel.url, locale);
  return parcel.number && labelled(sayMail('part.trackingNumber', locale), ` ${parcel.number}`, locale);
}

const under = (label: string, text: string, locale: Locale) => labelled(label, `\n${text}`, locale);

function rows(list: [string, string][], locale: Locale): string {
  return list.map(([term, value]) => labelled(term, ` ${value}`, locale)).join('\n');
}
