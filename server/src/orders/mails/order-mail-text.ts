import type { Locale } from '@vitrine/shared/contract/locale';
import { formatEuro } from '../../platform/format-euro.ts';
import {
  addressLines,
  greeting,
  isDelivered,
  labelled,
  lineDetails,
  sellerLines,
  totals,
  transferRows,
  sayMail,
} from '../../mail/index.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** The mail for readers without HTML: the same facts in the same order. */
export function orderMailText(facts: OrderMailFacts): string {
  const { order, seller, intro, links } = facts;
  const { locale } = order;
  const lines = order.lines.map(
    (line) =>
      `${line.amount} × ${line.name}\n  ${lineDetails(line, locale)}\n  ${formatEuro(line.amount * line.priceCents, locale)}`,
  );
  const sections = [
    greeting(order),
    intro,
    tracking(facts),
    rows(transferRows(order), locale),
    `${sayMail('part.order', locale)} ${order.reference}`,
    lines.join('\n'),
    rows(totals(order), locale),
    isDelivered(order) && under(sayMail('part.deliveredTo', locale), addressLines(order).join('\n'), locale),
    under(sayMail('part.openOrder', locale), links.order, locale),
    isDelivered(order) && `${sayMail('part.withdrawal', locale)} ${sayMail('part.guarantee', locale)}`,
    isDelivered(order) && under(sayMail('part.withdraw', locale), links.withdraw, locale),
    facts.isWithConditions && sayMail('part.attached', locale),
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
