import { formatEuro } from '../rules/format-euro.ts';
import { addressLines, greeting, lineDetails, sellerLines, totals, transferRows } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** The mail for readers without HTML: the same facts in the same order. */
export function orderMailText({ order, seller, intro, links }: OrderMailFacts): string {
  const { locale } = order;
  const lines = order.lines.map(
    (line) =>
      `${line.amount} × ${line.name}\n  ${lineDetails(line, locale)}\n  ${formatEuro(line.amount * line.priceCents, locale)}`,
  );
  const sections = [
    greeting(order),
    intro,
    rows(transferRows(order)),
    `${MAIL_WORDS.order[locale]} ${order.reference}`,
    lines.join('\n'),
    rows(totals(order)),
    `${MAIL_WORDS.deliveredTo[locale]}:\n${addressLines(order).join('\n')}`,
    `${MAIL_WORDS.openOrder[locale]}:\n${links.order}`,
    `${MAIL_WORDS.withdrawal[locale]} ${MAIL_WORDS.guarantee[locale]}`,
    `${MAIL_WORDS.withdraw[locale]}:\n${links.withdraw}`,
    `${MAIL_WORDS.conditions[locale]}:\n${links.conditions}`,
    sellerLines(seller, locale).join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function rows(list: [string, string][]): string {
  return list.map(([term, value]) => `${term}: ${value}`).join('\n');
}
